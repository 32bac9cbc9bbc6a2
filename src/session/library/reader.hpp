// Somebody who reads along by lines of text: an arbiter, or a teacher beside a pupil.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// They share the program from now on. At a game they have the arbiter's seat and no side; what they are told, and how,
/// is their own matter. Both they and whoever is at the keyboard are told.
void reader_came(UpdateContext& context, ParticipantId who);

/// The participant for whom the message is handled is gone; whoever is at the keyboard is told and goes on.
void reader_left(UpdateContext& context);

/// They are at the table where a game begins or goes on, and told which and how it stands.
void tell_readers_of_game(UpdateContext& context);

/// The game at that table has been left: they wait for the next one.
void send_readers_away(UpdateContext& context);

} // namespace session
