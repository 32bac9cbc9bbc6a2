// A speech-dispatcher of the fixture's own.
#pragma once

#include "tests/e2e/play/command.hpp"

#include <memory>
#include <string>

namespace e2e {

/// Runs from construction on, speaks into the sink, and is killed in the end.
class Daemon {
public:
    explicit Daemon(const std::string& sink);

    /// Ends it from one moment to the next.
    void kill();
    /// Stops it as a process is stopped: it is there, and does nothing.
    void freeze();

private:
    std::unique_ptr<Running> running_;
};

} // namespace e2e
