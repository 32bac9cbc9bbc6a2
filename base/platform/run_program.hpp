// Running a program to its end, or leaving it to itself.
#pragma once

#include "base/platform/ending.hpp"
#include "base/platform/wait.hpp"

#include <functional>
#include <optional>
#include <string>
#include <system_error>
#include <variant>
#include <vector>

namespace base::platform {

/// The program did not come to its end in time, and was killed.
struct NotEnded {};

/// Runs a program, searched for in PATH, and waits for its end until then. It has nothing of ours: no input, no files,
/// no signals held back, and its output goes nowhere.
std::variant<Ending, NotEnded, std::error_code> run_program(std::vector<std::string> command, Time until);

/// Starts a program, searched for in PATH, and leaves it to itself: nobody waits for it, it goes on when this process
/// ends, and no zombie stays. It has nothing of ours, as above. Answers why it could not be started. `ended`, which
/// must not throw, is called from a thread of its own once the program has ended, if that is while this process lives.
std::optional<std::error_code> start_apart(std::vector<std::string> command,
                                           std::function<void(const Ending&)> ended = {});

} // namespace base::platform
