// The program's rate, pitch and volume on the scales of speech-dispatcher.
#pragma once

#include "sounds/mixer/mixer.hpp"
#include "speech/voice/manner.hpp"

#include <compare>

namespace speech::output::dispatcher {

/// Each from -100 to 100, as speech-dispatcher wants them.
///
/// The rate is what its eSpeak NG module makes of it as it is delivered: -100 is 80 words a minute, 0 is 170, 100 is
/// 449, in straight lines between; other modules take it as slower and faster. The pitch is 0 at the voice's own. The
/// volume is -100 for silence and 100 for the sound as it was made.
struct Scale {
    int rate = 0;
    int pitch = 0;
    int volume = 0;
    auto operator<=>(const Scale&) const = default;
};

Scale scale(const voice::Manner& manner, sounds::mixer::Volume volume);

} // namespace speech::output::dispatcher
