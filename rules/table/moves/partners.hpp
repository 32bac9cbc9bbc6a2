// What goes over to the partner in doubles: captured pieces, and defeat (annex 2 of the cup).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// Whether this is a game of doubles.
bool has_partners(const Table& table);
/// Whether the side's team has been found to help its own, or to speak of a game, once too often: the second time loses
/// (annex 2). False but in doubles.
bool has_helped_too_often(const Table& table, Color side);
/// What has to be done at the partners' board because of an event at this one (annex 2 of the cup): a piece captured
/// goes over once the move is completed, help is the team's, and so is a loss. `before` is this table before the event.
/// Empty but in doubles.
std::vector<Command> for_partners(const Table& before, const Event& event);
/// The position from before with what has come from the partners since; `then` had come by that time.
variants::Position with_later_pieces(const Table& table, variants::Position before, const board::Reserve& then);

Decision decide_command(const Table& table, const TakeInHand& command, Instant now);
Decision decide_command(const Table& table, const LoseWithPartner& command, Instant now);
Decision decide_command(const Table& table, const NotePartnersWarning& command, Instant now);

void apply(Table& table, Instant at, const PartnerWarned& event);
void apply(Table& table, Instant at, const TakenInHand& event);

std::optional<Event> consequence(const Table& table, Instant at, const PartnerWarned& event);
std::optional<Event> consequence(const Table& table, Instant at, const TakenInHand& event);

bool is_possible(const Table& table, const PartnerWarned& event);
bool is_possible(const Table& table, const TakenInHand& event);

} // namespace rules::table
