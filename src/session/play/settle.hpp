// What goes on at the table without anybody's asking.
#pragma once

#include "src/session/core/update_context.hpp"

#include <chrono>

namespace session {

/// How long a command may be without an answer before that is told.
inline constexpr std::chrono::milliseconds longest_silence{250};

/// What follows from the state of the game without anybody's asking: a move announced for the sighted of two players,
/// the clock pressed after a move, a fallen flag seen by the arbiter, the engine asked when it has the move. One thing
/// after the other, each when the one before is answered. Does nothing where nothing is due, so it may be called at any
/// time. Precondition: there is a game.
void settle(UpdateContext& context);

/// Time has passed: flags, warnings about one's own time, and the library told where the clocks are.
void pass_time(UpdateContext& context);

/// The machine was asleep: in a game with clocks they stop, and the arbiter sees what becomes of the time.
void machine_slept(UpdateContext& context, std::chrono::milliseconds time);

/// The table's time stands still from now on (the board was left, the opponent has failed), or goes on.
void suspend(UpdateContext& context);
void resume_time(UpdateContext& context);

} // namespace session
