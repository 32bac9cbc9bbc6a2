// What a player may be called.
#pragma once

#include <cstddef>
#include <string_view>

namespace settings {

/// No name has more characters.
inline constexpr std::size_t longest_player_name = 60;

/// Whether it can be said, shown and written wherever names are: one line of at least one character and at most so
/// many, no control characters among them and no space at either end.
bool is_player_name(std::string_view text);

} // namespace settings
