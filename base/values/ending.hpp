// How a process ended.
#pragma once

#include <variant>

namespace base::values {

struct ExitCode {
    int code;
    bool operator==(const ExitCode&) const = default;
};
struct KilledBy {
    int signal; ///< the system's number for it
    bool operator==(const KilledBy&) const = default;
};
using Ending = std::variant<ExitCode, KilledBy>;

} // namespace base::values
