#include "rules/table/officials/called_to_seal.hpp"

#include "rules/table/officials/rulings.hpp"

namespace rules::table {

bool may_seal_while_halted(const Table& table) {
    if (table.phase != Phase::Halted || !table.seal_call) return false;
    return !refuse_restarting(table);
}

} // namespace rules::table
