// Presses keys on a window of its own, as a hand would, and sees them arrive.
#pragma once

#include "tests/bench/ear.hpp"

#include <SDL.h>
#include <X11/Xlib.h>

#include <memory>
#include <optional>

namespace tests::bench {

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
    Hand(SDL_Window* window, Display* display)
        : window_{window}
        , display_{display} {}

    SDL_Window* window_;
    Display* display_;
};

} // namespace tests::bench
