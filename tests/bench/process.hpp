// Other programs, as long as they are needed.
#pragma once

#include <sys/types.h>

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

private:
    pid_t id_ = 0;
};

/// Starts a program with its arguments; none runs if it cannot be started.
Process start(std::vector<std::string> words);

} // namespace tests::bench
