// A game as Portable Game Notation tells it: what was played, and what has been said about it.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rules::pgn {

/// `[Name "value"]`, the value without its quotes and escapes.
struct Tag {
    std::string name;
    std::string value;
    bool operator==(const Tag&) const = default;
};

/// How a game ended; Open is `*`: it has not, or nobody knows.
enum class Result : std::uint8_t { WhiteWon, BlackWon, Drawn, Open };

/// `1-0`, `0-1`, `1/2-1/2` or `*`.
std::string_view word(Result result);
/// Empty for anything but these four words.
std::optional<Result> parse_result(std::string_view text);

/// `--`: the side to move passes. No move of a game, but annotators ask with it what is threatened.
struct NullMove {
    bool operator==(const NullMove&) const = default;
};
using Step = std::variant<board::Move, NullMove>;

struct Line;

/// One step and all that is said about it. Comments are plain text without line ends; what programs say in them, such
/// as `[%clk 0:04:53]`, is read by rules/pgn/commands.hpp.
struct Ply {
    Step step;
    std::vector<std::string> before;  ///< comments that stand before it but not right behind the step before
    std::vector<std::uint8_t> glyphs; ///< numeric annotation glyphs, 1 is `!`
    std::vector<std::string> after;   ///< comments right behind it
    std::vector<Line> variations;     ///< what could have been played instead
    bool operator==(const Ply&) const;
};

/// Steps one after another. Comments behind the last step's variations, or in a line without steps, belong to no step.
struct Line {
    std::vector<Ply> plies;
    std::vector<std::string> closing;
    bool operator==(const Line&) const;
};

/// The initial position of ordinary chess.
const variants::Position& initial_position();

/// A whole game. Every step in it is legal where it stands, or passes out of no check.
struct Game {
    std::vector<Tag> tags;
    variants::Position start = initial_position();
    Line main;
    Result result = Result::Open;

    /// The value of the first tag of that name; others of that name are not written.
    std::optional<std::string_view> tag(std::string_view name) const;
};

/// The position after a step; empty if it passes out of a check. Precondition: a move is legal.
std::optional<variants::Position> after(const variants::Position& position, const Step& step);

} // namespace rules::pgn
