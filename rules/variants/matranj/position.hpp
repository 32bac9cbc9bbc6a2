// A position of matranj: who can capture must, the king is a piece like others, and who cannot move wins. Other folders
// use variants::Position.
#pragma once

#include "rules/variants/board.hpp"
#include "rules/variants/ending.hpp"
#include "rules/variants/matranj/description.hpp"
#include "rules/variants/move_list.hpp"

#include <variant>

namespace rules::variants::matranj {

/// Every question means what it means in variants::Position. There is no castling: rights in a set-up say nothing here.
class Position : public Board {
public:
    static constexpr const Description& description = matranj::description;

    static std::variant<Position, std::set<SetupFault>> from_setup(const board::Setup& setup,
                                                                   Origin origin = Origin::Play);

    board::Setup setup() const { return to_setup(); }
    /// No king is the one the game is about.
    std::optional<board::Square> king(board::Color) const { return std::nullopt; }
    bool is_check() const { return false; }
    MoveList legal_moves() const;
    MoveList moves_missing_captures() const;
    bool has_legal_move() const;
    Position after(board::Move move) const;
    std::optional<Ending> ending() const;
    std::uint64_t perft(int depth) const;
    std::array<std::uint64_t, 6> repetition_words() const;

    template <board::Color Us>
    Position moved(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position promoted(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position captured_en_passant(board::Square from, board::Square to) const;

private:
    explicit Position(const board::Setup& setup)
        : Board(setup) {}
    template <board::Color Us>
    Position after_by(board::Move move) const;
};

static_assert(sizeof(Position) <= 200);

} // namespace rules::variants::matranj
