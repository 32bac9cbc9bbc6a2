// Questions typed in the line for a move, as players of another program know them from there.
#pragma once

#include "src/session/core/update_context.hpp"

#include <string_view>

namespace session {

/// Answers it, if the key map has the word it begins with and what stands behind that is as wanted: `p N`, `s e`,
/// `board e4`. A slash before it changes nothing. False for anything else, which is then read as a move or an order.
/// Precondition: there is a game.
bool answer_typed_question(UpdateContext& context, std::string_view line);

} // namespace session
