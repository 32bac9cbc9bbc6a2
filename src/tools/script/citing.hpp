// Journal lines with the Articles behind them.
#pragma once

#include "rules/table/table.hpp"

#include <string>

namespace tools::script {

/// Whether the lines of rulings have the Article they rest on behind them; those of refusals always do.
enum class Citing { Refusals, Rulings };

/// The journal line of what has happened to the table and, if it rests on a rule, its Article: `6022 ended 1-0
/// checkmate art=5.1a`. The stored journal has none: which number a rule has is the edition's.
std::string write_cited(const rules::table::Table& before, const rules::table::TimedEvent& event);

} // namespace tools::script
