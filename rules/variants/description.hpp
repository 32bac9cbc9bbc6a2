// What a variant tells of itself, so that nobody need know which one it is.
#pragma once

#include "rules/board/setup.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace rules::variants {

/// How engines are told that king and rook castle from elsewhere than in ordinary chess.
struct EnginesCastling {
    std::string_view
        option; ///< the UCI option that has to be true: `UCI_Chess960`. Castling is king takes own rook then
};

/// The positions a game may start from. They are numbered from 0.
struct InitialPositions {
    int count = 1;
    int usual = 0; ///< the one of a game that does not say
    /// Precondition: 0 <= number < count.
    board::Setup (*of)(int number);
    /// Empty if no game starts from that set-up.
    std::optional<int> (*number_of)(const board::Setup& setup);
};

/// One variant. Each has a constant of this type in its Position: `Position::description`.
struct Description {
    std::string_view name;     ///< in settings and scripts: `standard`
    std::string_view pgn_name; ///< in PGN's Variant tag; a game of ordinary chess has none
    /// What others write in that tag, in small letters.
    std::span<const std::string_view> other_names = {};
    InitialPositions initial;
    bool has_castling = true;
    std::optional<EnginesCastling> engines_castling = {}; ///< empty: as in ordinary chess
    /// What engines for several games call it, as the value of their UCI option UCI_Variant. Empty: ordinary chess,
    /// which every engine plays.
    std::optional<std::string_view> engines_name = {};
    bool has_partners = false;          ///< what is captured goes to a partner at another board, who may drop it
    bool must_capture = false;          ///< who can capture must
    bool ends_as_ordinary_chess = true; ///< mate, stalemate and dead positions are those of ordinary chess
    bool is_offered = false;            ///< for a new game in the window
    bool is_optional_in_laws = false;   ///< only editions of the Laws that name it have it
};

} // namespace rules::variants
