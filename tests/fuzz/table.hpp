// What the fuzzers of journals and of scripts share.
#pragma once

#include "rules/journal/event_lines.hpp"
#include "rules/laws/edition.hpp"
#include "rules/notation/fen.hpp"
#include "rules/table/table.hpp"
#include "rules/table/words.hpp"
#include "tests/fuzz/support.hpp"

#include <map>
#include <optional>
#include <vector>

namespace fuzz {

/// The edition of that name, read once; empty if there is none.
inline const rules::laws::Laws* edition(const std::string& name) {
    static std::map<std::string, std::optional<rules::laws::Laws>> read;
    const auto found = read.find(name);
    if (found != read.end()) return found->second ? &*found->second : nullptr;
    std::optional<rules::laws::Laws>& laws = read[name];
    for (const char* known : {"fide-2001", "fide-2005", "fide-2009x", "fide-2023", "cup38"}) {
        if (name != known) continue;
        const auto text = [](std::string_view file) -> std::optional<std::string> {
            return source_file("data/editions/" + std::string(file) + ".toml");
        };
        laws = std::get<rules::laws::Laws>(rules::laws::read_laws(name, text));
    }
    return laws ? &*laws : nullptr;
}

/// What can be seen of a table, in words.
inline std::string state_of(const rules::table::Table& table) {
    using namespace rules::table;
    std::string state =
        std::to_string(static_cast<int>(table.phase)) + ' ' + rules::notation::write_fen(table.position.setup()) + ' ' +
        (table.outcome ? std::string(word(table.outcome->result)) + ' ' + std::string(word(table.outcome->reason))
                       : "-");
    for (const Color side : rules::board::both_colors) {
        const auto left = table.clock.left(side, table.last);
        state += ' ' + (left ? std::to_string(left->count()) : "-") + ' ' +
                 rules::notation::write_placement(board_of(table, side));
    }
    return state;
}

/// Each event is written and read as the same, and all of them, read again from their lines, make the same table.
inline void require_replayable(const rules::table::Table& start, const std::vector<rules::table::TimedEvent>& events,
                               const rules::table::Table& table) {
    using namespace rules::journal;
    using namespace rules::table;
    std::vector<TimedEvent> read;
    for (const TimedEvent& event : events) {
        const std::string line = write_line(event);
        require(line.find('\n') == std::string::npos);
        const auto again = read_line(line);
        require(std::holds_alternative<TimedEvent>(again));
        require(write_line(std::get<TimedEvent>(again)) == line);
        read.push_back(std::get<TimedEvent>(again));
    }
    const Replayed replayed = replay_checked(start, read);
    require(!replayed.impossible);
    require(state_of(replayed.table) == state_of(table));
}

} // namespace fuzz
