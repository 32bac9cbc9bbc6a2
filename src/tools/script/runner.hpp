// Carries a table script out, act by act.
#pragma once

#include "src/game/live_table.hpp"
#include "src/tools/script/citing.hpp"
#include "src/tools/script/envelopes.hpp"
#include "src/tools/script/script.hpp"
#include "src/tools/script/spoken.hpp"

#include <cstddef>
#include <optional>

namespace tools::script {

/// What an act has brought: journal lines and answers to queries, in order.
struct Printed {
    std::vector<std::string> lines;
    std::vector<rules::table::TimedEvent> events; ///< those among the lines
    bool refused = false;
};

/// A script's game may have so many events and no more.
inline constexpr std::size_t most_events = 1'000'000;

/// A table and the acts done at it.
class Runner {
public:
    /// The envelopes and the words must outlive it. Without words only games on one board can be run.
    Runner(rules::table::Table table, Envelopes& envelopes, const Spoken* spoken, Citing citing)
        : live_{.table = std::move(table)}
        , envelopes_(envelopes)
        , spoken_(spoken)
        , cited_(citing == Citing::Rulings ? std::optional(live_.table) : std::nullopt) {}

    const rules::table::Table& table() const { return live_.table; }

    /// Lets time pass to the act's, then does it. A fault is a move that cannot be understood at all, or an
    /// envelope that cannot be sealed or opened.
    std::variant<Printed, ScriptFault> run(const Act& act);

    /// Only lets time pass.
    Printed pass(rules::table::Instant until);

    /// What comes to this board from another; nothing if it can come no more.
    Printed apply_from_partner(const rules::table::Command& command, rules::table::Instant at);

private:
    game::LiveTable live_;
    Envelopes& envelopes_;
    const Spoken* spoken_;
    /// Where rulings are cited: the table before what is printed next. It goes on event by event, so that no command
    /// copies a game.
    std::optional<rules::table::Table> cited_;
    std::size_t events_ = 0;
};

} // namespace tools::script
