// A message letter by letter.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The letters of a message; squares in the announcing words of the Laws.
speech::phrases::Runs spelled(const Scene& context, const speech::phrases::Runs& message);

} // namespace session
