// What programs say to programs in a comment: `[%clk 0:04:53]`, `[%eval 0.35]`.
#pragma once

#include "rules/pgn/game.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace rules::pgn {

/// The words of a command in a comment: `clk` of `[%clk 0:04:53] good` are `0:04:53`. The first of that name.
std::optional<std::string_view> command(std::string_view comment, std::string_view name);

/// What the mover's clock showed after the step; empty if it is not told or not as a time.
std::optional<std::chrono::milliseconds> clock(const Ply& ply);
/// `[%clk 0:04:53]`: whole seconds, the rest cut off.
std::string write_clock(std::chrono::milliseconds left);

/// Doubles: a piece that has come from the partner, in the letters of a FEN, `[%received N]`: White has a knight more
/// in hand from here on.
std::string write_received(board::Piece piece);
/// Puts the piece of whom a comment tells that in hand; nothing if it tells of none, or of one too many.
void receive(variants::Position& position, std::string_view comment);

/// So much better White stands, in hundredths of a pawn.
struct Advantage {
    int centipawns;
    bool operator==(const Advantage&) const = default;
};
/// Mate in so many moves; White mates if it is more than 0.
struct MateIn {
    int moves;
    bool operator==(const MateIn&) const = default;
};
using Evaluation = std::variant<Advantage, MateIn>;

/// What an engine thought of the position after the step: `[%eval 0.35]`, `[%eval -1.2,18]`, `[%eval #-3]`.
std::optional<Evaluation> evaluation(const Ply& ply);

} // namespace rules::pgn
