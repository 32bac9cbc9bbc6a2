// How a process ended, in words.
#pragma once

#include "base/values/ending.hpp"

#include <string>

namespace base::platform {

using values::Ending;
using values::ExitCode;
using values::KilledBy;

/// In English, for a log: `it ended with status 3`, `it was ended by a signal: Segmentation fault`.
std::string describe(const Ending& ending);

} // namespace base::platform
