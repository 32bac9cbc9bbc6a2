// The window as an input.
#pragma once

#include "src/inputs/input.hpp"
#include "src/shell/window.hpp"

#include <memory>

namespace app {

/// A window, and the keys, the mouse and the fingers that act in it.
class WindowInput final : public inputs::Input {
public:
    explicit WindowInput(std::unique_ptr<shell::Window> window)
        : window_(std::move(window)) {}

    void use(const session::KeyMap& keys) override { window_->use(keys); }
    void present(const session::View& view) override { window_->present(view); }
    std::optional<inputs::Places> places(const session::View& view) override { return window_->places(view); }
    bool has_window() const override { return true; }
    bool has_keyboard() const override { return window_->has_keyboard(); }
    void wait(std::chrono::milliseconds longest, const KeyContextNow& key_context, const Act& act) override {
        window_->wait(longest, key_context, act);
    }
    std::optional<std::string> copy(const std::string& text) override { return window_->copy(text); }
    void wake() override { window_->wake(); }
    std::optional<session::PictureFailed> picture_fault() const override;

private:
    std::unique_ptr<shell::Window> window_;
};

} // namespace app
