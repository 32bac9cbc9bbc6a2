#include "src/outputs/own_speech/speakers.hpp"

#include "speech/output/dispatcher/dispatcher.hpp"
#include "speech/output/reader/reader.hpp"

#include <utility>

namespace outputs::own_speech {

std::unique_ptr<speech::output::SpeechOutput> open_speaker(settings::Speaker speaker, speech::output::Wake wake) {
    switch (speaker) {
    case settings::Speaker::Own: return nullptr;
    case settings::Speaker::SpeechDispatcher:
        return std::make_unique<speech::output::dispatcher::Dispatcher>(std::move(wake));
    case settings::Speaker::ScreenReader: return speech::output::reader::open(std::move(wake));
    }
    return nullptr;
}

} // namespace outputs::own_speech
