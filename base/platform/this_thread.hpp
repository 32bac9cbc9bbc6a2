// What holds for the thread that asks for it, and for threads it makes.
#pragma once

#include <optional>

namespace base::platform {

/// Signals are for the program's other threads from now on. Writing to a pipe that nobody reads any more is an error
/// like others then. Signals of a crash of its own making stay.
void leave_signals_to_others();

/// While it lives, this thread and those it makes go before others, where this user may ask for that; otherwise nothing
/// changes. A thread keeps what it was made with.
class Precedence {
public:
    Precedence();
    ~Precedence();
    Precedence(const Precedence&) = delete;
    Precedence& operator=(const Precedence&) = delete;

private:
    struct Scheduling {
        int policy;
        int priority;
    };
    std::optional<Scheduling> usual_; ///< empty where it cannot be found out; then nothing is changed
};

} // namespace base::platform
