// Names that stand in a library, as they may be shown and said whoever wrote them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ports::journal {

/// No name of a player, an engine or a day has more characters.
constexpr std::size_t longest_name = 100;

/// The text as one line (rules::notation::plain_line) of at most longest_name characters, the last of which is an
/// ellipsis where some are left out.
std::string shown_name(std::string_view text);

/// The same of a player; empty where none stands there.
std::optional<std::string> shown_player(std::string_view text);

} // namespace ports::journal
