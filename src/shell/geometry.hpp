// Places on the window, in pixels from its top left corner.
#pragma once

namespace shell {

struct Point {
    int x = 0;
    int y = 0;
    bool operator==(const Point&) const = default;
};

struct Size {
    int width = 0;
    int height = 0;
    bool operator==(const Size&) const = default;
};

/// The pixels from (x, y) to, but not with, (right, bottom).
struct Rectangle {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool operator==(const Rectangle&) const = default;

    constexpr int right() const { return x + width; }
    constexpr int bottom() const { return y + height; }
    constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
    constexpr bool contains(Point point) const {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    constexpr bool contains(const Rectangle& other) const {
        return other.x >= x && other.right() <= right() && other.y >= y && other.bottom() <= bottom();
    }
    constexpr bool overlaps(const Rectangle& other) const {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    /// So much smaller on each of its four sides.
    constexpr Rectangle inset(int by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }

    /// Cuts a strip off one side: it is returned, and this is what remains. Never more than there is.
    constexpr Rectangle cut_top(int strip) {
        const int taken = strip < height ? strip : height;
        const Rectangle cut{x, y, width, taken};
        y += taken;
        height -= taken;
        return cut;
    }
    constexpr Rectangle cut_bottom(int strip) {
        const int taken = strip < height ? strip : height;
        height -= taken;
        return {x, bottom(), width, taken};
    }
    constexpr Rectangle cut_left(int strip) {
        const int taken = strip < width ? strip : width;
        const Rectangle cut{x, y, taken, height};
        x += taken;
        width -= taken;
        return cut;
    }
    constexpr Rectangle cut_right(int strip) {
        const int taken = strip < width ? strip : width;
        width -= taken;
        return {right(), y, taken, height};
    }
};

} // namespace shell
