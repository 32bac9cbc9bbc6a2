// Files that are read and written as a whole, and kept from everybody but their owner.
#pragma once

#include "base/values/result.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace base::platform {

/// Why a file could not be read.
struct NotRead {
    bool is_absent;  ///< there is no such file; also where the name is a link to one that is not there
    std::string why; ///< in the system's words
    bool operator==(const NotRead&) const = default;
};

/// What is read as a whole is no larger than this, in bytes; whatever is has no business among settings, data or keys.
constexpr std::size_t most_bytes = std::size_t{64} << 20U;

/// The file's bytes. Only regular files are read: a pipe or a device is refused at once and never waited for. One of
/// more than most_bytes is refused too.
values::Result<std::string, NotRead> read_file(const std::filesystem::path& file);

/// Why a secret is not used.
enum class NotPrivate {
    OfAnother, ///< the file belongs to another user, who may have put it there
    OpenToAll, ///< others than its owner may read or write it
};

/// The same for a secret of the user's own. Media that keep no rights (FAT, exFAT) belong to whoever has them.
std::variant<std::string, NotRead, NotPrivate> read_secret(const std::filesystem::path& file);

/// The same as read_file() where the reason does not matter: empty if there is no such regular file or it cannot be
/// read.
std::optional<std::string> read_whole(const std::filesystem::path& file);

/// Writes so that whoever looks, even after a crash, finds the old file or the new one, whole: into a file beside it
/// with a name of its own, which then takes its place. Only its owner may read it. Makes the folder. Returns what went
/// wrong, in the system's words; empty if nothing.
std::optional<std::string> write_whole(const std::filesystem::path& file, std::string_view text);

/// The same for a file that must not exist yet: whatever has the name, even a broken link, stays and is an error.
std::optional<std::string> write_new(const std::filesystem::path& file, std::string_view text);

/// Takes from everybody but the owner the right to read or write the file. Does nothing if there is no such regular
/// file, it is a link, it belongs to somebody else, or its medium keeps no rights or cannot be written.
void make_private(const std::filesystem::path& file);

} // namespace base::platform
