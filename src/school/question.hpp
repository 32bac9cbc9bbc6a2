// What a drill asks, and what the right answer is.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/move.hpp"
#include "rules/board/piece.hpp"
#include "rules/board/square.hpp"
#include "rules/variants/position.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace school {

using rules::board::Role;
using rules::board::Square;

/// The kinds of drill. Each is a minute's practice of one thing a player needs who sees no board.
enum class Drill {
    SquareColor, ///< whether a square is light or dark
    Diagonal,    ///< whether two squares stand on one diagonal
    KnightWay,   ///< in how many moves a knight comes from one square to another
    Reach,       ///< whether a piece can move to a square, past what stands in its way
    Following,   ///< what stands on a square after some moves that were said
    Writing      ///< a move that was said is written down
};

inline constexpr std::array all_drills{Drill::SquareColor, Drill::Diagonal,  Drill::KnightWay,
                                       Drill::Reach,       Drill::Following, Drill::Writing};

/// How hard a drill is. As a number, 1 is the easiest.
enum class Level { One = 1, Two, Three, Four, Five };

inline constexpr std::array all_levels{Level::One, Level::Two, Level::Three, Level::Four, Level::Five};

enum class Shade { Light, Dark };

/// Is this square light or dark?
struct ColorOf {
    Square square;
    bool operator==(const ColorOf&) const = default;
};

/// Are these two squares of one colour? They are two different ones.
struct OfOneColor {
    Square one;
    Square other;
    bool operator==(const OfOneColor&) const = default;
};

/// Are these two squares on one diagonal? They are two different ones.
struct OnOneDiagonal {
    Square one;
    Square other;
    bool operator==(const OnOneDiagonal&) const = default;
};

/// How many moves does a knight need from one square to the other? They are two different ones.
struct KnightMoves {
    Square from;
    Square to;
    bool operator==(const KnightMoves&) const = default;
};

/// Can a piece, of a kind that is no pawn, move from one square to the other, with its own pawns where they stand?
struct CanMove {
    Role role;
    Square from;
    Square to;
    rules::board::Bitboard pawns; ///< not on `from`
    bool operator==(const CanMove&) const = default;
};

/// What stands on the square after these moves from the initial position? All of them are legal, and there is one at
/// least.
struct StandsOn {
    std::vector<rules::board::Move> moves;
    Square square;
    bool operator==(const StandsOn&) const = default;
};

/// How is this move written (Appendix C)? It is legal after those before it, from the initial position, and all of them
/// are.
struct Dictated {
    std::vector<rules::board::Move> before;
    rules::board::Move move;
    bool operator==(const Dictated&) const = default;
};

using Question = std::variant<ColorOf, OfOneColor, OnOneDiagonal, KnightMoves, CanMove, StandsOn, Dictated>;

enum class YesOrNo { Yes, No };

/// A number of moves.
struct Moves {
    int count;
    bool operator==(const Moves&) const = default;
};

/// What stands on a square, of whichever colour; empty: nothing.
struct Occupant {
    std::optional<Role> role;
    bool operator==(const Occupant&) const = default;
};

/// The only move that fits what was written; empty: there is none, or more than one.
struct Written {
    std::optional<rules::board::Move> move;
    bool operator==(const Written&) const = default;
};

using Answer = std::variant<Shade, YesOrNo, Moves, Occupant, Written>;

/// Which drill asks such questions.
Drill drill_of(const Question& question);

/// What may be answered, in the order in which it is offered: the same for every question of its kind, so that it tells
/// nothing. Empty where the answer is written.
std::vector<Answer> possible_answers(const Question& question);

/// Whether the answer is written, not chosen.
bool is_written(const Question& question);

/// The only right one of these.
Answer right_answer(const Question& question);

/// The position in which the move is to be written.
rules::variants::Position position_of(const Dictated& question);

/// How many files, or ranks, lie from one square to the other; 0 on the same one.
int files_apart(Square one, Square other);
int ranks_apart(Square one, Square other);

/// The fewest moves of a knight from one square to another, on an empty board; 0 if they are one square.
int knight_distance(Square from, Square to);

/// Where a shortest way of the knight goes first; of several the square that comes first from a1 to h8. Precondition:
/// two different squares.
Square knight_first_step(Square from, Square to);

/// The pawn that is in the way of the piece or on the square it would go to, the nearest to it of several; empty if the
/// piece does not move that way at all, or nothing is in its way.
std::optional<Square> in_the_way(const CanMove& question);

/// What is asked, as a name that is the same each time: `e4`, `b3=g6`, `c1-f4`, `Nb1-d5`, `Ra1-a5/a3,c2`,
/// `e2e4 e7e5?e2`, `e2e4 e7e5>g1f3`.
std::string fact_of(const Question& question);

/// The question of that drill which fact_of() names so; empty if there is none.
std::optional<Question> question_of(Drill drill, std::string_view fact);

} // namespace school
