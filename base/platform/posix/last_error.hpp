// The reason why the last call of the operating system has failed.
#pragma once

#include <cerrno>
#include <system_error>

namespace base::platform {

inline std::error_code last_error() { return {errno, std::generic_category()}; }

} // namespace base::platform
