// Which file it is that has a name.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace base::platform {

/// Tells a file from every other one, whatever it is called.
struct FileIdentity {
    std::uint64_t volume;
    std::uint64_t file; ///< its number there
    bool operator==(const FileIdentity&) const = default;
};

/// Of the regular file that has the name now; empty if none has.
std::optional<FileIdentity> identity_of(const std::filesystem::path& file);

} // namespace base::platform
