// Positions in which one move is clearly the best: the exercises of the school.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/position.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace school {

/// What an exercise is about.
enum class Theme {
    MateInOne,
    MateInTwo,
    MateInThree,
    LoosePiece,       ///< a piece is captured that is not defended, or not well enough
    Fork,             ///< one piece attacks two
    Pin,              ///< a piece cannot move, or would leave a better one to be captured
    Skewer,           ///< a piece has to move, and leaves one behind it to be captured
    DiscoveredAttack, ///< a piece moves out of the way of another, which attacks
    BackRank,         ///< a king is mated, or in danger, behind its own pawns
    Defence,          ///< everything else loses
    Stalemate,        ///< a lost game is drawn
    Promotion         ///< a pawn comes through
};

inline constexpr std::array all_themes{Theme::MateInOne, Theme::MateInTwo, Theme::MateInThree, Theme::LoosePiece,
                                       Theme::Fork,      Theme::Pin,       Theme::Skewer,      Theme::DiscoveredAttack,
                                       Theme::BackRank,  Theme::Defence,   Theme::Stalemate,   Theme::Promotion};

/// The theme's name in data files and catalogues: `mate_in_one`, `loose_piece` ...
std::string_view name(Theme theme);

/// A first move that does not solve the exercise, and the reply that shows why.
struct Refutation {
    rules::board::Move move;
    rules::board::Move reply;
    bool operator==(const Refutation&) const = default;
};

/// An exercise. All its moves are legal where they are made.
struct Exercise {
    std::string id; ///< `fork-017`
    Theme theme;
    rules::variants::Position before;       ///< some plies before
    std::vector<rules::board::Move> played; ///< since; after them it is to be solved by the side to move
    /// The solver's moves and the replies in turn; it begins and ends with the solver's. Each of the solver's is the
    /// only one that solves, but where the last one mates, others may as well.
    std::vector<rules::board::Move> solution;
    std::vector<Refutation> refutations; ///< of other first moves; none where the move leaves no reply
};

/// The position after so many moves of the solution. Precondition: it has so many.
rules::variants::Position position_in(const Exercise& exercise, std::size_t solved = 0);

/// Whether the move solves the exercise there: it is the solution's, or mates where that mates. Precondition: it is
/// legal, and the solver's move is due.
bool solves(const Exercise& exercise, std::size_t solved, rules::board::Move move);

/// The reply that shows why a first move does not solve; empty if none is known.
std::optional<rules::board::Move> refutation(const Exercise& exercise, rules::board::Move move);

} // namespace school
