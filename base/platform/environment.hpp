// What the program is told by its environment.
#pragma once

#include <optional>
#include <string>

namespace base::platform {

/// The value of a variable, which may be no text at all; empty if it is not set.
std::optional<std::string> environment_variable(const char* name);

/// The same where an empty text means as much as none.
std::optional<std::string> nonempty_variable(const char* name);

} // namespace base::platform
