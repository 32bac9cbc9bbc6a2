// Who may write where.
#pragma once

#include <filesystem>

namespace base::platform {

/// Whether neither the rights of a file or folder nor the medium it lies on keep this process from writing it. Where
/// there is none, nothing does.
bool is_writable(const std::filesystem::path& path);

} // namespace base::platform
