// Two boards that differ: the controller compares, puts right by the scores, or goes back to where they agree (F.2.7,
// F.2.8).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

#include <cstddef>
#include <optional>

namespace rules::table {

/// The first ply, counted from 0, of which the scores leave in doubt what was played: there they differ (F.2.8), or,
/// while the boards differ, tell alike what the game does not have and what cannot be played. Empty if there is none
/// as far as the game has come. What is no move by itself is a slip of the pen, and what was played there counts.
std::optional<std::size_t> ply_in_doubt(const Table& table);
/// Whether the latter is so.
bool tell_no_game(const Table& table);

Decision decide_command(const Table& table, const Compare& command, Instant now);
Decision decide_command(const Table& table, const Retrace& command, Instant now);

void apply(Table& table, Instant at, const Compared& event);
void apply(Table& table, Instant at, const GameCorrected& event);
void apply(Table& table, Instant at, const BoardFixed& event);
void apply(Table& table, Instant at, const Retraced& event);

std::optional<Event> consequence(const Table& table, Instant at, const Compared& event);
std::optional<Event> consequence(const Table& table, Instant at, const GameCorrected& event);
std::optional<Event> consequence(const Table& table, Instant at, const BoardFixed& event);
std::optional<Event> consequence(const Table& table, Instant at, const Retraced& event);

bool is_possible(const Table& table, const Compared& event);
bool is_possible(const Table& table, const GameCorrected& event);
bool is_possible(const Table& table, const BoardFixed& event);
bool is_possible(const Table& table, const Retraced& event);

} // namespace rules::table
