#include "rules/table/state.hpp"

namespace rules::table {

const variants::Position& position_before(const Table& table, std::size_t ply) {
    return ply < table.plies.size() ? table.plies[ply].before : table.position;
}

} // namespace rules::table
