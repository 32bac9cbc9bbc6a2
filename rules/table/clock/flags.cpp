#include "rules/table/clock/flags.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/officials/stoppages.hpp"

namespace rules::table {

std::optional<TimedEvent> next_flag(const Table& table) {
    const auto running = table.clock.running();
    if (!running || has_fallen(table, *running)) return std::nullopt;
    return TimedEvent{*table.clock.falls_at(), FlagFallen{*running}};
}

bool arbiter_calls_flags(const Table& table) {
    return table.settings.kind == Kind::Standard || table.laws.kinds.rapid.flag_by == laws::FlagBy::ArbiterToo;
}

laws::Rule rule_of_flag_claims(const Table& table) {
    return arbiter_calls_flags(table) ? laws::Rule::FlagClaim : laws::Rule::PlayersCallFlag;
}

/// A flag counts as fallen when the arbiter sees it or either player rightly says so (6.9): also the one whose own flag
/// it is. Until then the game goes on, and a mate on the board comes first (5.1a).
Decision decide_command(const Table& table, const ClaimFlag& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, rule_of_flag_claims(table));
    if (command.by)
        if (auto refusal = refuse_while_away(table, *command.by)) return *refusal;
    if (!command.by)
        if (auto refusal = refuse_without_arbiter(table, rule_of_flag_claims(table))) return *refusal;
    if (!command.by && !arbiter_calls_flags(table))
        return refuse(table, RefusalReason::PlayersCallFlag, laws::Rule::PlayersCallFlag);
    if (!table.flag) return refuse(table, RefusalReason::FlagNotFallen, rule_of_flag_claims(table));
    if (table.stoppage && std::holds_alternative<FlagAwaitsVerdict>(table.stoppage->cause))
        return refuse(table, RefusalReason::VerdictPostponed, laws::Rule::QuickplayVerdict);
    return std::vector<Event>{FlagClaimed{command.by}};
}

void apply(Table& table, Instant, const FlagFallen& event) {
    table.fell_in_last_period[static_cast<std::size_t>(event.side)] = !table.clock.to_control(event.side);
    if (table.flag)
        table.both_flags = true;
    else
        table.flag = event.side;
}

/// What a flag comes to waits for the decision on a claim that was postponed (10.2b).
void apply(Table& table, Instant at, const FlagClaimed& event) {
    if (event.by) note_presence(table, *event.by);
    if (table.postponed) stop_play(table, at, FlagAwaitsVerdict{});
}

namespace {

/// The flag fell in the last period, or so did all the time there is.
bool has_no_next_period(const Table& table, Color side, Instant now) {
    const bool is_used_up = table.clock.left(side, now) == Duration::zero();
    return table.fell_in_last_period[static_cast<std::size_t>(side)] || (is_used_up && !table.clock.to_control(side));
}

/// The side goes on in its next period, as one does who cannot be shown to have overstepped (8.6); or in the one it has
/// come into since its flag fell.
void begin_next_period(const Table& table, Color side, Instant now, std::vector<Event>& events) {
    if (const Duration left = *table.clock.left(side, now); left > Duration::zero()) {
        events.emplace_back(ClockSet{side, left});
        return;
    }
    ChessClock clock = table.clock;
    clock.set_completed(side, clock.completed(side) + *clock.to_control(side));
    events.emplace_back(MovesSet{side, clock.completed(side)});
    events.emplace_back(ClockSet{side, clock.period(side).base});
}

} // namespace

/// The clocks of this table know the order; those on a board that it only follows may not.
Decision decide_command(const Table& table, const RuleFlagOrder&, Instant now) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::FlagOrder)) return *refusal;
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::FlagOrder);
    if (!table.both_flags) return refuse(table, RefusalReason::FlagNotFallen, laws::Rule::FlagOrder);
    if (has_no_next_period(table, Color::White, now) || has_no_next_period(table, Color::Black, now))
        return std::vector<Event>{Ended{Result::Draw, Reason::BothFlags}};
    std::vector<Event> events;
    for (const Color side : board::both_colors) begin_next_period(table, side, now, events);
    return events;
}

Decision decide_command(const Table& table, const RuleOversteppingUnproved& command, Instant now) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::Overstepping)) return *refusal;
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::Overstepping);
    if (!has_fallen(table, command.side)) return refuse(table, RefusalReason::FlagNotFallen, laws::Rule::Overstepping);
    if (has_no_next_period(table, command.side, now))
        return refuse(table, RefusalReason::NoNextPeriod, laws::Rule::Overstepping);
    std::vector<Event> events{OversteppingUnproved{command.side}};
    begin_next_period(table, command.side, now, events);
    return events;
}

void apply(Table&, Instant, const OversteppingUnproved&) {}
void apply(Table& table, Instant, const MateUnproved&) { table.is_mate_unproved = true; }
std::optional<Event> consequence(const Table&, Instant, const FlagFallen&) { return std::nullopt; }

/// Both flags: the order is known here, so whose fell first has lost (6.10, as the note to 6.12 of 2005 says for
/// electronic clocks), but in rapid and blitz it is a draw. `Unknown`, whether the opponent can mate at all, counts as
/// yes: the Laws take the game from a player who exceeds the time, and only proof saves it. The arbiter is told that
/// it was not.
Consequence after_flag(const Table& table) {
    if (table.both_flags && table.settings.kind != Kind::Standard &&
        table.laws.kinds.rapid.both_flags == laws::RapidBothFlags::Draw)
        return Ended{Result::Draw, Reason::BothFlags};
    const Color winner = !*table.flag;
    return ByMate{{table.position, winner},
                  Ended{won_by(winner), Reason::Flag},
                  Ended{Result::Draw, Reason::FlagCannotMate},
                  MateUnproved{winner}};
}

Consequence consequence(const Table& table, Instant, const FlagClaimed&) {
    if (!table.flag) return std::nullopt;
    Consequence verdict = after_flag(table);
    auto* hanging = std::get_if<ByMate>(&verdict);
    if (table.postponed && hanging != nullptr) {
        hanging->if_can.reset();
        hanging->if_unproved.reset();
    }
    return verdict;
}

std::optional<Event> consequence(const Table&, Instant, const OversteppingUnproved&) { return std::nullopt; }

std::optional<Event> consequence(const Table&, Instant, const MateUnproved& event) {
    return Ended{won_by(event.side), Reason::Flag};
}

bool is_possible(const Table& table, const FlagFallen& event) {
    return (table.phase == Phase::Playing || table.sealed) && table.clock.exists() && !has_fallen(table, event.side);
}

bool is_possible(const Table& table, const OversteppingUnproved& event) {
    return is_under_way(table) && has_fallen(table, event.side);
}

bool is_possible(const Table& table, const MateUnproved& event) {
    return is_under_way(table) && table.flag == !event.side;
}

bool is_possible(const Table& table, const FlagClaimed&) { return is_under_way(table) && table.flag; }

} // namespace rules::table
