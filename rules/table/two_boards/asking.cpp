#include "rules/table/two_boards/asking.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/moves/turns.hpp"

namespace rules::table {

namespace {

std::optional<Refusal> refuse_asking(const Table& table, Color side) {
    if (auto refusal = refuse_unless_at_board(table)) return refusal;
    if (table.settings.seat(side) != Seat::Blind)
        return refuse(table, RefusalReason::OnlyBlindAsk, laws::Rule::Assistants);
    return std::nullopt;
}

TimeTold times(const Table& table, Color side, Instant at) {
    return {side, *table.clock.left(Color::White, at), *table.clock.left(Color::Black, at),
            table.clock.used(Color::White, at), table.clock.used(Color::Black, at)};
}

int moves_of(const Table& table, Color side) {
    return table.clock.exists() ? table.clock.completed(side) : moves_made(table)[static_cast<std::size_t>(side)];
}

} // namespace

Decision decide_command(const Table& table, const AskTime& command, Instant now) {
    if (auto refusal = refuse_asking(table, command.side)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::Assistants);
    return std::vector<Event>{times(table, command.side, now)};
}

Decision decide_command(const Table& table, const AskMoves& command, Instant) {
    if (auto refusal = refuse_asking(table, command.side)) return *refusal;
    return std::vector<Event>{MovesTold{command.side, moves_of(table, command.side)}};
}

void apply(Table&, Instant, const TimeTold&) {}
void apply(Table&, Instant, const MovesTold&) {}
std::optional<Event> consequence(const Table&, Instant, const TimeTold&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const MovesTold&) { return std::nullopt; }

bool is_possible(const Table& table, const TimeTold& event) {
    return !refuse_asking(table, event.side) && table.clock.exists();
}

bool is_possible(const Table& table, const MovesTold& event) {
    return !refuse_asking(table, event.side) && moves_of(table, event.side) == event.completed;
}

} // namespace rules::table
