// What a player may be called, and what the path of a folder may be.
#pragma once

#include <cstddef>
#include <string_view>

namespace settings {

/// No name has more characters.
inline constexpr std::size_t longest_player_name = 60;

/// Whether it can be said, shown and written wherever names are: one line of at least one character and at most so
/// many, no control characters among them and no space at either end.
bool is_player_name(std::string_view text);

/// Whether it can be said, shown and written as the whole path of a folder: one line without control characters that
/// begins at the root. Whether there is such a folder is another question.
bool is_folder_path(std::string_view text);

} // namespace settings
