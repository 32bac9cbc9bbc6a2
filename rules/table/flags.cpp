// Flags: fallen, which is a fact, and claimed, which ends the game (Articles 6.3, 6.9, 6.10, 6.12).
#include "rules/table/groups.hpp"

namespace rules::table {

bool has_fallen(const Table& table, Color side) { return table.flag && (table.both_flags || *table.flag == side); }

std::optional<TimedEvent> next_flag(const Table& table) {
    const auto running = table.clock.running();
    if (!running || has_fallen(table, *running)) return std::nullopt;
    return TimedEvent{*table.clock.falls_at(), FlagFallen{*running}};
}

bool arbiter_calls_flags(const Table& table) {
    return table.settings.kind == Kind::Standard || table.laws.kinds.rapid.flag_by == laws::FlagBy::ArbiterToo;
}

/// A flag counts as fallen when the arbiter sees it or either player rightly says so (6.9): also the one whose own flag
/// it is. Until then the game goes on, and a mate on the board comes first (5.1a).
Decision decide_command(const Table& table, const ClaimFlag& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::FlagClaim);
    if (command.by)
        if (auto refusal = refuse_while_away(table, *command.by)) return *refusal;
    if (!command.by && !arbiter_calls_flags(table))
        return refuse(table, RefusalReason::PlayersCallFlag, laws::Rule::PlayersCallFlag);
    if (!table.flag) return refuse(table, RefusalReason::FlagNotFallen, laws::Rule::FlagClaim);
    if (table.halt && std::holds_alternative<FlagAwaitsVerdict>(table.halt->cause))
        return refuse(table, RefusalReason::VerdictPostponed, laws::Rule::QuickplayVerdict);
    return std::vector<Event>{FlagClaimed{command.by}};
}

void apply(Table& table, Instant, const FlagFallen& event) {
    if (table.flag)
        table.both_flags = true;
    else
        table.flag = event.side;
}

/// What a flag comes to waits for the decision on a claim that was postponed (10.2b).
void apply(Table& table, Instant at, const FlagClaimed& event) {
    if (event.by) note_presence(table, *event.by);
    if (table.postponed) halt(table, at, FlagAwaitsVerdict{});
}

namespace {

/// The side goes on in its next period, as one does who cannot be shown to have overstepped (8.6).
void begin_next_period(const Table& table, Color side, std::vector<Event>& events) {
    ChessClock clock = table.clock;
    clock.set_completed(side, clock.completed(side) + *clock.to_control(side));
    events.emplace_back(MovesSet{side, clock.completed(side)});
    events.emplace_back(ClockSet{side, clock.period(side).base});
}

} // namespace

/// The clocks of this table know the order; those on a board that it only follows may not.
Decision decide_command(const Table& table, const RuleFlagOrder&, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::FlagOrder);
    if (!table.both_flags) return refuse(table, RefusalReason::FlagNotFallen, laws::Rule::FlagOrder);
    switch (table.laws.clock.both_flags) {
    case laws::UnknownOrder::ContinueDrawLast: break;
    }
    if (!table.clock.to_control(Color::White) || !table.clock.to_control(Color::Black))
        return std::vector<Event>{Ended{Result::Draw, Reason::BothFlags}};
    std::vector<Event> events;
    for (const Color side : board::both_colors) begin_next_period(table, side, events);
    return events;
}

std::optional<Event> consequence(const Table&, Instant, const FlagFallen&) { return std::nullopt; }

/// Both flags: the order is known here, so whose fell first has lost (6.10, as the note to 6.12 of 2005 says for
/// electronic clocks), but in rapid and blitz it is a draw. `Unknown`, whether the opponent can mate at all, counts as
/// that he can: the Laws take the game from whoever exceeds his time, and only what is proved saves it.
Ended verdict_on_flag(const Table& table) {
    if (table.both_flags && table.settings.kind != Kind::Standard &&
        table.laws.kinds.rapid.both_flags == laws::RapidBothFlags::Draw)
        return {Result::Draw, Reason::BothFlags};
    const Color winner = !*table.flag;
    if (is_unable_to_mate(table.position, winner)) return {Result::Draw, Reason::FlagCannotMate};
    return {won_by(winner), Reason::Flag};
}

std::optional<Event> consequence(const Table& table, Instant, const FlagClaimed&) {
    if (!table.flag) return std::nullopt;
    const Ended verdict = verdict_on_flag(table);
    if (table.postponed && verdict.reason == Reason::Flag) return std::nullopt;
    return verdict;
}

bool is_possible(const Table& table, const FlagFallen& event) {
    return (table.phase == Phase::Playing || table.sealed) && table.clock.exists() && !has_fallen(table, event.side);
}
bool is_possible(const Table& table, const FlagClaimed&) { return is_under_way(table) && table.flag; }

} // namespace rules::table
