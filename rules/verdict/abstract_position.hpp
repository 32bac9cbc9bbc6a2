// A position that leaves open where some of its pieces stand.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/piece.hpp"
#include "rules/variants/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace rules::verdict {

/// Abstracted pieces alike: officers of one colour and role, each of which may be anywhere in one region.
struct AbstractedPieces {
    board::Piece piece;
    int count;
};

/// Where the other pieces stand, the regions where the abstracted pieces might be, whose turn it is, and what else the
/// next moves depend on. A value that can be compared: equal abstract positions go on alike.
class AbstractPosition {
public:
    /// An abstract position has room for so many regions.
    static constexpr std::size_t most_regions = 8;

    /// The position without the pieces on these squares. Precondition: no castling right is left.
    AbstractPosition(const variants::Position& position, board::Bitboard abstracted);

    board::Color turn() const { return (rest_ & 1U) == 0 ? board::Color::White : board::Color::Black; }
    board::Bitboard pieces(board::Color color) const {
        return color == board::Color::Black ? black_ : occupied().without(black_);
    }
    board::Bitboard pieces(board::Role role) const {
        switch (role) {
        case board::Role::Pawn: return first_.without(second_ | third_);
        case board::Role::Knight: return second_.without(first_ | third_);
        case board::Role::Bishop: return first_ & second_;
        case board::Role::Rook: return third_.without(first_ | second_);
        case board::Role::Queen: return first_ & third_;
        case board::Role::King: return second_ & third_;
        }
        return {};
    }
    board::Bitboard pieces(board::Color color, board::Role role) const { return pieces(color) & pieces(role); }
    board::Square king(board::Color color) const { return pieces(color, board::Role::King).first(); }
    board::Bitboard occupied() const { return first_ | second_ | third_; }
    /// The square a pawn has just passed, where an enemy pawn stands ready to capture it.
    board::Bitboard passed() const { return (rest_ & 4U) == 0 ? board::Bitboard() : board::Bitboard(passed_square()); }
    /// The last move may have given a check that depends on where an abstracted piece is: it gives the check, or does
    /// not stand in the way.
    bool may_be_in_check() const { return (rest_ & 2U) != 0; }

    void put(board::Square square, board::Piece piece);
    void remove(board::Bitboard squares);
    /// The other side's turn, nothing just passed, no such check.
    void pass_the_turn() { rest_ = (rest_ & 1U) ^ 1U; }
    void set_passed(board::Square square) { rest_ |= 4U | static_cast<std::uint64_t>(square.index()) << 3U; }
    void set_possible_check() { rest_ |= 2U; }

    /// Where abstracted pieces of that number might be. Precondition: number < most_regions.
    board::Bitboard region(std::size_t number) const { return regions_[number]; }
    void set_region(std::size_t number, board::Bitboard region) { regions_[number] = region; }

    bool operator==(const AbstractPosition&) const = default;
    std::size_t hash() const;

private:
    board::Square passed_square() const { return board::Square::at(static_cast<int>(rest_ >> 3U)); }

    // Each piece's role is a number in three bits, one in each set.
    board::Bitboard black_;
    board::Bitboard first_;
    board::Bitboard second_;
    board::Bitboard third_;
    std::uint64_t rest_ = 0;
    std::array<board::Bitboard, most_regions> regions_;
};

/// The squares from which a colour's pieces, the abstracted ones left out, attack the square when these squares are
/// occupied.
board::Bitboard attackers(const AbstractPosition& abstract, board::Square square, board::Color by,
                          board::Bitboard occupied);

} // namespace rules::verdict
