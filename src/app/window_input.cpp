#include "src/app/window_input.hpp"

namespace app {

std::optional<session::PictureFailed> WindowInput::picture_fault() const {
    const auto fault = window_->picture_fault();
    if (!fault) return std::nullopt;
    using What = session::PictureFailed::What;
    return session::PictureFailed{fault->what == shell::PictureFault::What::NoFonts ? What::NoFonts : What::NotDrawn,
                                  fault->words};
}

} // namespace app
