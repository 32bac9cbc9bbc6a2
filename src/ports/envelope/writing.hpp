// What is written on the envelope of an adjourned game and in it (Articles A1 and A2).
#pragma once

#include "rules/table/table.hpp"

#include <string>

namespace envelope {

struct Players {
    std::string white; ///< one line, not empty
    std::string black;
};

/// What stands on an envelope: whole lines, none of them empty.
std::string outside_of(const rules::table::Table& table, rules::table::Color side, rules::table::Instant now,
                       const Players& players);

/// What is in it: the move on the first line, then what is on both scoresheets.
std::string inside_of(const rules::table::Table& table, const std::string& move);

/// The move in such an envelope, as it was written: one line without control characters, as the journal has it. A dash
/// where none is.
std::string move_inside(const std::string& inside);

} // namespace envelope
