// What somebody does in a table script.
#pragma once

#include "rules/table/command.hpp"

#include <optional>
#include <string>
#include <variant>

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

} // namespace tools::script
