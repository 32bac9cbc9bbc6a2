// Scoresheets: what the sides write, when they have to, and when they may not (Article 8).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

Sheet& sheet_of(Table& table, Color side);
const Sheet& sheet_of(const Table& table, Color side);
/// The side's sheet as it can be read: its own, or, while the program keeps it, the game; beside an opponent who writes
/// by hand, the game as it was announced to the side, with which the opponent's score is compared (F.2.7).
SheetLines sheet_lines(const Table& table, Color side);
/// Whether a side writes itself, so that there are scores to compare.
bool is_score_kept(const Table& table);
/// The first ply, from 0, that both sheets have and that differs, or that a side's sheet has otherwise than the game;
/// empty if they agree as far as they go.
std::optional<std::size_t> sheet_difference(const Table& table);
std::optional<std::size_t> sheet_difference(const Table& table, Color side);
/// The moves made that are not on the side's own sheet yet, as they were played; none while the program keeps it.
std::vector<std::string> unwritten(const Table& table, Color side);
/// Whether the side has to record its moves at that moment (Articles 8.1 and 8.4). The program does it for a side that
/// has never taken the pen.
bool must_record(const Table& table, Color side, Instant now);
/// Remembers that the running side's time is below what obliges it to record.
void note_low_time(Table& table, Instant at);
/// A move written ahead of which another is made now is crossed out.
void cross_out_ahead(Table& table, board::Move made);
/// Refuses the next move to a side that has not written what it should have before.
std::optional<Refusal> refuse_unless_recorded(const Table& table, Color side, Instant now);

Decision decide_command(const Table& table, const Write& command, Instant now);
Decision decide_command(const Table& table, const Borrow& command, Instant now);
Decision decide_command(const Table& table, const Sign& command, Instant now);

void apply(Table& table, Instant at, const PenTaken& event);
void apply(Table& table, Instant at, const Written& event);
void apply(Table& table, Instant at, const Signed& event);

std::optional<Event> consequence(const Table& table, Instant at, const PenTaken& event);
std::optional<Event> consequence(const Table& table, Instant at, const Written& event);
std::optional<Event> consequence(const Table& table, Instant at, const Signed& event);

bool is_possible(const Table& table, const PenTaken& event);
bool is_possible(const Table& table, const Written& event);
bool is_possible(const Table& table, const Signed& event);

} // namespace rules::table
