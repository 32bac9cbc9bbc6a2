#include "rules/table/two_boards/two_boards.hpp"

#include "rules/table/hands/hands.hpp"

namespace rules::table {

void carry_over(board::Placement& board, const variants::Position& from, const variants::Position& to) {
    for (const board::Square square : board::Bitboard::all()) {
        const auto man = to.at(square);
        if (man == from.at(square)) continue;
        if (man)
            board.put(square, *man);
        else
            board.clear(square);
    }
}

std::optional<board::Placement> done_by_hand(board::Placement board, board::Move move) {
    for (const Way way : ways_of(move)) {
        auto man = board[way.from];
        if (!man) return std::nullopt;
        if (move.promoted()) man->role = *move.promoted();
        board.clear(way.from);
        board.put(way.to, *man);
    }
    if (move.kind() == board::MoveKind::EnPassant) board.clear({move.to().file(), move.from()->rank()});
    return board;
}

} // namespace rules::table
