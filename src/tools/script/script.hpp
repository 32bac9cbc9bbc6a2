// A table script: settings first, then one act a line, time first. `#` starts a comment.
#pragma once

#include "rules/table/command.hpp"
#include "rules/table/time.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tools::script {

using rules::table::Color;

/// Who acts: a side, or the arbiter.
using Actor = std::optional<Color>;

/// `play` moves only; `move` also does all that belongs to a move: announces, presses, repeats, carries out, writes.
struct PlayMove {
    Color side;
    std::string move;
    bool press;
};
struct ClaimADraw {
    Color side;
    rules::table::Claim claim;
    std::optional<std::string> move;
};
/// The move is sealed as it is written here.
struct SealMove {
    Color side;
    std::string move;
};
struct OpenTheEnvelope {};
/// Two boards. What words and moves mean depends on the position.
struct SayWords {
    rules::table::Person by;
    std::string words;
};
struct RepeatWords {
    Color side;
    std::string words;
};
struct ExecuteMove {
    rules::table::Person by;
    std::optional<std::string> move; ///< what the hand really did; empty: what was announced
};
/// What is on the scoresheets, and where they differ.
struct ShowSheets {};
struct ShowLegal {};
struct ShowTable {};
struct ShowPoints {};

/// What needs no position to be understood is a command already; moves are still words, and what they mean depends on
/// the position then.
using Deed = std::variant<rules::table::Command, PlayMove, ClaimADraw, SealMove, OpenTheEnvelope, SayWords, RepeatWords,
                          ExecuteMove, ShowLegal, ShowTable, ShowPoints, ShowSheets>;

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
