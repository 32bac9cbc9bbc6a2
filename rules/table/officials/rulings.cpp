#include "rules/table/officials/rulings.hpp"

#include "rules/table/claims/claims.hpp"
#include "rules/table/claims/quickplay.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/hands/touching.hpp"
#include "rules/table/moves/turns.hpp"
#include "rules/table/officials/stoppages.hpp"
#include "rules/table/two_boards/own_boards.hpp"
#include "rules/table/two_boards/procedure.hpp"

namespace rules::table {

namespace {

bool is_open(const ArbitersStop&) { return false; }
bool is_open(const PlayersStop& stop) { return stop.ruling == StopRuling::Open; }
bool is_open(const Reconciling&) { return false; }

/// The clocks stand for a question the arbiter has to answer. It comes before all others.
bool is_asked_by_stoppage(const Table& table) {
    return table.stoppage && std::visit([](const auto& cause) { return is_open(cause); }, table.stoppage->cause);
}

/// The arbiter has a question to answer that has to do with the clocks.
bool has_open_question(const Table& table) {
    return table.stoppage ? is_asked_by_stoppage(table) : table.postponed.has_value();
}

std::optional<Refusal> refuse_ruling(const Table& table, Ruling ruling) {
    if (auto refusal = refuse_unless_under_way(table)) return refusal;
    if (!has_open_question(table)) return refuse(table, RefusalReason::NothingToRuleOn, laws::Rule::StopClocks);
    if (!table.stoppage) return refuse_early_verdict(table, ruling);
    return refuse_before_answer(table, ruling);
}

/// The event of the ruling, or what it comes to for a touch that was put to the arbiter.
Decision decide_ruling(const Table& table, Ruling ruling, const Event& event) {
    if (!is_asked_by_stoppage(table))
        if (auto decision = rule_on_touch(table, ruling == Ruling::Upheld)) return *decision;
    if (auto refusal = refuse_ruling(table, ruling)) return *refusal;
    return std::vector<Event>{event};
}

void rule(ArbitersStop&, Ruling) {}
void rule(Reconciling&, Ruling) {}

/// Whoever had no reason is to be punished (6.13d).
void rule(PlayersStop& stop, Ruling ruling) {
    stop.ruling = ruling == Ruling::Upheld ? StopRuling::Justified : StopRuling::PenaltyDue;
}

void rule(Table& table, Ruling ruling) {
    if (table.stoppage) std::visit([ruling](auto& cause) { rule(cause, ruling); }, table.stoppage->cause);
}

std::optional<Event> after_ruling(const Table&, const ArbitersStop&, Ruling) { return std::nullopt; }
std::optional<Event> after_ruling(const Table&, const PlayersStop&, Ruling) { return std::nullopt; }
std::optional<Event> after_ruling(const Table&, const Reconciling&, Ruling) { return std::nullopt; }

Consequence after_ruling(const Table& table, Ruling ruling) {
    if (!table.stoppage) return postponed_verdict(table, ruling);
    return std::visit([&](const auto& cause) -> Consequence { return after_ruling(table, cause, ruling); },
                      table.stoppage->cause);
}

/// The boards differ, and the scores do not say how to put them right.
bool must_retrace_first(const Table& table) { return is_reconciling(table) && boards_differ(table); }

laws::Rule rule_of_question(const Table& table) {
    const bool is_of_repetition = std::holds_alternative<ClaimAwaitsArbiter>(table.stoppage->cause);
    return is_of_repetition ? laws::Rule::Threefold : laws::Rule::QuickplayFinish;
}

bool awaits_resumption(const Table& table) { return table.sealed && !table.resumed; }

/// Who has claimed is answered before the game goes on.
bool must_rule_first(const Table& table) {
    return !std::holds_alternative<PlayersStop>(table.stoppage->cause) && has_open_question(table);
}

} // namespace

std::optional<Question> question_asked(const Table& table) {
    if (is_asked_by_stoppage(table))
        return std::holds_alternative<PlayersStop>(table.stoppage->cause) ? Question::Stop : Question::Claim;
    if (table.touch_claim) return Question::Touch;
    if (has_open_question(table)) return Question::Claim;
    return std::nullopt;
}

Decision decide_command(const Table& table, const Stop& command, Instant) {
    if (auto refusal = refuse_unless_playing(table)) return *refusal;
    if (command.by)
        if (auto refusal = refuse_while_away(table, *command.by)) return *refusal;
    return std::vector<Event>{Stopped{command.by, command.reason}};
}

std::optional<Refusal> refuse_restarting(const Table& table) {
    if (auto refusal = refuse_unless_under_way(table)) return refusal;
    if (awaits_resumption(table)) return std::nullopt;
    if (!table.stoppage) return refuse(table, RefusalReason::NotStopped, laws::Rule::StopClocks);
    if (has_penalty_due(table)) return refuse(table, RefusalReason::PenaltyDue, laws::Rule::BadStop);
    if (must_retrace_first(table)) return refuse(table, RefusalReason::RetraceFirst, laws::Rule::ScoresDiffer);
    if (must_rule_first(table)) return refuse(table, RefusalReason::RuleFirst, rule_of_question(table));
    return std::nullopt;
}

Decision decide_command(const Table& table, const Restart&, Instant) {
    if (auto refusal = refuse_restarting(table)) return *refusal;
    if (awaits_resumption(table)) return std::vector<Event>{Resumed{}};
    return std::vector<Event>{Restarted{}};
}

Decision decide_command(const Table& table, const Uphold&, Instant) {
    return decide_ruling(table, Ruling::Upheld, Upheld{});
}

Decision decide_command(const Table& table, const Reject&, Instant) {
    return decide_ruling(table, Ruling::Rejected, Rejected{});
}

void apply(Table& table, Instant at, const Stopped& event) {
    if (event.by) note_presence(table, *event.by);
    stop_play(table, at, event.by ? StoppageCause(PlayersStop{*event.by}) : StoppageCause(ArbitersStop{}));
}

void apply(Table& table, Instant at, const Restarted&) {
    table.phase = Phase::Playing;
    if (std::holds_alternative<ArbitersStop>(table.stoppage->cause)) table.excused += at - table.stoppage->since;
    if (table.stoppage->runs) table.clock.start(*table.stoppage->runs, at);
    table.stoppage.reset();
    table.must_press = who_must_press(table);
}

void apply(Table& table, Instant, const Upheld&) { rule(table, Ruling::Upheld); }
void apply(Table& table, Instant, const Rejected&) { rule(table, Ruling::Rejected); }
std::optional<Event> consequence(const Table&, Instant, const Stopped&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Restarted&) { return std::nullopt; }
Consequence consequence(const Table& table, Instant, const Upheld&) { return after_ruling(table, Ruling::Upheld); }
Consequence consequence(const Table& table, Instant, const Rejected&) { return after_ruling(table, Ruling::Rejected); }
bool is_possible(const Table& table, const Stopped&) { return table.phase == Phase::Playing; }

bool is_possible(const Table& table, const Restarted&) {
    return table.stoppage && !has_penalty_due(table) && !must_retrace_first(table);
}

bool is_possible(const Table& table, const Upheld&) { return has_open_question(table); }
bool is_possible(const Table& table, const Rejected&) { return has_open_question(table); }

} // namespace rules::table
