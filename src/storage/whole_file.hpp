// Files that are read and written as a whole.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace storage {

/// The file's bytes; empty if there is no such regular file or it cannot be read.
std::optional<std::string> read_whole(const std::filesystem::path& file);

/// Writes so that whoever looks, even after a crash, finds the old file or the new one, whole: into a file beside it,
/// which then takes its place. Makes the folder. Answers what went wrong, in the system's words; empty if nothing.
std::optional<std::string> write_whole(const std::filesystem::path& file, std::string_view text);

} // namespace storage
