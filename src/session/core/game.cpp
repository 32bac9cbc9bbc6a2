#include "src/session/core/game.hpp"

namespace session {

bool is_called_to_seal(const rules::table::Table& table, rules::board::Color side) {
    return table.seal_call && !table.sealed && table.position.turn() == side;
}

} // namespace session
