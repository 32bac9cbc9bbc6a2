#include "src/session/board/moves_between.hpp"

#include <algorithm>

namespace session {

using rules::board::Move;
using rules::board::Square;

std::vector<Move> moves_between(const rules::variants::Position& position, Square from, Square to) {
    std::vector<Move> found;
    for (const Move move : position.legal_moves())
        if (move.from() == from && move.to() == to) found.push_back(move);
    return found;
}

std::optional<Move> move_between(const rules::variants::Position& position, Square from, Square to, Move preferred) {
    const std::vector<Move> found = moves_between(position, from, to);
    if (found.empty()) return std::nullopt;
    return std::find(found.begin(), found.end(), preferred) == found.end() ? found.front() : preferred;
}

} // namespace session
