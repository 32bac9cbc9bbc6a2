// A position of Chess960: ordinary chess, in which king and rook castle from wherever they started. Other folders use
// variants::Position.
#pragma once

#include "rules/variants/chess960/description.hpp"
#include "rules/variants/standard/position.hpp"

namespace rules::variants::chess960 {

/// Every question means what it means in variants::Position. All but castling is that of ordinary chess, so that there
/// is one generator, and ordinary chess does not pay for what it has not.
class Position : public standard::Position {
public:
    static constexpr const Description& description = chess960::description;

    static std::variant<Position, std::set<SetupFault>> from_setup(const board::Setup& setup,
                                                                   Origin origin = Origin::Play);

    board::Setup setup() const;
    MoveList legal_moves() const;
    bool has_legal_move() const;
    Position after(board::Move move) const;
    std::optional<Ending> ending() const;
    std::uint64_t perft(int depth) const;
    std::array<std::uint64_t, 6> repetition_words() const;
    /// With the rook that has the right, or else with the outermost one on that side of the king.
    std::optional<Castling> castling(board::Color color, board::CastlingSide side) const;
    /// Whoever may castle some day does so from the squares of ordinary chess.
    bool castles_as_ordinary() const;

    template <board::Color Us>
    Position moved(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position promoted(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position captured_en_passant(board::Square from, board::Square to) const;
    template <board::Color Us>
    Position castled(board::Square from, board::Square to) const;

private:
    explicit Position(const board::Setup& setup)
        : standard::Position(setup) {}
    /// There is nothing in it that ordinary chess has not.
    explicit Position(const standard::Position& position)
        : standard::Position(position) {}
    template <board::Color Us>
    Position after_by(board::Move move) const;
};

static_assert(sizeof(Position) <= 200);

} // namespace rules::variants::chess960
