// What is meant by pointing somewhere on a window: looked up in the layout it is drawn by.
#pragma once

#include "src/session/core/message.hpp"
#include "src/shell/layout.hpp"

#include <optional>
#include <variant>

namespace shell {

/// What can be pointed at.
using Target = std::variant<session::SquareClicked, session::RowClicked, session::RowPointed, session::ControlClicked>;

/// What is meant by pointing there; empty where there is nothing. A dialog over the board hides all but the caption.
std::optional<Target> hit_test(const session::View& view, const Layout& layout, Point point);

/// What turning the wheel there means: the next part of the caption, or the next row down (1) or up (-1).
std::optional<Target> wheel_test(const session::View& view, const Layout& layout, Point point, int direction);

} // namespace shell
