// A scoresheet (Article 8): what one side has written down, right or wrong.
#pragma once

#include "rules/notation/reading.hpp"
#include "rules/variants/position.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rules::table {

/// A line for each ply from the first on, both sides', in the words that were written; empty where nothing is written.
using SheetLines = std::vector<std::optional<std::string>>;

/// What is on one side's own sheet. It is never compared with the game as it is written.
struct Sheet {
    bool by_hand = false; ///< the side writes itself; until then the program keeps its sheet, and there are no lines
    SheetLines lines;
    std::set<std::size_t> offers; ///< how many plies were made when a draw was offered: there stands (=)
    std::size_t gapless = 0;      ///< how many lines there are without a gap
    bool is_signed = false;       ///< with the result (Article 8.7)

    /// How many plies are recorded without a gap.
    std::size_t recorded() const { return gapless; }
    /// Takes these lines for its own.
    void take(SheetLines all);
    /// Writes a ply's line, over what stands there; lines before it may stay empty.
    void write(std::size_t ply, std::string text);
    /// Crosses out everything from that ply on.
    void cut(std::size_t ply);
    bool operator==(const Sheet&) const = default;

private:
    void skip_written();
};

/// What a written move means: in UCI or as two squares, or else in the first language, English and German before
/// others, in whose letters it is a move at all. (=) may stand behind it.
notation::MoveReading read_written(const variants::Position& position, std::string_view text);

/// The legal move it means; empty if it is none, or not clear which.
std::optional<board::Move> move_written(const variants::Position& position, std::string_view text);

/// The first ply, from 0, that both have written and that is not the same move on both; empty if they agree as far as
/// both go. Moves are compared by what they mean, and by their words where they mean no legal move.
std::optional<std::size_t> first_difference(const variants::Position& start, const SheetLines& one,
                                            const SheetLines& other);

} // namespace rules::table
