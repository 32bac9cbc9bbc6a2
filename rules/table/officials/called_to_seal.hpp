// A session ends while the clocks stand: what is still done before the move is sealed.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// The arbiter may have stopped the clocks to call for the sealed move: unless he has something to decide before they
/// may run, it is sealed as if they ran, and what comes before that is done so too.
bool may_seal_while_halted(const Table& table);

} // namespace rules::table
