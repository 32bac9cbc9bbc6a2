#include "src/session/devices/picture.hpp"

namespace session {

using speech::phrases::PhraseId;

void read_on(UpdateContext& context) {
    ++context.participant().caption_turns;
    context.whisper(context.phrase(PhraseId::PictureNextPart));
}

void picture_failed(UpdateContext& context, const PictureFailed& failed) {
    switch (failed.what) {
    case PictureFailed::What::NoFonts:
        return context.news(context.phrase(PhraseId::PictureNoFonts, {{"folders", failed.detail}}));
    case PictureFailed::What::NotDrawn:
        return context.news(context.phrase(PhraseId::PictureNotDrawn, {{"why", failed.detail}}));
    }
}

} // namespace session
