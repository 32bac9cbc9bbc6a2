// What the hands do while the table has not answered the last command.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// A command was given at that participant’s table, and its answer is still on the way. Not while what has happened is
/// worked out to its end: then commands are refused.
bool is_unanswered(const Model& model, ParticipantId who);

/// Whether what the message does depends on how the table stands once it has answered: what hands do, and a move said
/// or typed at the board. Everything else goes on meanwhile.
bool waits_for_table(const Scene& context, const Message& message);

/// The same of a line that has been typed.
bool waits_for_table(const Scene& context, const TextScreen& line);

/// It is done when the table has answered, by whoever has done it, where their finger is now.
void let_wait(UpdateContext& context, Message message);

} // namespace session
