// The current place of a participant, in words.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The screen on top and what is in focus there.
speech::phrases::Runs place_words(const Scene& context);

} // namespace session
