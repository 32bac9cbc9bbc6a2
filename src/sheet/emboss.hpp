// Scoresheets in Braille.
#pragma once

#include "speech/phrases/catalogue.hpp"
#include "src/sheet/score.hpp"

#include <string>
#include <variant>
#include <vector>

namespace sheet {

inline constexpr std::size_t cells_a_line = 40;
inline constexpr std::size_t lines_a_page = 25;

/// There is no such table.
struct NoTable {
    std::string name;
};

/// A BRF file: ASCII Braille, pages of at most 25 lines of at most 40 cells, a form feed between two pages, the number
/// of the page at the end of its first line. Moves and their numbers are in the locale's table for moves, in which
/// nothing is contracted and capitals are marked, all else in its table for text. What the clocks showed is left to
/// print.
std::variant<std::string, NoTable> emboss(const std::vector<Score>& scores, const speech::phrases::Locale& locale);

} // namespace sheet
