#include "rules/table/moves/turns.hpp"

namespace rules::table {

bool has_moved(const Table& table, Color side) { return table.unpressed[static_cast<std::size_t>(side)]; }

std::optional<Color> who_must_press(const Table& table) {
    const auto running = table.clock.running();
    if (running && table.unpressed[static_cast<std::size_t>(*running)]) return running;
    return std::nullopt;
}

std::array<int, 2> moves_made(const Table& table) {
    std::array<int, 2> made{};
    for (const Ply& ply : table.plies) ++made[static_cast<std::size_t>(ply.before.turn())];
    for (const IllegalMove& move : table.illegal_moves) ++made[static_cast<std::size_t>(move.before.turn())];
    return made;
}

std::array<int, 2> moves_completed(const Table& table) {
    std::array<int, 2> moves = moves_made(table);
    for (const Color side : board::both_colors) moves[static_cast<std::size_t>(side)] -= has_moved(table, side) ? 1 : 0;
    return moves;
}

bool last_moved(const Table& table, Color side) {
    const bool after_illegal = !table.illegal_moves.empty() && table.illegal_moves.back().plies == table.plies.size();
    return !after_illegal && !table.plies.empty() && table.plies.back().before.turn() == side;
}

} // namespace rules::table
