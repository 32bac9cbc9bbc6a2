#include "rules/table/officials/conduct.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/moves/partners.hpp"
#include "rules/table/officials/stoppages.hpp"

namespace rules::table {

namespace {

std::size_t place(Color side) { return static_cast<std::size_t>(side); }

laws::Penalty penalty_of(Sanction sanction) {
    switch (sanction) {
    case Sanction::Fine: return laws::Penalty::Fine;
    case Sanction::RoundExclusion: return laws::Penalty::RoundExclusion;
    case Sanction::Expulsion: return laws::Penalty::Expulsion;
    }
    return laws::Penalty::Expulsion;
}

Points by_result(Result result, Color side) {
    if (result == Result::Draw) return Points::Half;
    return result == won_by(side) ? Points::One : Points::None;
}

/// An arbiter who has declared the game lost also decides what the opponent scores (12.8, 14 of the cup).
bool may_set_freely(const Table& table, Color side) {
    return table.outcome == Outcome{won_by(side), Reason::Arbiter} ||
           table.outcome == Outcome{won_by(side), Reason::Device};
}

/// The point of a win is one: both sides do not get it (11.1, 13.4f).
bool are_too_many(const Table& table, Color side, Points points) {
    return points == Points::One && points_of(table, !side) == Points::One;
}

std::optional<Refusal> refuse_points(const Table& table, Color side, Points points) {
    if (table.phase == Phase::Waiting) return refuse_unless_under_way(table);
    const auto now = points_of(table, side);
    if (!now) return refuse(table, RefusalReason::NotOver, laws::Rule::Points);
    if (!may_set_freely(table, side))
        if (auto refusal =
                refuse_unless_offered(table, points > *now ? laws::Penalty::PointsOn : laws::Penalty::PointsOff))
            return refusal;
    if (are_too_many(table, side, points)) return refuse(table, RefusalReason::MoreThanTheGame, laws::Rule::Penalties);
    return std::nullopt;
}

} // namespace

std::optional<Points> points_of(const Table& table, Color side) {
    if (!table.outcome) return std::nullopt;
    return table.points[place(side)].value_or(by_result(table.outcome->result, side));
}

Decision decide_command(const Table& table, const Warn& command, Instant) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::Penalties)) return *refusal;
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (auto refusal = refuse_unless_offered(table, laws::Penalty::Warning)) return *refusal;
    return std::vector<Event>{Warned{command.side, std::nullopt}};
}

namespace {

/// Whether the edition has a rule by which that is an offence.
bool is_offence(const Table& table, Offence what) {
    switch (what) {
    case Offence::IllegalMove: return false;                                         // has an act of its own
    case Offence::Device: return table.laws.conduct.phone == laws::Phone::RingLoses; // one that has not rung
    case Offence::Absence: return table.laws.conduct.absent_games_ban.has_value();
    case Offence::Advice:
    case Offence::Distraction:
    case Offence::LeftHall: return true;
    }
    return false;
}

} // namespace

Decision decide_command(const Table& table, const RuleOffence& command, Instant) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::Penalties)) return *refusal;
    if (table.phase == Phase::Waiting) return *refuse_unless_under_way(table);
    if (!is_offence(table, command.what)) return refuse(table, RefusalReason::PenaltyNotOffered, laws::Rule::Penalties);
    return std::vector<Event>{OffenceFound{command.side, command.what}};
}

Decision decide_command(const Table& table, const ReportDevice& command, Instant) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::Penalties)) return *refusal;
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.laws.conduct.phone) return refuse(table, RefusalReason::PenaltyNotOffered, laws::Rule::Penalties);
    return std::vector<Event>{DeviceFound{command.side}};
}

Decision decide_command(const Table& table, const SetPoints& command, Instant) {
    if (auto refusal = refuse_points(table, command.side, command.points)) return *refusal;
    return std::vector<Event>{PointsSet{command.side, command.points}};
}

