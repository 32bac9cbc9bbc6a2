// How one thread wakes another one that waits for files, without waiting itself.
#pragma once

#include <sys/eventfd.h>
#include <unistd.h>

#include <cstdint>

namespace sounds::mixer {

/// Whoever waits for `file` to be readable is woken by `ring`. Without a file, which the system may refuse, nobody is.
class Bell {
public:
    Bell() = default;
    ~Bell() {
        if (file_ >= 0) close(file_);
    }
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;

    bool exists() const noexcept { return file_ >= 0; }
    int file() const noexcept { return file_; }

    /// For any thread. It never waits: the count cannot come near its end.
    void ring() const noexcept { eventfd_write(file_, 1); }
    /// For who was woken: it does not ring any more.
    void still() const noexcept {
        eventfd_t count = 0;
        eventfd_read(file_, &count);
    }

private:
    int file_ = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
};

} // namespace sounds::mixer
