// A file descriptor of the system with an owner.
#pragma once

#include <unistd.h>
#include <utility>

namespace engine {

/// Owns one open descriptor, or none after being moved from or closed.
class FileDescriptor {
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int number)
        : number_(number) {}
    FileDescriptor(FileDescriptor&& other) noexcept
        : number_(std::exchange(other.number_, none)) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~FileDescriptor() { close(); }

    bool is_open() const { return number_ != none; }
    /// The system's number for it: -1, which poll() takes for "disregard", when it is not open.
    int number() const { return number_; }
    void close() {
        if (is_open()) ::close(std::exchange(number_, none));
    }

private:
    static constexpr int none = -1;
    int number_ = none;
};

} // namespace engine