Decision decide_command(const Table& table, const Punish& command, Instant) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::Penalties)) return *refusal;
    if (table.phase == Phase::Waiting) return *refuse_unless_under_way(table);
    if (auto refusal = refuse_unless_offered(table, penalty_of(command.sanction))) return *refusal;
    return std::vector<Event>{Punished{command.side, command.sanction}};
}

void apply(Table& table, Instant, const Warned& event) {
    ++table.warnings[place(event.side)];
    note_penalty(table, event.side, laws::Penalty::Warning);
}

void apply(Table&, Instant, const DeviceFound&) {}

void apply(Table& table, Instant, const OffenceFound& event) {
    table.offender = Offender{event.side, laws::Rule::Penalties};
    if (event.what == Offence::Distraction) ++table.distractions[place(event.side)];
    if (event.what == Offence::Advice) ++table.advices[place(event.side)];
}

void apply(Table& table, Instant, const PointsSet& event) { table.points[place(event.side)] = event.points; }

void apply(Table& table, Instant, const Punished& event) {
    note_penalty(table, event.side, penalty_of(event.sanction));
}

namespace {

bool is_warned_for_advice(const Table& table) { return table.laws.conduct.advice_warned || has_partners(table); }

bool is_lost_by_distraction(const Table& table, Color side) {
    const auto& lose_at = table.laws.conduct.distractions_lose_at;
    return lose_at && table.distractions[place(side)] >= *lose_at;
}

} // namespace

/// So many warnings lose the game to whom they were given; so does the team's second one for help (annex 2).
std::optional<Event> consequence(const Table& table, Instant, const Warned& event) {
    const auto& lose_at = table.laws.conduct.warnings_lose_at;
    if (lose_at && table.warnings[place(event.side)] >= *lose_at) return Ended{won_by(!event.side), Reason::Warnings};
    if (event.why == Offence::Advice && has_helped_too_often(table, event.side))
        return Ended{won_by(!event.side), Reason::Arbiter};
    return std::nullopt;
}

std::optional<Event> consequence(const Table& table, Instant, const OffenceFound& event) {
    if (!is_under_way(table)) return std::nullopt;
    switch (event.what) {
    case Offence::Advice:
        if (is_warned_for_advice(table)) return Warned{event.side, Offence::Advice};
        return std::nullopt;
    case Offence::Distraction:
        if (is_lost_by_distraction(table, event.side)) return Ended{won_by(!event.side), Reason::Arbiter};
        return std::nullopt;
    case Offence::IllegalMove:
    case Offence::Device:
    case Offence::LeftHall:
    case Offence::Absence: return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Event> consequence(const Table& table, Instant, const DeviceFound& event) {
    switch (*table.laws.conduct.phone) {
    case laws::Phone::RingLoses:
    case laws::Phone::DeviceLoses: return Ended{won_by(!event.side), Reason::Device};
    case laws::Phone::Warning: return Warned{event.side, Offence::Device};
    }
    return std::nullopt;
}

std::optional<Event> consequence(const Table&, Instant, const PointsSet&) { return std::nullopt; }

/// An expelled player does not play the game to its end.
std::optional<Event> consequence(const Table& table, Instant, const Punished& event) {
    if (event.sanction != Sanction::Expulsion || !is_under_way(table)) return std::nullopt;
    return Ended{won_by(!event.side), Reason::Arbiter};
}

bool is_possible(const Table& table, const Warned&) { return is_under_way(table); }

bool is_possible(const Table& table, const OffenceFound& event) {
    return table.phase != Phase::Waiting && is_offence(table, event.what);
}

bool is_possible(const Table& table, const DeviceFound&) {
    return is_under_way(table) && table.laws.conduct.phone.has_value();
}

bool is_possible(const Table& table, const PointsSet& event) { return !refuse_points(table, event.side, event.points); }
bool is_possible(const Table& table, const Punished&) { return table.phase != Phase::Waiting; }

} // namespace rules::table
