// A disk under SQLite that fails when it is told to, with a clock of its own.
#pragma once

#include <sqlite3.h>

#include <chrono>
#include <set>

namespace failing {

/// What goes wrong, until it is over.
enum class Trouble { NoRoom, WriteError, ShortWrite, SyncError };

/// While it exists, every file SQLite opens lies on it. Nothing waits: a sleep passes the disk's clock, and sync() does
/// nothing when it does not fail.
class Disk {
public:
    Disk();
    ~Disk();
    Disk(const Disk&) = delete;
    Disk& operator=(const Disk&) = delete;

    /// From now on, for so many calls that it has an effect on.
    void begin(Trouble trouble, int calls);
    /// Another program writes for so long.
    void lock(std::chrono::microseconds time) { locked_until_ = clock_ + time; }
    void calm();
    void pass(std::chrono::microseconds time) { clock_ += time; }

    /// How often something has gone wrong.
    int failures() const { return failures_; }

private:
    friend struct Methods;
    bool strikes(Trouble trouble);
    bool is_locked() const { return clock_ < locked_until_; }

    sqlite3_vfs vfs_{};
    sqlite3_vfs* real_;
    std::set<Trouble> troubles_;
    int calls_left_ = 0;
    int failures_ = 0;
    std::chrono::microseconds clock_{};
    std::chrono::microseconds locked_until_{};
};

} // namespace failing
