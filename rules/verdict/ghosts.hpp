// Proofs that leave out where some men stand.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/haunting.hpp"

#include <cstddef>
#include <vector>

namespace rules::verdict {

/// Tries to prove that the side can never mate, by visiting every position that could come about if officers of some
/// kinds were wherever they might ever be. That is more than can come about, and yet fewer positions, for only the
/// other men tell them apart. All choices of such kinds are tried, with more and more patience. Precondition: no mate
/// on the board.
class GhostProof {
public:
    GhostProof(const variants::Position& position, board::Color side);

    enum class Answer {
        Proved,   ///< the side can never mate
        Open,     ///< more scenes might prove it
        Hopeless, ///< no choice proves it
    };
    /// Visits about so many scenes more.
    Answer go_on(std::size_t scenes);
    /// How many scenes were visited so far; a choice of ghosts counts as some.
    std::size_t visited() const { return visited_; }

private:
    /// Officers alike, who may go to the same squares as the pawns stand.
    struct Kind {
        board::Piece piece;
        board::Bitboard region;
        board::Bitboard homes;
    };

    void find_kinds();
    Haunting haunting(unsigned choice) const;

    variants::Position position_;
    board::Color side_;
    std::vector<Kind> kinds_;
    std::vector<unsigned> choices_; ///< sets of kinds, those neither proved nor refuted yet, the most ghosts first
    std::size_t next_ = 0;
    std::size_t patience_ = 500; ///< scenes for each choice this time round
    std::size_t visited_ = 0;
};

} // namespace rules::verdict
