#include "src/shell/lost_display.hpp"

#include "base/platform/end_signals.hpp"

#include <SDL.h>
#include <SDL_syswm.h>

namespace shell {
namespace {

/// Xlib's own one ends the program.
int do_not_exit(Display* /*display*/) { return 0; }

void lost(Display* /*display*/, void* /*nothing*/) {
    // Xlib tells it with every call from then on; asked twice, the program would end at once.
    static bool is_told = false;
    if (!is_told) base::platform::ask_to_end();
    is_told = true;
}

} // namespace

void end_with_display(SDL_Window& window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(&window, &info) == SDL_FALSE || info.subsystem != SDL_SYSWM_X11) return;
    // SDL has loaded it already, where it can draw with it. One of before 1.7 has no such function.
    void* const xlib = SDL_LoadObject("libX11.so.6");
    if (xlib == nullptr) return;
    void* const before = SDL_LoadFunction(xlib, "XSetIOErrorHandler");
    void* const after = SDL_LoadFunction(xlib, "XSetIOErrorExitHandler");
    if (before == nullptr || after == nullptr) return;
    using SetBefore = int (*(*)(int (*)(Display*)))(Display*);
    using SetAfter = void (*)(Display*, void (*)(Display*, void*), void*);
    reinterpret_cast<SetBefore>(before)(do_not_exit);
    reinterpret_cast<SetAfter>(after)(info.info.x11.display, lost, nullptr);
}

} // namespace shell
