// Where the parts of a view stand, for whoever points at them by other means than the mouse.
#pragma once

#include "src/inputs/places.hpp"
#include "src/session/core/view.hpp"
#include "src/shell/layout.hpp"

namespace shell {

/// From the layout of that view, in the pixels of a picture of that size, to the units of that window.
inputs::Places places_of(const session::View& view, const Layout& layout, Size picture, const Rectangle& window);

} // namespace shell
