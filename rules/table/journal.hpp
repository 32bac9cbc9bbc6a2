// The journal: the event list as text, one readable line each. What is written here keeps its meaning for ever:
// a new meaning is a new word.
#pragma once

#include "rules/table/event.hpp"
#include "rules/table/refusal.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rules::table {

/// The word at which a journal line stops making sense, counted from 1, and what was expected there.
struct JournalFault {
    std::size_t word;
    std::string expected;
    bool operator==(const JournalFault&) const = default;
};

/// `6022 made white g1f3`: milliseconds of table time, then the event. A move is written as in UCI, with a word after
/// it where the squares do not say it all: `e1g1 castling`, `e5d6 en-passant`, `N@f3`.
std::string write_line(const TimedEvent& event);
std::variant<TimedEvent, JournalFault> read_line(std::string_view line);

/// The word of a result (`1-0`), a reason (`dead-position`), a refusal (`press-first`), a side (`white`).
std::string_view word(Result result);
std::string_view word(Reason reason);
std::string_view word(RefusalReason reason);
std::string_view word(Irregularity what);
std::string_view word(Color side);

/// The settings as the journal's header lines, `edition fide-2005` ..., the words of a table script.
std::vector<std::string> write_settings(const Settings& settings);

/// Which of the lines, counted from 0, and what is wrong with it.
struct SettingsFault {
    std::size_t line;
    JournalFault fault;
    bool operator==(const SettingsFault&) const = default;
};
/// Settings not named keep their defaults; each may be named once, `absent` for each side.
std::variant<Settings, SettingsFault> read_settings(const std::vector<std::string>& lines);

/// Whether the line's first word is that of a setting.
bool is_setting(std::string_view line);

} // namespace rules::table
