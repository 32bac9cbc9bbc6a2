// The journal: the event list as text, one readable line each. What is written here keeps its meaning for ever:
// a new meaning is a new word.
#pragma once

#include "rules/table/event.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace rules::table {

/// The word at which a journal line stops making sense, counted from 1, and what was expected there.
struct JournalFault {
    std::size_t word;
    std::string expected;
    bool operator==(const JournalFault&) const = default;
};

/// `6022 made white g1f3`: milliseconds of table time, then the event.
std::string write_line(const TimedEvent& event);
std::variant<TimedEvent, JournalFault> read_line(std::string_view line);

/// The settings as the journal's header lines, `edition fide-2005` ..., the words of a table script.
std::vector<std::string> write_settings(const Settings& settings);
std::variant<Settings, JournalFault> read_settings(const std::vector<std::string>& lines);

} // namespace rules::table
