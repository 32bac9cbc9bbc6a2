// The process that does nothing but speak: if it crashes over what it reads, the program lives.
#pragma once

#include "speech/voice/synth.hpp"

#include <functional>

namespace speech::voice::apart {

/// Speaks what is asked for over the standard input, a socket for packets, until its other end is closed, and ends the
/// process at once then, even in the middle of a word. Returns the exit status: 0, or 2 if that is no such socket, or
/// something else is asked for.
int serve(const std::function<OpenedSynth()>& open);

} // namespace speech::voice::apart
