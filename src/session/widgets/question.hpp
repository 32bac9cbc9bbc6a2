// A question that is answered with yes or no before anything is done, and the choice of one of several moves.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <optional>
#include <string>
#include <vector>

namespace session {

/// Asks before it is done; a claim may rest on a move written down.
void ask(UpdateContext& context, Confirmation about, std::optional<rules::board::Move> with = std::nullopt);

/// Asks before the arbiter, or a player who needs the arbiter, does it.
void ask(UpdateContext& context, Ruling ruling);

/// Asks before the room may hear what only one player should: before that is chosen, or before a game is played.
void ask(UpdateContext& context, HearingChoice hearing, Overheard why);
void ask(UpdateContext& context, Overheard why);

/// Asks before the game is deleted.
void ask(UpdateContext& context, GameToDelete game);

/// Has the player write down the move to claim a draw with (Articles 9.2 and 9.3), unless no claim is allowed now.
void write_move(UpdateContext& context);

/// Asks which of several moves is meant, all of them legal: with which piece the pawn is to be replaced, where they
/// differ in that only. `question` is the rest of what is said then.
void ask_which(UpdateContext& context, std::vector<rules::board::Move> moves, const speech::phrases::Runs& question);

/// What the table will be told if the answer is yes; empty for what is not the table's business.
std::optional<rules::table::Command> command_of(const Scene& context, const ConfirmScreen& question);

/// The question as it is said.
speech::phrases::Runs question_words(const Scene& context, const ConfirmScreen& question);

/// The question and the answer in focus.
speech::phrases::Runs question_and_answer(const Scene& context, const ConfirmScreen& question);

/// A command while the question is on top. Precondition for this and all of the following: it is.
Response question_command(UpdateContext& context, Command command);

/// Moves the focus to the answer that begins with the letter; any other letter says the question again. A letter never
/// answers: on the board it may ask for something harmless.
void answer_by_letter(UpdateContext& context, const std::string& text);

/// Moves the focus to the answer, as a wheel does.
void point_at_answer(UpdateContext& context, std::size_t row);

/// Answers with the row, as a click on it does; empty for a row that is not there.
std::optional<Action> choose_answer(UpdateContext& context, std::size_t row);

} // namespace session
