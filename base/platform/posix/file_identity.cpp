#include "base/platform/file_identity.hpp"

#include <sys/stat.h>

namespace base::platform {

std::optional<FileIdentity> identity_of(const std::filesystem::path& file) {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_nlink == 0) return std::nullopt;
    return FileIdentity{static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)};
}

} // namespace base::platform
