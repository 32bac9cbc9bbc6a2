// Other programs, run for a test.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace e2e {

/// Runs a program to its end and returns what it wrote to stdout. The test fails if it cannot be run or does not exit
/// with 0.
std::string output_of(const std::vector<std::string>& command);

/// A program that runs beside the test; killed when this goes out of scope.
class Running {
public:
    /// Its stdout and stderr go to the file.
    Running(const std::vector<std::string>& command, const std::string& log);
    ~Running();
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    void send(int signal) const;
    /// Waits so many seconds for it to end; its exit status, or empty if it still runs or was killed.
    std::optional<int> wait(double seconds);
    /// Looks, and does not wait.
    bool has_ended();
    /// Whether it runs, or how it has ended, and what it wrote, for whoever reads why a test failed.
    std::string state();
    pid_t process() const { return process_; }

private:
    pid_t process_;
    std::string log_;
    std::optional<int> ended_; ///< as waitpid tells it
};

} // namespace e2e
