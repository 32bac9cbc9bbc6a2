// The clocks stopped and restarted, and what the arbiter answers to who has called (Article 6.13).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// What the arbiter answers by upholding or rejecting it.
enum class Question {
    Stop,  ///< whether a player had good reason to stop the clocks (6.13)
    Touch, ///< whether a touch counts that was reported (Article 4)
    Claim, ///< of a draw, of more time, or of a win on time in a quickplay finish
};

/// The question that is answered next: one for which the clocks were stopped comes first. Empty if nothing is asked.
std::optional<Question> question_asked(const Table& table);

/// Why the clocks cannot be started again, or an adjourned game not be resumed.
std::optional<Refusal> refuse_restarting(const Table& table);

Decision decide_command(const Table& table, const Stop& command, Instant now);
Decision decide_command(const Table& table, const Restart& command, Instant now);
Decision decide_command(const Table& table, const Uphold& command, Instant now);
Decision decide_command(const Table& table, const Reject& command, Instant now);

void apply(Table& table, Instant at, const Stopped& event);
void apply(Table& table, Instant at, const Restarted& event);
void apply(Table& table, Instant at, const Upheld& event);
void apply(Table& table, Instant at, const Rejected& event);

std::optional<Event> consequence(const Table& table, Instant at, const Stopped& event);
std::optional<Event> consequence(const Table& table, Instant at, const Restarted& event);
Consequence consequence(const Table& table, Instant at, const Upheld& event);
Consequence consequence(const Table& table, Instant at, const Rejected& event);

bool is_possible(const Table& table, const Stopped& event);
bool is_possible(const Table& table, const Restarted& event);
bool is_possible(const Table& table, const Upheld& event);
bool is_possible(const Table& table, const Rejected& event);

} // namespace rules::table
