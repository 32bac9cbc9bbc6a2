// A display of one line with keys, as far as files can be one: what the player is told and what they see, a line for
// each, and a pipe from which the names of keys are read.
#pragma once

#include "src/inputs/lines.hpp"
#include "src/outputs/output.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <utility>

namespace outputs::example_display {

/// Keys by their names, a line for each.
class Keys final : public inputs::Input {
public:
    /// The device is never destroyed while the program runs.
    Keys(std::istream& device, std::function<void()> wake)
        : names_(device, {}, std::move(wake)) {}

    void use(const session::KeyMap& keys) override { keys_ = keys; }
    void wait(std::chrono::milliseconds longest, const KeyContextNow& key_context, const Act& act) override;
    void wake() override { names_.wake(); }

private:
    inputs::Lines names_;
    session::KeyMap keys_{};
};

class ExampleDisplay final : public Output {
public:
    ExampleDisplay(const std::filesystem::path& display, std::unique_ptr<Keys> keys);

    void tell(const session::Tell& told) override;
    std::optional<session::ParticipantId> viewer() const override { return session::ParticipantId{}; }
    /// The row in focus, or else where one is.
    void show(const Sight& sight) override;
    inputs::Input* keys() override { return keys_.get(); }

private:
    std::ofstream display_;
    std::unique_ptr<Keys> keys_;
};

/// Null where no display is named by KLANGBRETT_EXAMPLE_DISPLAY. Its keys are those that KLANGBRETT_EXAMPLE_KEYS names.
std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::example_display
