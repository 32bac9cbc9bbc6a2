// What becomes of the program when its display goes.
#pragma once

struct SDL_Window;

namespace shell {

/// From now on the program is asked to end where the window's display goes away, so that it ends as it does when the
/// system asks for that, with everything kept and said. Xlib would end it at once. It still does where another thread
/// has just woken the window: SDL does that over a second connection, which it shows to nobody. What was played is kept
/// in either case.
void end_with_display(SDL_Window& window);

} // namespace shell
