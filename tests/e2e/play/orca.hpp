// Orca, the screen reader, beside the program.
#pragma once

#include "tests/e2e/play/command.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace e2e {

/// Runs from construction on, speaks through the fixture's speech-dispatcher, and is killed in the end.
class Orca {
public:
    /// Returns when it has found the program's window and said so.
    Orca();

    /// Everything it has had spoken.
    std::vector<std::string> spoken() const;
    /// Waits until it has something spoken that contains the text, not before the place given; the place after it.
    std::size_t await(const std::string& text, std::size_t from = 0) const;

    /// Ends it from one moment to the next.
    void kill();

private:
    std::string record_;
    Running running_;
};

} // namespace e2e
