#include "src/app/window_input.hpp"

#include "speech/output/reader/reader.hpp"
#include "src/session/view.hpp"

#include <string>

namespace app {

/// A screen reader is left alone with it unless he is the one to speak: what he reads out by himself, the program's own
/// voice would be saying at the same time.
void WindowInput::present(const session::Model& model, session::Now now) {
    window_->present(session::view(model, now));
    const bool is_his = model.preferences.speaker == settings::Speaker::ScreenReader && !model.speaker_is_lost;
    speech::output::reader::show({session::place(model),
                                  is_his ? model.participants.at(session::at_keyboard(model)).caption : std::string(),
                                  window_->has_keyboard()});
}

std::optional<session::PictureFailed> WindowInput::picture_fault() const {
    const auto fault = window_->picture_fault();
    if (!fault) return std::nullopt;
    using What = session::PictureFailed::What;
    return session::PictureFailed{fault->what == shell::PictureFault::What::NoFonts ? What::NoFonts : What::NotDrawn,
                                  fault->words};
}

} // namespace app
