// What holds for the whole of this process.
#pragma once

#include "base/platform/descriptor.hpp"

#include <chrono>
#include <string>

namespace base::platform {

/// Where standard input, output or error is closed, an empty file is opened in its place, so that no file that is
/// opened later is taken for it: there is nothing to read, what is written to standard output fails as before, and what
/// is written to standard error goes nowhere. To be called before anything else is opened.
void open_standard_streams();

/// Files made from now on are for their owner only.
void make_new_files_private();

/// Where this process crashes, nothing of it is kept to look into.
void leave_no_core_dump();

/// A file that may not grow any more is a write that fails, and does not end the process.
void outlive_full_files();

/// Writing to a pipe that nobody reads any more fails, and does not end the process.
void outlive_closed_pipes();

/// From now on the process has so long to end by itself; then it ends with that status, whatever it still waits for.
/// A later call takes the place of an earlier one. Counts on no thread that can be started.
void end_within(std::chrono::milliseconds longest, int status) noexcept;

/// The name of the user it runs for; `unknown` where there is none.
std::string user_name();

/// While it lives, what anybody writes to the standard error of this process goes nowhere. One at a time.
class SilencedErrors {
public:
    SilencedErrors();
    ~SilencedErrors();
    SilencedErrors(const SilencedErrors&) = delete;
    SilencedErrors& operator=(const SilencedErrors&) = delete;

private:
    Descriptor kept_; ///< not open where the system has no more to give; then nothing is silenced
};

} // namespace base::platform
