// Paths as text. A file may have any name, and what is shown is UTF-8: paths become text here, and nowhere else.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace base::platform {

/// The path for people to read, in a sentence, on the screen or in a list. Always UTF-8: bytes that belong to no
/// character are `�`, so that another file may be shown in the same way. Nothing is opened by it.
std::string shown(const std::filesystem::path& path);

/// The path for a library or another program that takes names as text: `path_of` makes the same path of it. Not for
/// people.
std::string text_of(const std::filesystem::path& path);

/// The path that somebody has typed or written in UTF-8.
std::filesystem::path path_of(std::string_view text);

/// The path with more behind its last name, byte for byte: `games.sqlite-wal`.
std::filesystem::path with_suffix(std::filesystem::path path, std::string_view suffix);

} // namespace base::platform
