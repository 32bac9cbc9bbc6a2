// Presses keys on a window of its own, as a hand would, and sees them arrive.
#pragma once

#include "tests/bench/sound_recorder.hpp"

#include <SDL.h>
#include <X11/Xlib.h>

#include <memory>
#include <optional>
#include <utility>

namespace tests::bench {

/// The keyboard of the display, whoever has its focus.
class Keys {
public:
    /// Nothing if there is no display.
    static std::optional<Keys> open();

    /// When it was pressed.
    Moment press(KeySym key);
    void release(KeySym key);

private:
    struct Close {
        void operator()(Display* display) const { XCloseDisplay(display); }
    };
    explicit Keys(Display* display)
        : display_{display} {}
    std::unique_ptr<Display, Close> display_;
};

class Hand {
public:
    /// A small window on the display of the environment; nothing if there is none or it gets no keyboard focus.
    static std::unique_ptr<Hand> open();
    ~Hand();

    /// Presses the key and waits until SDL reports it; answers when it was pressed. Nothing if it is not reported.
    std::optional<Moment> press(KeySym key);
    /// Lets go of the key.
    void release(KeySym key);

private:
    Hand(SDL_Window* window, Keys keys)
        : window_{window}
        , keys_{std::move(keys)} {}

    SDL_Window* window_;
    Keys keys_;
};

} // namespace tests::bench
