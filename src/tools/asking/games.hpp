// What is wrong with moves and games, in plain English for terminals and scripts.
#pragma once

#include "rules/notation/reading.hpp"
#include "rules/pgn/fault.hpp"
#include "rules/variants/position.hpp"

#include <string>

namespace tools::asking {

/// "no knight can reach d2", "ambiguous: Nbd2 or Nfd2", "not a move". Precondition: the reading is no move.
std::string describe(const rules::notation::MoveReading& reading, const rules::variants::Position& position);

/// "line 12: 7... Nd2: ambiguous: Nbd2 or Nfd2".
std::string describe(const rules::pgn::Fault& fault);

} // namespace tools::asking
