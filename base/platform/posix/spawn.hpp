// Starting a program that has nothing of ours.
#pragma once

#include "base/platform/descriptor.hpp"
#include "base/values/result.hpp"

#include <sys/types.h>

#include <string>
#include <system_error>
#include <vector>

namespace base::platform::posix {

/// What a program is started with, beside its words.
struct Surroundings {
    Descriptor::Number input;    ///< its standard input
    bool is_in_group_of_its_own; ///< the signals a terminal sends do not reach it
    bool takes_signals_as_usual; ///< none is blocked or ignored, whatever holds for this thread
};

/// Runs a program, searched for in PATH. Its output goes nowhere, and no other descriptor is open in it.
values::Result<pid_t, std::error_code> spawn(std::vector<std::string> command, const Surroundings& surroundings);

} // namespace base::platform::posix
