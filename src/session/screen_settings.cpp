#include "src/session/screen_settings.hpp"

namespace session {

using speech::phrases::PhraseId;
using storage::BoardSize;
using storage::Preferences;
using storage::Theme;

Chooser choose_theme() {
    return choose_named<Theme>(PhraseId::SettingTheme, "theme", &Preferences::theme,
                               {{Theme::Dark, "dark"},
                                {Theme::WhiteOnBlack, "white_on_black"},
                                {Theme::YellowOnBlack, "yellow_on_black"},
                                {Theme::BlackOnWhite, "black_on_white"}});
}

Chooser choose_board_size() {
    return choose_named<BoardSize>(PhraseId::SettingBoardSize, "size", &Preferences::board_size,
                                   {{BoardSize::WithText, "with_text"}, {BoardSize::Largest, "largest"}});
}

void read_on(Step& step) {
    ++step.model.caption_turns;
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
