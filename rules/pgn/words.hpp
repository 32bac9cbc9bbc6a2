// The words of movetext, by their letters alone: no position is asked.
#pragma once

#include "rules/pgn/game.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace rules::pgn {

/// A sign that has a number among the numeric annotation glyphs.
struct Glyph {
    std::string_view signs;
    std::uint8_t number;
};
/// The glyph the text begins with, the longest that fits.
std::optional<Glyph> first_glyph(std::string_view text);
/// The word as far as it is not glyphs: `exd5` of `exd5+/-`.
std::string_view without_glyphs(std::string_view word);

/// The four words of a result, and how people write a draw: `1/2`, `½-½`.
std::optional<Result> result_of(std::string_view word);
/// The same with a dash instead of the hyphen, `1–0`; empty if the word has no dash.
std::optional<Result> dashed_result_of(std::string_view word);
/// Either of the two.
std::optional<Result> result_in(std::string_view word);

/// How far a move reaches that begins with a word of that length: a promotion in brackets and `e.p.` belong to it.
std::size_t extent_of_move(std::string_view text, std::size_t word);

/// `0-0`, with any dashes.
bool starts_castling(std::string_view word);

/// A step that passes: `--`, `Z0`.
bool is_pass(std::string_view word);

} // namespace rules::pgn
