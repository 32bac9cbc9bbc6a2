// The picture in the window: showing the next part of it, and saying that it shows less than it should.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// The next part of the sentence shown, where it is too long for its place.
void read_on(UpdateContext& context);

/// That the window shows less than it should, and why.
void picture_failed(UpdateContext& context, const PictureFailed& failed);

} // namespace session
