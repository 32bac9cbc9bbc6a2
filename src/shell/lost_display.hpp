// What becomes of the program when its display goes.
#pragma once

struct SDL_Window;

namespace shell {

/// From now on the program is asked to end where the window's display goes away, so that it ends as it does when the
/// system asks for that, with everything kept and said. Xlib would end it at once.
void end_with_display(SDL_Window& window);

} // namespace shell
