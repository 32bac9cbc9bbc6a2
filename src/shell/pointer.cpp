#include "src/shell/pointer.hpp"

#include <algorithm>
#include <utility>

namespace shell {
namespace {

Point from_mouse(int x, int y, const Pointer::Scene& scene) {
    return {x * scene.picture.width / std::max(1, scene.window.width),
            y * scene.picture.height / std::max(1, scene.window.height)};
}

/// A finger is told in shares of the window.
Point from_finger(const SDL_TouchFingerEvent& finger, const Pointer::Scene& scene) {
    return {static_cast<int>(finger.x * static_cast<float>(scene.picture.width)),
            static_cast<int>(finger.y * static_cast<float>(scene.picture.height))};
}

bool is_square(const std::optional<Target>& target) {
    return target && std::holds_alternative<session::SquareClicked>(*target);
}

bool is_left(const SDL_MouseButtonEvent& button) {
    return button.button == SDL_BUTTON_LEFT && button.which != SDL_TOUCH_MOUSEID;
}

} // namespace

std::vector<Target> Pointer::press(Point point, const Scene& scene) {
    press_ = Press{scene.hit(point), scene.is_holding};
    return is_square(press_->on) ? std::vector{*press_->on} : std::vector<Target>{};
}

std::vector<Target> Pointer::release(Point point, const Scene& scene) {
    const auto press = std::exchange(press_, std::nullopt);
    const auto target = scene.hit(point);
    if (!press || !press->on || !target) return {};
    if (!is_square(press->on)) return target == press->on ? std::vector{*target} : std::vector<Target>{};
    const bool is_drawn = is_square(target) && target != press->on && !press->was_holding && scene.is_holding;
    return is_drawn ? std::vector{*target} : std::vector<Target>{};
}

std::vector<Target> Pointer::take(const SDL_Event& event, const Scene& scene) {
    switch (event.type) {
    case SDL_MOUSEMOTION: mouse_ = from_mouse(event.motion.x, event.motion.y, scene); return {};
    case SDL_MOUSEBUTTONDOWN:
        return is_left(event.button) ? press(from_mouse(event.button.x, event.button.y, scene), scene)
                                     : std::vector<Target>{};
    case SDL_MOUSEBUTTONUP:
        return is_left(event.button) ? release(from_mouse(event.button.x, event.button.y, scene), scene)
                                     : std::vector<Target>{};
    case SDL_MOUSEWHEEL: {
        if (event.wheel.which == SDL_TOUCH_MOUSEID || event.wheel.y == 0) return {};
        const auto target = scene.wheel(mouse_, event.wheel.y < 0 ? 1 : -1);
        return target ? std::vector{*target} : std::vector<Target>{};
    }
    case SDL_FINGERDOWN:
        if (finger_) return {};
        finger_ = event.tfinger.fingerId;
        return press(from_finger(event.tfinger, scene), scene);
    case SDL_FINGERUP:
        if (finger_ != event.tfinger.fingerId) return {};
        finger_.reset();
        return release(from_finger(event.tfinger, scene), scene);
    default: return {};
    }
}

} // namespace shell
