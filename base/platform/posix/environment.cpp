#include "base/platform/environment.hpp"

#include <cstdlib>

namespace base::platform {

std::optional<std::string> environment_variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

std::optional<std::string> nonempty_variable(const char* name) {
    auto value = environment_variable(name);
    return value && value->empty() ? std::nullopt : value;
}

} // namespace base::platform
