#include "rules/table/two_boards/two_boards.hpp"

#include "rules/table/hands/hands.hpp"

namespace rules::table {

void carry_over(board::Placement& board, const variants::Position& from, const variants::Position& to) {
    for (const board::Square square : board::Bitboard::all()) {
        const auto piece = to.at(square);
        if (piece == from.at(square)) continue;
        if (piece)
            board.put(square, *piece);
        else
            board.clear(square);
    }
}

std::optional<board::Placement> done_by_hand(board::Placement board, const variants::Position& agreed,
                                             board::Move move) {
    const board::Placement before = board;
    const std::vector<Way> ways = ways_of(agreed, move);
    for (const Way way : ways) board.clear(way.from); // where one stood the other may arrive
    for (const Way way : ways) {
        auto piece = before[way.from];
        if (!piece) return std::nullopt;
        if (move.promoted()) piece->role = *move.promoted();
        board.put(way.to, *piece);
    }
    if (move.kind() == board::MoveKind::EnPassant) board.clear({move.to().file(), move.from()->rank()});
    return board;
}

} // namespace rules::table
