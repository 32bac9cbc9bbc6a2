#include "rules/table/game.hpp"

#include "rules/table/clock/displays_log.hpp"
#include "rules/table/decision.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/moves/making.hpp"
#include "rules/table/officials/stoppages.hpp"
#include "rules/verdict/verdict.hpp"

namespace rules::table {

Decision decide_command(const Table& table, const Start&, Instant) {
    switch (table.phase) {
    case Phase::Waiting: return std::vector<Event>{Started{}};
    case Phase::Playing:
    case Phase::Halted:
    case Phase::Adjourned: return refuse(table, RefusalReason::AlreadyStarted, laws::Rule::StartOfClock);
    case Phase::Over: return refuse(table, RefusalReason::GameOver, laws::Rule::GameOver);
    }
    return refuse(table, RefusalReason::GameOver, laws::Rule::GameOver);
}

Decision decide_command(const Table& table, const Resign& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    return std::vector<Event>{Resigned{command.side}};
}

/// White's clock is started (Article 6.5), or that of the side to move where the game starts from another position.
void apply(Table& table, Instant at, const Started&) {
    table.phase = Phase::Playing;
    table.started = at;
    table.clock.start(table.position.turn(), at);
    note_displays(table, at);
}

void apply(Table&, Instant, const Resigned&) {}

void apply(Table& table, Instant at, const Ended& event) {
    table.phase = Phase::Over;
    table.outcome = Outcome{event.result, event.reason};
    table.clock.stop(at);
    table.unpressed = {};
    table.must_press.reset();
    table.stoppage.reset();
    table.touch_claim.reset();
    table.offer.reset();
    table.postponed.reset();
    table.seal_call.reset();
    table.sealed.reset();
    table.unsealing.reset();
    table.must_play.reset();
}

std::optional<Event> consequence(const Table& table, Instant, const Started&) { return verdict_on_board(table); }

Consequence consequence(const Table& table, Instant, const Resigned& event) {
    const Ended lost{won_by(!event.side), Reason::Resignation};
    if (!table.laws.draw.resign_if_no_mate) return lost;
    return lost_unless_unable(table.position, !event.side, lost, Ended{Result::Draw, Reason::Resignation});
}

std::optional<Event> consequence(const Table&, Instant, const Ended&) { return std::nullopt; }
bool is_possible(const Table& table, const Started&) { return table.phase == Phase::Waiting; }
bool is_possible(const Table& table, const Resigned&) { return is_under_way(table); }

/// A game is ended once; but one that was won on time without proof may be found drawn, and a side that was given it
/// because the other came too late may turn out to have come too late as well.
bool is_possible(const Table& table, const Ended& event) {
    const bool is_both = event == Ended{Result::BothLose, Reason::Default};
    const bool is_found_drawn = event == Ended{Result::Draw, Reason::FlagCannotMate} && table.is_mate_unproved;
    return is_under_way(table) || is_found_drawn ||
           (is_both && table.outcome && table.outcome->reason == Reason::Default &&
            table.outcome->result != Result::BothLose);
}

} // namespace rules::table
