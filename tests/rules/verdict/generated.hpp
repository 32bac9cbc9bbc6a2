// Set-ups for tests of verdicts, drawn by chance.
#pragma once

#include "rules/board/setup.hpp"
#include "rules/variants/position.hpp"

#include <optional>
#include <random>

namespace generated {

/// Draws the same numbers for the same seed, everywhere.
class Chance {
public:
    explicit Chance(unsigned seed)
        : numbers_(seed) {}
    /// from <= number < to
    int any(int from, int to) { return from + static_cast<int>(numbers_() % static_cast<unsigned>(to - from)); }
    /// Once in so many draws.
    bool once_in(int draws) { return any(0, draws) == 0; }
    rules::board::Color color() { return once_in(2) ? rules::board::Color::White : rules::board::Color::Black; }

private:
    std::mt19937 numbers_;
};

/// Pawns face to face with kings, up to so many bishops, and sometimes a knight.
rules::board::Setup locked(Chance& chance, int most_bishops);
/// Few pieces.
rules::board::Setup handful(Chance& chance);
/// Kings with crowds around them.
rules::board::Setup crowd(Chance& chance);
/// One king in a corner full of pieces, who can hardly move, and few pieces elsewhere.
rules::board::Setup cage(Chance& chance);
/// One of some walls and cages with a few pieces moved, changed or taken off.
rules::board::Setup near_wall(Chance& chance);
/// A chain of pawns that are locked for ever on all eight files, a king on each side of it, and up to so many pieces
/// more; sometimes a link is missing.
rules::board::Setup chain(Chance& chance, int most_more);
/// A right to castle behind a chain.
rules::board::Setup castle(Chance& chance);
/// A pawn of a chain that has just passed another, which may capture it.
rules::board::Setup passed(Chance& chance);
/// A king in a corner with pawns of its side about to be promoted, the other king near, and minor pieces.
rules::board::Setup promotion(Chance& chance);
/// A king who is checked, or nearly, by heavy pieces, and can be taken from few squares.
rules::board::Setup hunt(Chance& chance);

/// Empty for what is no position.
std::optional<rules::variants::Position> made(const rules::board::Setup& setup);

} // namespace generated
