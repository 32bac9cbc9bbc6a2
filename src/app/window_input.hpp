// The window as an input, with the screen reader that stands beside it.
#pragma once

#include "src/inputs/input.hpp"
#include "src/shell/window.hpp"

#include <memory>

namespace app {

/// A window, and what a screen reader is shown of it.
class WindowInput final : public inputs::Input {
public:
    explicit WindowInput(std::unique_ptr<shell::Window> window)
        : window_(std::move(window)) {}

    void use(const session::KeyMap& keys) override { window_->use(keys); }
    void present(const session::Model& model, session::Now now) override;
    void wait(std::chrono::milliseconds longest, const KeyContextNow& key_context, const Act& act) override {
        window_->wait(longest, key_context, act);
    }
    void wake() override { window_->wake(); }
    std::optional<session::PictureFailed> picture_fault() const override;

private:
    std::unique_ptr<shell::Window> window_;
};

} // namespace app
