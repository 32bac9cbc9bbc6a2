#include "rules/table/claims/repetitions.hpp"

namespace rules::table {

int occurrences(const Table& table, std::optional<board::Move> intended) {
    const auto key = (intended ? table.position.after(*intended) : table.position).repetition_key();
    const auto found = table.occurrences.find(key);
    const int so_far = found == table.occurrences.end() ? 0 : found->second;
    return so_far + (intended ? 1 : 0);
}

void count_positions(Table& table) {
    table.occurrences.clear();
    for (const Ply& ply : table.plies) ++table.occurrences[ply.before.repetition_key()];
    for (const IllegalMove& move : table.illegal_moves) ++table.occurrences[move.before.repetition_key()];
    ++table.occurrences[table.position.repetition_key()];
}

void uncount_position(Table& table, const variants::Position& position) {
    const auto found = table.occurrences.find(position.repetition_key());
    if (found != table.occurrences.end() && --found->second == 0) table.occurrences.erase(found);
}

} // namespace rules::table
