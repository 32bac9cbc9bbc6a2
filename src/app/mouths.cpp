#include "src/app/mouths.hpp"

#include "speech/mouth/dispatcher/dispatcher.hpp"
#include "speech/mouth/reader/reader.hpp"

#include <utility>

namespace app {

std::unique_ptr<speech::mouth::Mouth> open_mouth(storage::Speaker speaker, speech::mouth::Wake wake) {
    switch (speaker) {
    case storage::Speaker::Own: return nullptr;
    case storage::Speaker::SpeechDispatcher:
        return std::make_unique<speech::mouth::dispatcher::Dispatcher>(std::move(wake));
    case storage::Speaker::ScreenReader: return speech::mouth::reader::open(std::move(wake));
    }
    return nullptr;
}

} // namespace app
