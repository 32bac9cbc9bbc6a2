// A stored game as PGN.
#pragma once

#include "rules/table/table.hpp"
#include "src/ports/journal/records.hpp"

#include <string>

namespace storage {

/// Tags and moves in PGN's export format, with what the mover's clock showed after each move as `[%clk 0:04:53]`.
/// Precondition: `start` is the table the game was laid on, and the events fit it (rules::table::replay_checked).
std::string write_pgn(const game::NewGame& game, rules::table::Table start,
                      const std::vector<rules::table::TimedEvent>& events);

} // namespace storage
