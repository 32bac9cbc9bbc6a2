// An output to copy for a new one: it collects what the player is told, as text.
//
// For a new output, a Braille display say: copy this folder to src/outputs/braille and its test to
// tests/src/outputs/braille_test.cpp, and rename file, namespace and class. The build finds the folder and adds the
// output to open_all(): it includes <folder>/<folder>.hpp and calls open() there.
#pragma once

#include "src/outputs/output.hpp"

#include <memory>
#include <string>
#include <vector>

namespace outputs::skeleton {

/// Of what is told it needs only `tell`; silence and pause are for those that can be heard.
class Skeleton final : public Output {
public:
    void tell(const session::Tell& told) override;

    /// One line for each thing the player was told that has words, the oldest first.
    const std::vector<std::string>& lines() const { return lines_; }

private:
    std::vector<std::string> lines_;
};

/// Called once, as the program begins. Null where the output is not wanted, or cannot be had.
std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::skeleton
