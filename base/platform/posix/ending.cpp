#include "base/platform/ending.hpp"

#include <cstring>

namespace base::platform {

std::string describe(const Ending& ending) {
    if (const auto* exit = std::get_if<ExitCode>(&ending)) return "it ended with status " + std::to_string(exit->code);
    return std::string("it was ended by a signal: ") + strsignal(std::get<KilledBy>(ending).signal);
}

} // namespace base::platform
