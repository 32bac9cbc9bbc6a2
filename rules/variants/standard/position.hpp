// A legal position of ordinary chess. Other folders use variants::Position; this is what stands behind it.
#pragma once

#include "rules/board/attacks.hpp"
#include "rules/board/bitboard.hpp"
#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"
#include "rules/variants/move_list.hpp"
#include "rules/variants/setup_fault.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <variant>

namespace rules::variants::standard {

/// Every question below means what it means in variants::Position.
class Position {
public:
    static std::variant<Position, std::set<SetupFault>> from_setup(const board::Setup& setup);

    board::Setup setup() const;
    board::Color turn() const { return turn_; }
    std::optional<board::Piece> at(board::Square square) const;
    board::Square king(board::Color color) const { return men(color, board::Role::King).first(); }
    int halfmove_clock() const { return halfmove_clock_; }
    int fullmove_number() const { return fullmove_number_; }

    bool is_check() const;
    MoveList legal_moves() const;
    bool has_legal_move() const;
    Position after(board::Move move) const;
    std::uint64_t perft(int depth) const;
    std::array<std::uint64_t, 5> repetition_words() const;

    board::Bitboard men(board::Role role) const { return roles_[static_cast<std::size_t>(role)]; }
    board::Bitboard men(board::Color color) const { return colors_[static_cast<std::size_t>(color)]; }
    board::Bitboard men(board::Color color, board::Role role) const { return men(color) & men(role); }
    board::Bitboard occupied() const { return colors_[0] | colors_[1]; }
    /// Those men of one colour which attack the square when these squares are occupied.
    board::Bitboard attackers(board::Square square, board::Color by, board::Bitboard occupied) const;
    /// The rooks that may still castle.
    board::Bitboard castling_rooks() const { return castling_rooks_; }
    /// The square the last move's pawn has passed over.
    std::optional<board::Square> en_passant() const { return en_passant_; }

    /// One step of the game for each kind of move, all by the side to move, which is Us.
    template <board::Color Us>
    Position moved(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position promoted(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position captured_en_passant(board::Square from, board::Square to) const;
    template <board::Color Us>
    Position castled(board::Square from, board::Square to) const;

private:
    Position() = default;

    board::Bitboard& of(board::Role role) { return roles_[static_cast<std::size_t>(role)]; }
    board::Bitboard& of(board::Color color) { return colors_[static_cast<std::size_t>(color)]; }
    template <board::Color Us>
    void pass_the_turn();
    template <board::Color Us>
    Position after_by(board::Move move) const;
    void put(board::Square square, board::Piece piece);

    std::array<board::Bitboard, 6> roles_;
    std::array<board::Bitboard, 2> colors_;
    board::Bitboard castling_rooks_;
    std::uint16_t halfmove_clock_ = 0;
    std::uint16_t fullmove_number_ = 1;
    std::optional<board::Square> en_passant_;
    board::Color turn_ = board::Color::White;
};

static_assert(sizeof(Position) <= 200);

} // namespace rules::variants::standard
