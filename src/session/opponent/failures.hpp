// Why an engine cannot go on, in words.
#pragma once

#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// How the engine of that name has failed.
speech::phrases::Runs failure_words(const Scene& context, const std::string& name, const engine::Failure& failure);

/// It does not know the variant that is played.
speech::phrases::Runs not_this_game_words(const Scene& context, const std::string& name);

} // namespace session
