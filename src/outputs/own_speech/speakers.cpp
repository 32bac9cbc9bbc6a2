#include "src/outputs/own_speech/speakers.hpp"

#include "speech/mouth/dispatcher/dispatcher.hpp"
#include "speech/mouth/reader/reader.hpp"

#include <utility>

namespace outputs::own_speech {

std::unique_ptr<speech::mouth::Mouth> open_speaker(settings::Speaker speaker, speech::mouth::Wake wake) {
    switch (speaker) {
    case settings::Speaker::Own: return nullptr;
    case settings::Speaker::SpeechDispatcher:
        return std::make_unique<speech::mouth::dispatcher::Dispatcher>(std::move(wake));
    case settings::Speaker::ScreenReader: return speech::mouth::reader::open(std::move(wake));
    }
    return nullptr;
}

} // namespace outputs::own_speech
