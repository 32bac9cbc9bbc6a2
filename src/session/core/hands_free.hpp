// What may be said without a key.
#pragma once

#include "src/session/core/update_context.hpp"

#include <optional>

namespace session {

/// What is listened for: at the board moves and orders, at a question about the game its answer. Empty where nothing
/// is, because the player has not chosen it, or is elsewhere.
std::optional<Listening> heard_hands_free(const Scene& context);

/// Opens or closes the microphone as it is wanted now.
void listen_hands_free(UpdateContext& context);

} // namespace session
