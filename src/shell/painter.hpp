// Draws a view. Everything seen here is also said; nothing is told by colour alone.
#pragma once

#include "src/session/core/view.hpp"
#include "src/shell/canvas.hpp"
#include "src/shell/layout.hpp"

namespace shell {

/// Draws the whole view onto the canvas, without presenting it. Returns where text is being typed, if it is.
std::optional<Rectangle> paint(Canvas& canvas, const session::View& view, Size window);
/// The same by a layout of that view that has been made already.
std::optional<Rectangle> paint(Canvas& canvas, const session::View& view, const Layout& layout);

} // namespace shell
