#include "rules/table/guards.hpp"

namespace rules::table {

std::optional<Refusal> refuse_without_arbiter(const Table& table, laws::Rule rule) {
    if (table.settings.arbiter_present) return std::nullopt;
    return refuse(table, RefusalReason::NoArbiter, rule);
}

std::optional<Refusal> refuse_unless_offered(const Table& table, laws::Penalty penalty) {
    if (table.laws.conduct.penalties.contains(penalty)) return std::nullopt;
    return refuse(table, RefusalReason::PenaltyNotOffered, laws::Rule::Penalties);
}

bool has_fallen(const Table& table, Color side) { return table.flag && (table.both_flags || *table.flag == side); }

Refusal refuse(const Table& table, RefusalReason reason, laws::Rule rule) {
    return {reason, rule, table.laws.article(rule)};
}

std::optional<Refusal> refuse_unless_playing(const Table& table) {
    switch (table.phase) {
    case Phase::Waiting: return refuse(table, RefusalReason::NotStarted, laws::Rule::StartOfClock);
    case Phase::Playing: return std::nullopt;
    case Phase::Halted: return refuse(table, RefusalReason::ClocksStopped, laws::Rule::StopClocks);
    case Phase::Adjourned: return refuse(table, RefusalReason::GameAdjourned, laws::Rule::Sealing);
    case Phase::Over: return refuse(table, RefusalReason::GameOver, laws::Rule::GameOver);
    }
    return std::nullopt;
}

bool is_under_way(const Table& table) { return table.phase != Phase::Waiting && table.phase != Phase::Over; }

std::optional<Refusal> refuse_unless_under_way(const Table& table) {
    if (is_under_way(table)) return std::nullopt;
    return refuse_unless_playing(table);
}

std::optional<Refusal> refuse_unless_at_board(const Table& table) {
    return table.phase == Phase::Halted ? std::nullopt : refuse_unless_playing(table);
}

Result won_by(Color side) { return side == Color::White ? Result::WhiteWins : Result::BlackWins; }

bool is_there(const Table& table, Color side) { return table.there[static_cast<std::size_t>(side)]; }

bool is_away(const Table& table, Color side) {
    const bool is_missed =
        table.was_adjourned ? table.resumed.has_value() : table.settings.absent[static_cast<std::size_t>(side)];
    return is_missed && !is_there(table, side);
}

void note_presence(Table& table, Color side) {
    if (table.phase == Phase::Playing || table.phase == Phase::Halted)
        table.there[static_cast<std::size_t>(side)] = true;
}

std::optional<Refusal> refuse_while_away(const Table& table, Color side) {
    if (!is_under_way(table) || !is_away(table, side)) return std::nullopt;
    return refuse(table, RefusalReason::NotArrived,
                  table.was_adjourned ? laws::Rule::LateResumption : laws::Rule::DefaultTime);
}

} // namespace rules::table
