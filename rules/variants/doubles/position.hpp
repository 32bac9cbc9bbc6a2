// A legal position on one board of doubles: ordinary chess with pieces in hand. Other folders use variants::Position.
#pragma once

#include "rules/variants/doubles/description.hpp"
#include "rules/variants/standard/position.hpp"

#include <array>
#include <cstdint>

namespace rules::variants::doubles {

/// Every question means what it means in variants::Position. What is captured leaves the board for the partner's hand,
/// which is at another board; what comes from there is taken up by with_in_hand.
class Position : public standard::Position {
public:
    static constexpr const Description& description = doubles::description;

    static std::variant<Position, std::set<SetupFault>> from_setup(const board::Setup& setup,
                                                                   Origin origin = Origin::Play);

    board::Setup setup() const;
    MoveList legal_moves() const;
    bool has_legal_move() const;
    Position after(board::Move move) const;
    std::optional<Ending> ending() const;
    std::uint64_t perft(int depth) const;
    std::array<std::uint64_t, 6> repetition_words() const;

    int in_hand(board::Piece piece) const {
        return piece.role == board::Role::King ? 0 : reserve_[place(piece.color)][place(piece.role)];
    }
    board::Bitboard promoted_pieces() const { return promoted_; }
    std::optional<Position> with_in_hand(board::Piece piece) const;

    template <board::Color Us>
    Position moved(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position promoted(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position captured_en_passant(board::Square from, board::Square to) const;
    template <board::Color Us>
    Position castled(board::Square from, board::Square to) const;
    template <board::Color Us>
    Position dropped(board::Role role, board::Square to) const;

private:
    explicit Position(const board::Setup& setup)
        : standard::Position(setup) {}
    /// This position with its board changed by a step of ordinary chess.
    Position with_board(const standard::Position& next) const;
    template <board::Color Us>
    Position after_by(board::Move move) const;
    void take_castling(const board::CastlingRights& rights, std::set<SetupFault>& faults);

    static constexpr std::size_t place(board::Color color) { return static_cast<std::size_t>(color); }
    static constexpr std::size_t place(board::Role role) { return static_cast<std::size_t>(role); }
    /// On the board and in hand.
    int pieces_of(board::Color color) const;

    board::Bitboard promoted_;
    /// Kings that have never moved: a rook dropped on its corner may castle with such a one (DBL-10).
    board::Bitboard unmoved_kings_;
    std::array<std::array<std::uint8_t, board::droppable_roles.size()>, 2> reserve_{};
};

static_assert(sizeof(Position) <= 200);

} // namespace rules::variants::doubles
