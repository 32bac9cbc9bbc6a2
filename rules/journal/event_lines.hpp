// The journal: the event list as text, one readable line each. What is written here keeps its meaning for ever:
// a new meaning is a new word.
#pragma once

#include "rules/journal/line_reader.hpp"
#include "rules/table/event.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace rules::journal {

/// `6022 made white g1f3`: milliseconds of table time, then the event. A move is written as in UCI, with a word after
/// it where the squares do not say it all: `e1g1 castling`, `e5d6 en-passant`, `N@f3`.
std::string write_line(const table::TimedEvent& event);
/// The event, or the first word that does not fit.
std::variant<table::TimedEvent, JournalFault> read_line(std::string_view line);

} // namespace rules::journal
