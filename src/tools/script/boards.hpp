// The boards of a script: one, or the two of doubles with partners across them.
#pragma once

#include "src/tools/script/runner.hpp"

#include <vector>

namespace tools::script {

/// Carries a script out, act by act, as a match. Lines of the second board's journal have the word `board2` after their
/// time.
class Boards {
public:
    /// The envelopes and the words must outlive it. Without words only games on one board can be played.
    Boards(const rules::table::Table& start, bool two, Envelopes& envelopes, const Spoken* spoken,
           Citing citing = Citing::Refusals)
        : match_(std::vector(two ? 2U : 1U, game::LiveTable{.table = start}))
        , notes_(match_, citing)
        , envelopes_(envelopes)
        , spoken_(spoken) {}

    /// The first board.
    const rules::table::Table& table() const { return match_.board(0).table; }
    /// When something will next happen at a board if nobody does anything; empty if never.
    std::optional<rules::table::Instant> next_deadline() const;

    /// Lets time pass to the act's, then does it; the arbiter starts all boards at once. Faults are as run()'s. Of the
    /// events those of the first board are told.
    std::variant<Printed, ScriptFault> run(const Act& act);

    /// Only lets time pass.
    Printed pass(rules::table::Instant until);

private:
    game::Match match_;
    Notes notes_;
    Envelopes& envelopes_;
    const Spoken* spoken_;
};

} // namespace tools::script
