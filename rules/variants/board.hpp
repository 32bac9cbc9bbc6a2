// What every variant's position has in common: the pieces, whose turn it is, the square just passed over, the counts;
// and how moves change them. Positions of variants are built on it, nobody else uses it.
#pragma once

#include "rules/board/attacks.hpp"
#include "rules/board/bitboard.hpp"
#include "rules/board/setup.hpp"
#include "rules/variants/setup_fault.hpp"
#include "rules/variants/side.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>

namespace rules::variants {

constexpr std::uint16_t one_more(std::uint16_t count) {
    return count == std::numeric_limits<std::uint16_t>::max() ? count : static_cast<std::uint16_t>(count + 1);
}

/// The pieces of both colours as sets of squares, and the state of play beside them.
class Board {
public:
    std::optional<board::Piece> at(board::Square square) const;
    board::Bitboard pieces(board::Role role) const { return roles_[static_cast<std::size_t>(role)]; }
    board::Bitboard pieces(board::Color color) const { return colors_[static_cast<std::size_t>(color)]; }
    board::Bitboard pieces(board::Color color, board::Role role) const { return pieces(color) & pieces(role); }
    board::Bitboard occupied() const { return colors_[0] | colors_[1]; }
    /// Those pieces of one colour which attack the square when these squares are occupied.
    board::Bitboard attackers(board::Square square, board::Color by, board::Bitboard occupied) const;

    board::Color turn() const { return turn_; }
    int halfmove_clock() const { return halfmove_clock_; }
    int fullmove_number() const { return fullmove_number_; }
    /// The square the last move's pawn has passed over.
    std::optional<board::Square> en_passant() const { return en_passant_; }

protected:
    Board() = default;
    /// What a set-up says but for castling and en passant.
    explicit Board(const board::Setup& setup);
    /// A double step of the side not to move can just have passed this square: its pawn stands before it, and the way
    /// was free.
    bool can_have_been_passed(board::Square passed) const;
    /// All that the board knows of itself, said as a set-up.
    board::Setup to_setup() const;
    /// The pieces in four words; in bits 1 to 5 of the fifth whose turn it is and, only if it matters, the file of the
    /// en passant square. The rest is free.
    std::array<std::uint64_t, 6> to_words(bool en_passant_matters) const;
    /// Becomes what such words say. The counts are as if nothing irreversible had happened just now.
    void take_words(const std::array<std::uint64_t, 6>& words);
    /// Becomes the same with the colours exchanged and the ranks counted from the other side.
    void swap_colors();
    /// Becomes the same with left and right exchanged.
    void swap_files();

    /// One step of the game for each kind of move, all by the side to move, which is Us.
    template <board::Color Us>
    void make_move(board::Role role, board::Square from, board::Square to);
    template <board::Color Us>
    void make_promotion(board::Role role, board::Square from, board::Square to);
    template <board::Color Us>
    void make_en_passant(board::Square from, board::Square to);
    template <board::Color Us>
    void pass_the_turn();

    board::Bitboard& of(board::Role role) { return roles_[static_cast<std::size_t>(role)]; }
    board::Bitboard& of(board::Color color) { return colors_[static_cast<std::size_t>(color)]; }
    void put(board::Square square, board::Piece piece) {
        of(piece.role) |= board::Bitboard(square);
        of(piece.color) |= board::Bitboard(square);
    }

    std::array<board::Bitboard, 6> roles_;
    std::array<board::Bitboard, 2> colors_;
    std::uint16_t halfmove_clock_ = 0;
    std::uint16_t fullmove_number_ = 1;
    std::optional<board::Square> en_passant_;
    board::Color turn_ = board::Color::White;
};

template <board::Color Us>
inline void Board::pass_the_turn() {
    turn_ = Side<Us>::them;
    if constexpr (Us == board::Color::Black) fullmove_number_ = one_more(fullmove_number_);
}

template <board::Color Us>
inline void Board::make_move(board::Role role, board::Square from, board::Square to) {
    using board::Bitboard;
    const Bitboard start(from);
    const Bitboard arrival(to);
    const bool is_reset = role == board::Role::Pawn || pieces(Side<Us>::them).meets(arrival);
    for (Bitboard& pieces_of_role : roles_) pieces_of_role = pieces_of_role.without(arrival);
    of(role) ^= start | arrival;
    of(Us) ^= start | arrival;
    of(Side<Us>::them) = pieces(Side<Us>::them).without(arrival);
    halfmove_clock_ = is_reset ? std::uint16_t{0} : one_more(halfmove_clock_);
    en_passant_.reset();
    if (role == board::Role::Pawn && to.index() - from.index() == 16 * Side<Us>::up)
        en_passant_ = board::Square::at(from.index() + 8 * Side<Us>::up);
    pass_the_turn<Us>();
}

template <board::Color Us>
inline void Board::make_promotion(board::Role role, board::Square from, board::Square to) {
    make_move<Us>(board::Role::Pawn, from, to);
    of(board::Role::Pawn) ^= board::Bitboard(to);
    of(role) ^= board::Bitboard(to);
}

template <board::Color Us>
inline void Board::make_en_passant(board::Square from, board::Square to) {
    make_move<Us>(board::Role::Pawn, from, to);
    const board::Bitboard captured(board::Square(to.file(), from.rank()));
    of(board::Role::Pawn) ^= captured;
    of(Side<Us>::them) ^= captured;
}

/// The own pawns which stand ready to capture on the en passant square; whether they may is another question.
template <board::Color Us>
inline board::Bitboard en_passant_candidates(const Board& position, board::Square to) {
    return board::pawn_attacks(Side<Us>::them, to) & position.pieces(Us, board::Role::Pawn);
}

/// Every variant's complaint about pawns that cannot stand there.
void check_pawns(const Board& position, std::set<SetupFault>& faults);
/// The pieces are from one set, none is in hand or marked, and in play no colour has a ninth pawn.
void check_one_set(const Board& position, const board::Setup& setup, Origin origin, std::set<SetupFault>& faults);

} // namespace rules::variants
