// The settings of a game as the journal's header lines, the words of a table script.
#pragma once

#include "rules/journal/line_reader.hpp"
#include "rules/table/command.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rules::journal {

/// `edition fide-2005` and so on, one setting a line.
std::vector<std::string> write_settings(const table::Settings& settings);

/// Which of the lines, counted from 0, and what is wrong with it.
struct SettingsFault {
    std::size_t line;
    JournalFault fault;
    bool operator==(const SettingsFault&) const = default;
};
/// Settings not named keep their defaults; each may be named once, `absent` for each side.
std::variant<table::Settings, SettingsFault> read_settings(const std::vector<std::string>& lines);

/// Whether the line's first word is that of a setting.
bool is_setting(std::string_view line);

} // namespace rules::journal
