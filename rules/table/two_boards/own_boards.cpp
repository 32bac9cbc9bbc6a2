#include "rules/table/two_boards/own_boards.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/two_boards/procedure.hpp"

#include <algorithm>

namespace rules::table {

std::optional<Refusal> refuse_where_boards_differ(const Table& table, Color side,
                                                  const std::vector<board::Square>& squares) {
    if (!table.boards) return std::nullopt;
    const board::Placement& own = table.boards->of(side);
    const bool are_alike = std::all_of(squares.begin(), squares.end(),
                                       [&](board::Square square) { return own[square] == table.position.at(square); });
    if (are_alike) return std::nullopt;
    return refuse(table, RefusalReason::BoardsDiffer, laws::Rule::BoardsDiffer);
}

/// Of a sealed move the envelope has told.
void note_made(Table& table, Color side, const variants::Position& before) {
    if (!table.boards) return;
    carry_over(table.boards->of(side), before, table.position);
    table.boards->receiver = !side;
    if (!table.boards->announced) table.boards->is_repeated = false;
    if (table.unsealing && table.unsealing->by == side) table.boards->announced = table.plies.back().move;
    table.plies.back().announced = table.boards->announced;
}

void note_illegal(Table& table, Color side, const board::Placement& board) {
    table.boards->of(side) = board;
    table.boards->receiver = !side;
    if (!table.boards->announced) table.boards->is_repeated = false;
}

void note_taken_back(Table& table, const variants::Position& after) {
    if (!table.boards) return;
    carry_over(table.boards->of(table.position.turn()), after, table.position);
    table.boards->settle();
}

void set_both_boards(Table& table, const board::Placement& board) {
    if (!table.boards) return;
    table.boards->own = {board, board};
    table.boards->settle();
}

board::Placement expected_board(const Table& table, Color side) {
    if (table.boards->receiver == side) return move_on_its_way(table).before.setup().placement;
    return is_illegal_on_its_way(table) ? table.illegal_moves.back().left : table.position.setup().placement;
}

void put_boards_right(Table& table) {
    if (!table.boards) return;
    for (const Color side : board::both_colors) table.boards->of(side) = expected_board(table, side);
}

board::Placement board_of(const Table& table, Color side) {
    if (!table.boards) return table.hands.board;
    board::Placement board = table.boards->of(side);
    if (side != table.position.turn() || table.boards->receiver == side) return board;
    for (const board::Square square : board::Bitboard::all()) {
        const auto in_hands = table.hands.board[square];
        if (in_hands == table.position.at(square)) continue;
        if (in_hands)
            board.put(square, *in_hands);
        else
            board.clear(square);
    }
    return board;
}

bool is_astray(const Table& table, Color side) { return table.boards->of(side) != expected_board(table, side); }

void note_astray(Table& table) {
    if (!table.boards) return;
    for (const Color side : board::both_colors) {
        auto& from = table.boards->astray_from[static_cast<std::size_t>(side)];
        if (!is_astray(table, side))
            from.reset();
        else if (!from)
            from = table.plies.empty() ? 0 : table.plies.size() - 1;
    }
}

std::vector<board::Square> squares_astray(const Table& table, Color side) {
    std::vector<board::Square> squares;
    if (!table.boards) return squares;
    const board::Placement expected = expected_board(table, side);
    for (const board::Square square : board::Bitboard::all())
        if (table.boards->of(side)[square] != expected[square]) squares.push_back(square);
    return squares;
}

bool boards_differ(const Table& table) {
    return table.boards && std::any_of(board::both_colors.begin(), board::both_colors.end(),
                                       [&](Color side) { return is_astray(table, side); });
}

} // namespace rules::table
