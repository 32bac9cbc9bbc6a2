// What waitpid() tells of a process that has ended.
#pragma once

#include "base/platform/ending.hpp"

#include <sys/wait.h>

namespace base::platform::posix {

/// Precondition: the status is that of a process that is gone, not of one that was stopped.
inline Ending ending_of(int status) {
    if (WIFSIGNALED(status)) return KilledBy{WTERMSIG(status)};
    return ExitCode{WEXITSTATUS(status)};
}

} // namespace base::platform::posix
