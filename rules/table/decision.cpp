#include "rules/table/decision.hpp"

namespace rules::table {

Consequence lost_unless_unable(const variants::Position& position, Color to_win, const Event& lost,
                               const Event& drawn) {
    return ByMate{{position, to_win}, lost, drawn, lost};
}

} // namespace rules::table
