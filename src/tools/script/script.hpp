// A table script: settings first, then one act a line, time first. `#` starts a comment.
#pragma once

#include "rules/table/time.hpp"
#include "src/tools/script/deed.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tools::script {

/// One act.
struct Act {
    int line;          ///< of the script, from 1
    std::size_t board; ///< 0, or 1 for the second board of doubles
    rules::table::Instant at;
    std::string word;                  ///< the act's word, as it is written in a refusal
    std::optional<Color> assistant_of; ///< whose assistant acts; empty: the player or the arbiter
    Deed deed;
};

/// The players' names, as they stand on an envelope.
struct Names {
    std::string white = "White";
    std::string black = "Black";
};

struct Script {
    rules::table::Settings settings;
    Names names;
    std::map<std::string, int> setting_lines; ///< by the setting's word; of those that are there
    std::vector<Act> acts;
    bool second_board = false; ///< somebody acts at the second board of doubles
};

/// Why a script cannot be carried out.
struct ScriptFault {
    int line; ///< from 1
    std::string expected;
    bool operator==(const ScriptFault&) const = default;
};

std::variant<Script, ScriptFault> read_script(std::string_view text);

} // namespace tools::script
