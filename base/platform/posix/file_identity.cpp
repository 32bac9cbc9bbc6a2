#include "base/platform/file_identity.hpp"

#include <sys/stat.h>

namespace base::platform {

std::optional<FileIdentity> identity_of(const std::filesystem::path& file) {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_nlink == 0) return std::nullopt;
    return FileIdentity{status.st_dev, status.st_ino};
}

} // namespace base::platform
