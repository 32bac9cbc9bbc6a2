// Proofs that leave out where some pieces stand.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/abstract_search.hpp"

#include <cstddef>
#include <vector>

namespace rules::verdict {

/// Tries to prove that the side can never mate, by visiting every position that could come about if officers of some
/// kinds were wherever they might ever be. That is more than can come about, and yet fewer positions, for only the
/// other pieces tell them apart. All choices of such kinds are tried, with more and more patience. Precondition: no
/// mate on the board.
class AbstractionProof {
public:
    AbstractionProof(const variants::Position& position, board::Color side);

    enum class Answer {
        Proved,   ///< the side can never mate
        Open,     ///< more abstract positions might prove it
        Hopeless, ///< no choice proves it
    };
    /// Visits about so many abstract positions more.
    Answer go_on(std::size_t positions);
    /// How many abstract positions were visited so far; a choice of pieces to abstract counts as some.
    std::size_t visited() const { return visited_; }

private:
    /// Officers alike, which may go to the same squares as the pawns stand.
    struct Kind {
        board::Piece piece;
        board::Bitboard region;
        board::Bitboard homes;
    };

    void find_kinds();
    AbstractSearch abstract_search(unsigned choice) const;

    variants::Position position_;
    board::Color side_;
    std::vector<Kind> kinds_;
    std::vector<unsigned> choices_; ///< sets of kinds, neither proved nor refuted yet; the most pieces first
    std::size_t next_ = 0;
    std::size_t patience_ = 500; ///< abstract positions for each choice this time round
    std::size_t visited_ = 0;
};

} // namespace rules::verdict
