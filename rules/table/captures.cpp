// Captures not made although they are compulsory (matranj, annex 3 of the cup).
#include "rules/table/groups.hpp"

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

/// The move is taken back, and what was touched for it stays touched.
void apply(Table& table, Instant, const CaptureMissed& event) {
    ++table.missed_captures[static_cast<std::size_t>(event.side)];
    touch_moved_men(table.hands, table.position, event.move);
    put_men_back(table);
}

std::optional<Event> consequence(const Table& table, Instant, const CaptureMissed& event) {
    const int missed = table.missed_captures[static_cast<std::size_t>(event.side)];
    if (missed < table.laws.kinds.matranj_lose_at) return std::nullopt;
    return Ended{won_by(!event.side), Reason::MissedCaptures};
}

bool is_possible(const Table& table, const CaptureMissed& event) {
    return !may_play(table, event.side) && misses_capture(table.position, event.move);
}

} // namespace rules::table
