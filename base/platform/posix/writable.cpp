#include "base/platform/writable.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace base::platform {

bool is_writable(const std::filesystem::path& path) {
    if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0) return true;
    return errno != EACCES && errno != EPERM && errno != EROFS;
}

} // namespace base::platform
