// Keys that wait while the table has not answered the last command.
#pragma once

#include "src/session/core/update_context.hpp"

#include <chrono>
#include <optional>

namespace session {

/// Whether a command was given at that participant’s table and is not answered yet, or the game there has still to
/// begin, or is still being loaded for them. False while a ruling is being worked out: then commands are refused.
bool is_unanswered(const Model& model, ParticipantId who);

/// Whether the effect of the message depends on the state of the table after its answer: acts of the hands, and a move
/// spoken or typed at the board; and the end of an input from which something waits. Everything else goes on meanwhile.
bool waits_for_table(const Scene& context, const Message& message);

/// The same of a line that has been typed.
bool waits_for_table(const Scene& context, const TextScreen& line);

/// It is done when the table has answered, by whoever has done it, where their finger is now.
void let_wait(UpdateContext& context, Message message);

/// What has waited and is to be done now, if anything. Where somebody's lines have ended and their table has not
/// answered for longest_wait_at_end, the lines and the end are due all the same.
std::optional<WaitingAct> take_due_act(UpdateContext& context);

/// A disk that does not answer, or a table far away, keeps nobody from leaving.
inline constexpr std::chrono::seconds longest_wait_at_end{10};

/// When something is due though no table has answered, if nothing else happens.
std::optional<Now> next_due_act(const Model& model);

} // namespace session
