// A screen reader that is deaf to nothing and tells all: listener.py.
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <string>
#include <vector>

namespace listening {

/// What a program of this folder writes, all of it.
std::string output_of(const std::string& script);

/// Killed when it goes out of scope.
class Listener {
public:
    /// Returns when it listens for these events, besides keys.
    explicit Listener(const std::string& events);
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    /// What it has heard from the last line taken up to this one. Waits for as long as it takes.
    std::vector<std::string> heard_until(const std::string& line);

    void send(int signal) const;

private:
    std::string next_line();

    FILE* pipe_;
    pid_t process_ = 0;
};

} // namespace listening
