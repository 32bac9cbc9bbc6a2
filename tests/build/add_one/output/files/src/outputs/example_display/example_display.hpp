// A display of one line, as far as a file can be one: what the player is told and what they see, a line for each.
#pragma once

#include "src/outputs/output.hpp"

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>

namespace outputs::example_display {

class ExampleDisplay final : public Output {
public:
    explicit ExampleDisplay(const std::filesystem::path& display);

    void tell(const session::Tell& told) override;
    std::optional<session::ParticipantId> viewer() const override { return session::ParticipantId{}; }
    /// The row in focus, or else where one is.
    void show(const Sight& sight) override;

private:
    std::ofstream display_;
};

/// Null where no display is named by KLANGBRETT_EXAMPLE_DISPLAY.
std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::example_display
