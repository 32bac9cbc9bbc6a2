#include "base/platform/temporary_folder.hpp"

#include <cstdlib>
#include <string>
#include <system_error>
#include <utility>

namespace base::platform {

std::optional<TemporaryFolder> TemporaryFolder::make(std::string_view name) {
    std::error_code none;
    const auto folder = std::filesystem::temp_directory_path(none);
    if (none) return std::nullopt;
    std::string path = (folder / (std::string(name) + "-XXXXXX")).string();
    if (::mkdtemp(path.data()) == nullptr) return std::nullopt;
    return TemporaryFolder(path);
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : path_(std::exchange(other.path_, {})) {}

TemporaryFolder& TemporaryFolder::operator=(TemporaryFolder&& other) noexcept {
    std::swap(path_, other.path_);
    return *this;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code error;
    if (!path_.empty()) std::filesystem::remove_all(path_, error);
}

} // namespace base::platform
