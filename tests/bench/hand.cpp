#include "tests/bench/hand.hpp"

#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

namespace tests::bench {

namespace {

bool wait_for(Uint32 type, int milliseconds) {
    const Moment end = Clock::now() + std::chrono::milliseconds{milliseconds};
    SDL_Event event;
    while (Clock::now() < end) {
        if (SDL_WaitEventTimeout(&event, 10) == 1 && event.type == type) return true;
    }
    return false;
}

} // namespace

std::optional<Keys> Keys::open() {
    Display* display = XOpenDisplay(nullptr);
    return display == nullptr ? std::nullopt : std::optional{Keys{display}};
}

Moment Keys::press(KeySym key) {
    const Moment pressed = Clock::now();
    XTestFakeKeyEvent(display_.get(), XKeysymToKeycode(display_.get(), key), True, CurrentTime);
    XFlush(display_.get());
    return pressed;
}

void Keys::release(KeySym key) {
    XTestFakeKeyEvent(display_.get(), XKeysymToKeycode(display_.get(), key), False, CurrentTime);
    XFlush(display_.get());
}

std::unique_ptr<Hand> Hand::open() {
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return nullptr;
    SDL_Window* window = SDL_CreateWindow("bench", 0, 0, 320, 200, 0);
    auto keys = Keys::open();
    if (window == nullptr || !keys) return nullptr;
    std::unique_ptr<Hand> hand{new Hand{window, *std::move(keys)}};
    // Until the window has the keyboard focus, keys go astray.
    for (int attempt = 0; attempt < 20; ++attempt) {
        const bool arrived = hand->press(XK_b).has_value();
        hand->release(XK_b);
        if (arrived) return hand;
    }
    return nullptr;
}

Hand::~Hand() {
    SDL_DestroyWindow(window_);
    SDL_Quit();
}

std::optional<Moment> Hand::press(KeySym key) {
    SDL_FlushEvent(SDL_KEYDOWN);
    const Moment pressed = keys_.press(key);
    if (!wait_for(SDL_KEYDOWN, 500)) return std::nullopt;
    return pressed;
}

void Hand::release(KeySym key) {
    keys_.release(key);
    wait_for(SDL_KEYUP, 100);
}

} // namespace tests::bench
