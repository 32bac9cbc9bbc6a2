// How far every piece could ever travel, without playing a move.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/piece.hpp"
#include "rules/variants/position.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace rules::verdict {

/// One piece, and every square it might ever stand on: as the pawn it is, and as the officer it is or may become.
struct MobilePiece {
    board::Piece piece;
    board::Bitboard home;
    board::Bitboard as_pawn;
    board::Bitboard as_officer;

    board::Bitboard reach() const { return as_pawn | as_officer; }
    bool is_king() const { return piece.role == board::Role::King; }
    bool is_pawn() const { return piece.role == board::Role::Pawn; }
};

/// The least sets of squares closed under every move that nothing permanent forbids. Whatever happens before the winner
/// mates is within them: take the first move of such a game that is not, and the piece in its way must have gone
/// before. The idea is M. Ambrona's (A practical algorithm for chess unwinnability, 2022). Precondition: no en passant
/// capture is legal, for a pawn that has just passed can be taken on a square it will not see again.
class Mobility {
public:
    /// Every piece at home: nothing has been widened yet.
    Mobility(const variants::Position& position, board::Color winner);

    /// One round; `false` when the sets are closed. They only ever grow.
    bool widen();

    std::span<const MobilePiece> pieces() const { return std::span(pieces_).first(count_); }
    const MobilePiece& king(board::Color color) const { return pieces_[kings_[static_cast<std::size_t>(color)]]; }
    /// The pieces who, as far as the sets tell yet, neither move nor are captured.
    board::Bitboard stays() const { return stays_[0] | stays_[1]; }
    /// What the winner's pieces but the king attack from any square they might stand on, when only those who stay stand
    /// in the way.
    board::Bitboard attacked() const { return attacked_; }

private:
    board::Bitboard& of(std::array<board::Bitboard, 2>& sets, board::Color color) {
        return sets[static_cast<std::size_t>(color)];
    }
    board::Bitboard of(const std::array<board::Bitboard, 2>& sets, board::Color color) const {
        return sets[static_cast<std::size_t>(color)];
    }
    /// The winner has one piece besides the king.
    bool has_last_piece() const { return !helpers_.empty() && !helpers_.several(); }
    void find_what_stays();
    board::Bitboard faced(const MobilePiece& pawn) const;
    board::Bitboard mating(const MobilePiece& mobile) const;
    board::Bitboard checking(const MobilePiece& mobile) const;
    bool is_frozen(const MobilePiece& mobile) const;
    bool may_flee_without(const MobilePiece& gone) const;
    board::Bitboard losing() const;
    void widen_pawn(MobilePiece& mobile) const;
    void widen_officer(MobilePiece& mobile) const;

    board::Color winner_;
    board::Bitboard helpers_; ///< homes of the winner's pieces but the king
    std::array<MobilePiece, 32> pieces_;
    std::size_t count_ = 0;
    std::array<std::size_t, 2> kings_{};
    std::array<board::Bitboard, 2> pawns_;  ///< homes of pawns
    std::array<board::Bitboard, 2> stays_;  ///< who stays
    std::array<board::Bitboard, 2> guards_; ///< squares guarded for ever by those who stay
    std::array<board::Bitboard, 2> visits_; ///< where others than the king may stand, to be captured
    std::array<board::Bitboard, 2> takes_;  ///< where an enemy might be captured
    board::Bitboard attacked_;              ///< see above
    board::Bitboard lost_;                  ///< where the winner's last piece would be lost at once
    board::Bitboard kings_at_home_;
};

} // namespace rules::verdict
