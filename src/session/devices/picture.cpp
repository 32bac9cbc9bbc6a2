#include "src/session/devices/picture.hpp"

namespace session {

using speech::phrases::PhraseId;

void read_on(Step& step) {
    ++step.participant().caption_turns;
    step.whisper(step.phrase(PhraseId::PictureNextPart));
}

void picture_failed(Step& step, const PictureFailed& failed) {
    switch (failed.what) {
    case PictureFailed::What::NoFonts:
        return step.news(step.phrase(PhraseId::PictureNoFonts, {{"folders", failed.detail}}));
    case PictureFailed::What::NotDrawn:
        return step.news(step.phrase(PhraseId::PictureNotDrawn, {{"why", failed.detail}}));
    }
}

} // namespace session
