#include "src/session/core/game.hpp"

namespace session {

bool is_called_to_seal(const rules::table::Table& table, rules::board::Color side) {
    return table.seal_call && !table.sealed && table.position.turn() == side;
}

bool is_told_on_request(const Game& game) {
    return game.is_assisted() ||
           (game.has_two_boards() && game.table.laws.records.time_told == rules::laws::TimeTold::OnRequest);
}

} // namespace session
