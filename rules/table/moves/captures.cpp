#include "rules/table/moves/captures.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/hands/touched.hpp"
#include "rules/table/moves/compulsory_captures.hpp"
#include "rules/table/moves/may_play.hpp"

#include <algorithm>

namespace rules::table {

/// The move is taken back, and what was touched for it stays touched.
void apply(Table& table, Instant, const CaptureMissed& event) {
    ++table.missed_captures[static_cast<std::size_t>(event.side)];
    touch_moved_pieces(table.hands, table.position, event.move);
    put_pieces_back(table);
    table.hands.is_put_back = true;
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
