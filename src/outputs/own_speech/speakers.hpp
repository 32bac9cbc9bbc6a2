// Those who can speak for the program.
#pragma once

#include "speech/mouth/mouth.hpp"
#include "src/settings/preferences.hpp"

#include <functional>
#include <memory>

namespace outputs::own_speech {

/// Empty for the program itself, and for whoever cannot be had here.
using OpenSpeaker = std::function<std::unique_ptr<speech::mouth::Mouth>(settings::Speaker, speech::mouth::Wake)>;

std::unique_ptr<speech::mouth::Mouth> open_speaker(settings::Speaker speaker, speech::mouth::Wake wake);

} // namespace outputs::own_speech
