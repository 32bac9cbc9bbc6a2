// Text into Braille, by liblouis and its tables.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sheet {

/// UTF-8 text in six-dot cells, as ASCII Braille (a sign each of the 64 North American ones). Dots 7 and 8, which some
/// tables add, are left out, and so are marks on letters and signs of direction that the table does not know; another
/// sign that it does not know is spelled out by its number, as liblouis does. Empty if there is no such table. From any
/// thread; one waits for another.
std::optional<std::string> to_braille(const std::string& table, std::string_view text);

} // namespace sheet
