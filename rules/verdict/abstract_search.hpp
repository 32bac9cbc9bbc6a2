// Visiting every position that could come about, whatever some of the pieces do.
#pragma once

#include "rules/verdict/abstract_position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rules::verdict {

/// All abstract positions that moves lead to, where each abstracted piece may be anywhere in its region at any time, as
/// suits either side best. Whatever can happen in the game can happen here too, and more. Pawns bound the regions, and
/// what happens to pawns widens them; no other piece stands in the way of an abstracted one.
class AbstractSearch {
public:
    enum class Answer {
        NoMate,  ///< in no abstract position might the winner have mated
        MayMate, ///< in some abstract position it might
        Unknown, ///< too many abstract positions
    };

    /// The abstract position the moves begin from, and which pieces are in its regions, in their order. `is_check`: the
    /// side to move is the loser, and in check.
    AbstractSearch(const AbstractPosition& root, std::vector<AbstractedPieces> abstracted, board::Color winner,
                   bool is_check);

    /// Visits so many abstract positions at most.
    Answer visit(std::size_t most);
    std::size_t size() const { return positions_.size(); }

private:
    /// What one colour's abstracted pieces might do in an abstract position.
    struct Powers {
        board::Bitboard stand;
        board::Bitboard attacked;
        board::Bitboard diagonal; ///< where those who move along diagonals might stand
        board::Bitboard straight; ///< where those who move along ranks and files might stand
        bool may_move = false;
    };
    using BothPowers = std::array<Powers, 2>;

    BothPowers powers(const AbstractPosition& abstract) const;
    board::Bitboard anywhere(const AbstractPosition& abstract) const;
    bool is_surely_attacked(const AbstractPosition& abstract, board::Square square, board::Color by) const;
    bool may_be_mate(const AbstractPosition& abstract) const;
    bool may_surely_capture_checker(const AbstractPosition& abstract, board::Square king, const Powers& winners) const;
    void expand(const AbstractPosition& abstract);
    void expand_pawn(const AbstractPosition& abstract, board::Square from, board::Bitboard victims);
    void move(const AbstractPosition& abstract, board::Piece piece, board::Square from, board::Square to);
    void move_pawn(const AbstractPosition& abstract, board::Square from, board::Square to);
    void arrive(AbstractPosition next, board::Bitboard left, board::Square to,
                std::optional<board::Square> passed = {});
    void move_abstracted(const AbstractPosition& abstract, std::size_t number, board::Bitboard captured);
    void spread(AbstractPosition& abstract) const;
    bool may_open_check(const AbstractPosition& abstract, board::Bitboard left, board::Square to) const;
    void add(const AbstractPosition& abstract);
    void grow();

    std::vector<AbstractedPieces> abstracted_;
    board::Color winner_;
    std::vector<AbstractPosition> positions_;
    std::size_t next_ = 0;
    std::vector<std::uint32_t> places_; ///< numbers of abstract positions from 1; 0 is free
};

} // namespace rules::verdict
