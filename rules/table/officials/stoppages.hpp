// The clocks brought to a stop, and the penalty due for stopping them without reason (Article 6.13).
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Whether a player who has stopped the clocks without reason is penalised before play goes on: there is an arbiter,
/// and what the edition has for it is possible.
bool is_bad_stop_punished(const Table& table);
/// The arbiter has found that there was no reason, and the penalty is still to come.
bool has_penalty_due(const Table& table);
/// The clocks stop, and whoever was on the clock is again when the game goes on.
void stop_play(Table& table, Instant at, StoppageCause cause);
/// A penalty given: the one due for stopping the clocks without reason, if that is what it is for.
void note_penalty(Table& table, Color offender, laws::Penalty penalty);

} // namespace rules::table
