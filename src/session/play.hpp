// A game from its first move to its result: commands to the table, events from it, and what follows by itself.
#pragma once

#include "src/session/message.hpp"
#include "src/session/step.hpp"

namespace session {

/// A decision on the game's table is written down and told, event by event; then the game goes on from there.
void follow(Step& step, game::Decision decision);

/// Puts a command to the table; a refusal is said with its Article. False if it was refused. What follows from it may
/// have to be worked out first: then the game awaits a ruling, and anything else is refused meanwhile.
bool command_table(Step& step, const rules::table::Command& command);

/// What the game awaits is known, and happens at the time of what it follows from.
void mate_worked_out(Step& step, const MateWorkedOut& answer);

/// The player's move, everything at once: made, announced, clock pressed.
void play_move(Step& step, rules::board::Move move);

/// What whoever plays the side is called. Precondition: there is a game.
std::string player_name(const Scene& step, rules::board::Color side);

void resign(Step& step);
void offer_draw(Step& step);
void answer_offer(Step& step, bool accept);
/// On the position as it stands, or with the move written down.
void claim_draw(Step& step, rules::table::Claim claim, std::optional<rules::board::Move> with);

/// What follows from the state of the game without anybody's asking: the clock pressed after a move, a fallen flag seen
/// by the arbiter, the engine asked when it has the move. Does nothing where nothing is due, so it may be called at any
/// time.
void settle(Step& step);

/// Time has passed: flags, warnings about one's own time, and the library told where the clocks are.
void pass_time(Step& step);

/// The table's time stands still from now on (the board was left, the opponent has failed), or goes on.
void suspend(Step& step);
void resume_time(Step& step);

/// The library may let others have the game, if there is one.
void give_up_hold(Step& step);

/// Saves and leaves the game for the main menu.
void leave_game(Step& step);

/// Leaves the program; a game in progress stays in the library.
void quit(Step& step);
/// The same as soon as all is on disk; if something cannot be written that the player does not know of, he is asked
/// again.
void quit_once_written(Step& step);
void library_settled(Step& step);

/// When a game was begun, as lists tell it.
speech::phrases::Runs describe_beginning(const Scene& step, const storage::GameSummary& game);

/// An unfinished game as a list tells it: opponent, move number, when it was begun.
speech::phrases::Runs describe_game(const Scene& step, const storage::GameSummary& game);

} // namespace session
