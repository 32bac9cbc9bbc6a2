// The boards of a script: one, or the two of doubles with partners across them.
#pragma once

#include "src/tools/script/runner.hpp"

#include <vector>

namespace tools::script {

/// Carries acts out at one board or two, and passes on what an event at one means for the other. Lines of the second
/// board's journal have the word `board2` after their time.
class Boards {
public:
    /// The envelopes and the words must outlive it.
    Boards(const rules::table::Table& start, bool two, Envelopes& envelopes, const Spoken* spoken,
           Citing citing = Citing::Refusals)
        : runners_(two ? 2U : 1U, Runner(start, envelopes, spoken, citing))
        , told_(two ? 2U : 0U, start) {}

    /// The first board.
    const rules::table::Table& table() const { return runners_.front().table(); }
    /// When something will next happen at a board if nobody does anything; empty if never.
    std::optional<rules::table::Instant> next_deadline() const;

    /// Lets time pass to the act's, then does it; the arbiter starts all boards at once. Faults are as Runner's. Of the
    /// events those of the first board are told.
    std::variant<Printed, ScriptFault> run(const Act& act);

    /// Only lets time pass.
    Printed pass(rules::table::Instant until);

private:
    void add(Printed& all, std::size_t board, const Printed& printed);

    std::vector<Runner> runners_;
    /// With partners: the tables as far as the other board has been told of them, which go on event by event, so that
    /// no act copies a game.
    std::vector<rules::table::Table> told_;
};

} // namespace tools::script
