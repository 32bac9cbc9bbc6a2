// What came out of the sound card, listened to.
#pragma once

#include "tests/e2e/play/command.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace e2e {

/// Of full scale: what is louder is heard, and what stays below is not.
constexpr double audible = 0.02;
constexpr double silent = 0.002;

using Clock = std::chrono::steady_clock;

/// Records the monitor of one of the fixture's sinks from construction until stop().
class Recording {
public:
    explicit Recording(const std::string& file, const std::string& sink = "out");

    /// Ends it and reads the file. The samples are full scale at 1.
    void stop();

    /// The loudest sample between two moments. Precondition: stopped.
    double peak(Clock::time_point from, Clock::time_point to) const;
    /// The seconds from a moment until everything stays below the level for `quiet` seconds; empty if it never does.
    std::optional<double> seconds_until_quiet(Clock::time_point from, double level, double quiet) const;
    double seconds() const;

private:
    std::size_t index(Clock::time_point moment) const;

    std::string file_;
    std::unique_ptr<Running> recorder_;
    std::vector<float> samples_;
    Clock::time_point ended_{};
};

/// Waits until the sink has been silent for a second.
void await_quiet(const std::string& sink);

} // namespace e2e
