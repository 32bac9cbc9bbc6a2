// Complaints that nobody waits for.
#pragma once

#include <streambuf>

namespace base::platform {

/// While it lives, what is written to std::cerr is left out where standard error does not take it at once, as a pipe
/// does that is full. One at a time.
class UnhurriedErrors {
public:
    UnhurriedErrors();
    ~UnhurriedErrors();
    UnhurriedErrors(const UnhurriedErrors&) = delete;
    UnhurriedErrors& operator=(const UnhurriedErrors&) = delete;

private:
    std::streambuf* before_;
};

} // namespace base::platform
