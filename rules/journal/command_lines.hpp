// Commands as text, one line each, in the words of table scripts.
#pragma once

#include "rules/journal/line_reader.hpp"
#include "rules/table/command.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace rules::journal {

/// `white lift g1`, `arbiter add-time black 0:01:00.000`: who acts, the act, and what belongs to it. Moves are written
/// as in the journal; what words are said to mean stands before them: `white say g1f3 : Springer Felix drei`.
std::string write_command(const table::Command& command);
/// The command, or the first word that does not fit and what was expected of the act.
std::variant<table::Command, JournalFault> read_command(std::string_view line);

} // namespace rules::journal
