#include "rules/board/attacks.hpp"

#include "rules/board/steps.hpp"

#include <array>
#include <span>

namespace rules::board {

namespace detail {

namespace {

constexpr Bitboard around(Square from, std::span<const Step> steps) {
    Bitboard reached;
    for (const Step step : steps)
        if (const auto to = from.offset(step.files, step.ranks)) reached |= Bitboard(*to);
    return reached;
}

constexpr StepTables make_step_tables() {
    constexpr std::array knight_steps{Step{1, 2},   Step{2, 1},   Step{2, -1}, Step{1, -2},
                                      Step{-1, -2}, Step{-2, -1}, Step{-2, 1}, Step{-1, 2}};
    constexpr std::array white_steps{Step{-1, 1}, Step{1, 1}};
    constexpr std::array black_steps{Step{-1, -1}, Step{1, -1}};
    StepTables tables;
    for (const Square square : Bitboard::all()) {
        tables.knight[index(square)] = around(square, knight_steps);
        tables.king[index(square)] = around(square, diagonal_steps) | around(square, straight_steps);
        tables.pawn[0][index(square)] = around(square, white_steps);
        tables.pawn[1][index(square)] = around(square, black_steps);
    }
    return tables;
}

constexpr void add_between(LineTable& table, Square from, Step step) {
    Bitboard passed;
    for (auto to = from.offset(step.files, step.ranks); to; to = to->offset(step.files, step.ranks)) {
        table[index(from)][index(*to)] = passed;
        passed |= Bitboard(*to);
    }
}

constexpr LineTable make_between_table() {
    LineTable table{};
    for (const Square from : Bitboard::all()) {
        for (const Step step : diagonal_steps) add_between(table, from, step);
        for (const Step step : straight_steps) add_between(table, from, step);
    }
    return table;
}

} // namespace

constinit const StepTables step_tables = make_step_tables();
constinit const LineTable between_table = make_between_table();

} // namespace detail

Bitboard attacks(Piece piece, Square from, Bitboard occupied) {
    switch (piece.role) {
    case Role::Pawn: return pawn_attacks(piece.color, from);
    case Role::Knight: return knight_attacks(from);
    case Role::Bishop: return bishop_attacks(from, occupied);
    case Role::Rook: return rook_attacks(from, occupied);
    case Role::Queen: return queen_attacks(from, occupied);
    case Role::King: return king_attacks(from);
    }
    return Bitboard();
}

} // namespace rules::board
