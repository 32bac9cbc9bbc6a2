#include "rules/table/moves/compulsory_captures.hpp"

#include <algorithm>

namespace rules::table {

bool misses_capture(const variants::Position& position, board::Move move) {
    const auto moves = position.moves_missing_captures();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

std::optional<board::Move> missed_capture_on(const Hands& hands, const variants::Position& position) {
    for (const board::Move move : position.moves_missing_captures())
        if (hands.board[move.to()] && is_on_the_way(hands, position, move)) return move;
    return std::nullopt;
}

} // namespace rules::table
