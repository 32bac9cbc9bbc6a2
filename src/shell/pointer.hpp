// The mouse, or one finger on the screen: what is pressed and let go there, as what the session is told.
#pragma once

#include "src/shell/pointed.hpp"
#include "src/shell/resources.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace shell {

/// What a pointer does. A square counts when it is pressed, so that a piece can be drawn to another square and let go
/// there; anything else counts when it is let go where it was pressed. What a touch makes the system tell of a mouse as
/// well is passed over.
class Pointer {
public:
    /// What is in the window now, in its pixels.
    struct Scene {
        Size window;  ///< in which the mouse is told
        Size picture; ///< in which the layout is made
        bool is_holding;
        std::function<std::optional<Target>(Point)> hit;
        std::function<std::optional<Target>(Point, int direction)> wheel;
    };

    /// What the event means, if anything.
    std::vector<Target> take(const SDL_Event& event, const Scene& scene);

private:
    struct Press {
        std::optional<Target> on;
        bool was_holding;
    };
    std::vector<Target> press(Point point, const Scene& scene);
    std::vector<Target> release(Point point, const Scene& scene);

    std::optional<Press> press_;
    std::optional<SDL_FingerID> finger_; ///< the first of those on the screen; the others mean nothing
    Point mouse_;                        ///< where it was last
};

} // namespace shell
