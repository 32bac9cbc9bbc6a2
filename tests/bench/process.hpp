// Other programs, as long as they are needed.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tests::bench {

/// A child process that ends, at the latest, when this object does.
class Process {
public:
    Process() = default;
    explicit Process(pid_t id)
        : id_{id} {}
    ~Process() { kill_now(); }
    Process(Process&& other) noexcept
        : id_{std::exchange(other.id_, 0)} {}
    Process& operator=(Process&& other) noexcept {
        kill_now();
        id_ = std::exchange(other.id_, 0);
        return *this;
    }

    void kill_now();
    /// Asks it to end, and waits until it has; it is killed if that takes more than five seconds.
    void end();
    /// Its memory, with its share of what it has in common with others (PSS), in units of 10^6 bytes. Empty if the
    /// system does not tell.
    std::optional<double> megabytes() const;
    /// How long its threads have had a processor for, all together. Empty if the system does not tell.
    std::optional<std::chrono::nanoseconds> processor_time() const;

private:
    pid_t id_ = 0;
};

/// The program that is measured: the one that was built with this, or what the variable KLANGBRETT_PROGRAM names, to
/// measure an earlier one beside it.
std::string measured_program();

/// Starts a program with its arguments; none runs if it cannot be started.
Process start(std::vector<std::string> words);

} // namespace tests::bench
