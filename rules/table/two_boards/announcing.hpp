// Two boards: the move is announced before it counts, or before the clock is pressed (F.2.1, F.2.3, F.2.6).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// Refuses what brings a move from one board to the other unless the game goes on, on two boards: while a clock runs,
/// or before the move is sealed for which the clocks were stopped.
std::optional<Refusal> refuse_unless_playing_on_two(const Table& table);
/// The move the words mean, or why these words are refused. `actual` is the move they should mean.
std::variant<board::Move, Refusal> meaning(const Table& table, const std::vector<board::Move>& meant,
                                           board::Move actual);
/// Two boards: the position in which words that announce or repeat a move are meant; empty while there is nothing to
/// announce or repeat.
std::optional<variants::Position> announced_in(const Table& table);
/// The side that is to repeat the announced words, right or wrong, which it may do as soon as they are said (F.2.1).
/// Empty if no words are announced. Says nothing about whether it has repeated them already.
std::optional<Color> announced_to(const Table& table);
/// The press of a game on two boards is refused until the move is announced (F.2.3).
std::optional<Refusal> refuse_unannounced_press(const Table& table, Color side);
/// Whoever has to receive a move does that before there is anything to press for; empty if the side has none to
/// receive.
std::optional<Refusal> refuse_press_before_receiving(const Table& table, Color side);
/// Whether the side's move is made with the press, wrong words and all (F.2.6).
bool makes_by_press(const Table& table, Color side);
/// What that press brings. Precondition: makes_by_press, and it is not refused.
std::vector<Event> made_by_press(const Table& table, Color side);

Decision decide_command(const Table& table, const Say& command, Instant now);

void apply(Table& table, Instant at, const Said& event);

std::optional<Event> consequence(const Table& table, Instant at, const Said& event);

bool is_possible(const Table& table, const Said& event);

} // namespace rules::table
