// A session ends while the clocks stand: what is still done before the move is sealed.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// The arbiter may have stopped the clocks to call for the sealed move: unless the arbiter has to decide something
/// before they may run, it is sealed as if they ran, and whatever comes before that is done likewise.
bool may_seal_while_halted(const Table& table);

} // namespace rules::table
