// An output to copy for a new one: it collects what the player is told, as text.
//
// For a new output, a Braille display say: copy this folder to src/outputs/braille and its test to
// tests/src/outputs/braille_test.cpp, and rename file, namespace and class. The build finds the folder and adds the
// output to open_all(): it includes <folder>/<folder>.hpp and calls open() there. tests/build/add_one/output is a whole
// one.
#pragma once

#include "src/outputs/output.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace outputs::skeleton {

/// It needs only what is told and what is seen; silence and pause are for those that can be heard.
class Skeleton final : public Output {
public:
    void tell(const session::Tell& told) override;
    /// Whoever shows nothing leaves both out.
    std::optional<session::ParticipantId> viewer() const override { return session::ParticipantId{}; }
    void show(const Sight& sight) override;

    /// One line for each thing the player was told that has words, the oldest first.
    const std::vector<std::string>& lines() const { return lines_; }
    /// As the title of the window, or the name of the screen.
    const std::string& place() const { return place_; }

private:
    std::vector<std::string> lines_;
    std::string place_;
};

/// Called once, as the program begins. Null where the output is not wanted, or cannot be had.
std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::skeleton
