// How a process ended.
#pragma once

#include <string>
#include <variant>

namespace base::platform {

struct ExitCode {
    int code;
    bool operator==(const ExitCode&) const = default;
};
struct KilledBy {
    int signal; ///< the system's number for it
    bool operator==(const KilledBy&) const = default;
};
using Ending = std::variant<ExitCode, KilledBy>;

/// In English, for a log: `it ended with status 3`, `it was ended by a signal: Segmentation fault`.
std::string describe(const Ending& ending);

} // namespace base::platform
