// Those who can speak for the program.
#pragma once

#include "speech/output/speech_output.hpp"
#include "src/settings/preferences.hpp"

#include <functional>
#include <memory>

namespace outputs::own_speech {

/// Empty for the program itself, and for whoever cannot be had here.
using OpenSpeaker =
    std::function<std::unique_ptr<speech::output::SpeechOutput>(settings::Speaker, speech::output::Wake)>;

std::unique_ptr<speech::output::SpeechOutput> open_speaker(settings::Speaker speaker, speech::output::Wake wake);

} // namespace outputs::own_speech
