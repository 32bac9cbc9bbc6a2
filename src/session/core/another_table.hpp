// Doing something at another table than the one before the participant.
#pragma once

#include "src/session/core/update_context.hpp"

#include <utility>

namespace session {

/// Does it with that table as the one that is meant, and comes back. Precondition: there is a game at it.
template <typename Do>
void at_another_table(UpdateContext& context, TableId table, const Do& act) {
    const auto before = std::exchange(context.table, table);
    act();
    context.table = before;
}

} // namespace session
