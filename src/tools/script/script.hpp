// A table script: settings first, then one act a line, time first. `#` starts a comment.
#pragma once

#include "rules/table/command.hpp"
#include "rules/table/time.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tools::script {

using rules::table::Color;

/// Who acts: a side, or the arbiter.
using Actor = std::optional<Color>;

struct StartGame {};
/// `play` moves only; `move` also presses, where there is a clock.
struct PlayMove {
    Color side;
    std::string move;
    bool press;
};
struct PressClock {
    Color side;
};
struct Offer {
    Color side;
};
struct Accept {
    Color side;
};
struct Refuse {
    Color side;
};
struct GiveUp {
    Color side;
};
struct ClaimADraw {
    Color side;
    rules::table::Claim claim;
    std::optional<std::string> move;
};
struct ClaimTheFlag {
    Actor by;
};
struct ShowLegal {};
struct ShowTable {};

using Deed = std::variant<StartGame, PlayMove, PressClock, Offer, Accept, Refuse, GiveUp, ClaimADraw, ClaimTheFlag,
                          ShowLegal, ShowTable>;

/// One act. Moves are still words: what they mean depends on the position then.
struct Act {
    int line; ///< of the script, from 1
    rules::table::Instant at;
    std::string word; ///< the act's word, as it is written in a refusal
    Deed deed;
};

struct Script {
    rules::table::Settings settings;
    std::vector<Act> acts;
};

/// Why a script cannot be carried out.
struct ScriptFault {
    int line; ///< from 1
    std::string expected;
    bool operator==(const ScriptFault&) const = default;
};

std::variant<Script, ScriptFault> read_script(std::string_view text);

/// `0`, `12.5` seconds, or `1:21:40.000`; empty for anything else.
std::optional<rules::table::Duration> read_time(std::string_view text);
/// `1:21:40.000`
std::string write_time(rules::table::Duration time);

} // namespace tools::script
