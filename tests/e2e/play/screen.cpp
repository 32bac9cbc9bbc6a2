#include "tests/e2e/play/screen.hpp"

#include "tests/support/catch.hpp"

#include <X11/Xlib.h>
#include <X11/Xutil.h>

#include <cstring>
#include <memory>

namespace e2e {

Picture picture_of_screen() {
    const std::unique_ptr<Display, int (*)(Display*)> display(XOpenDisplay(nullptr), XCloseDisplay);
    REQUIRE(display != nullptr);
    const int screen = XDefaultScreen(display.get());
    const auto width = static_cast<unsigned>(XDisplayWidth(display.get(), screen));
    const auto height = static_cast<unsigned>(XDisplayHeight(display.get(), screen));
    XImage* const image =
        XGetImage(display.get(), XRootWindow(display.get(), screen), 0, 0, width, height, AllPlanes, ZPixmap);
    REQUIRE(image != nullptr);
    REQUIRE(image->bits_per_pixel == 32);
    REQUIRE(image->bytes_per_line == static_cast<int>(4 * width));
    Picture pixels(std::size_t{width} * height);
    std::memcpy(pixels.data(), image->data, 4 * pixels.size());
    XDestroyImage(image);
    return pixels;
}

std::size_t difference(const Picture& one, const Picture& other) {
    REQUIRE(one.size() == other.size());
    std::size_t different = 0;
    for (std::size_t at = 0; at < one.size(); ++at)
        if (one[at] != other[at]) ++different;
    return different;
}

} // namespace e2e
