// What the player's choices do: rows chosen, questions answered, screens left.
#pragma once

#include "src/session/list.hpp"
#include "src/session/message.hpp"

#include <string_view>

namespace session {

/// Does what a row says.
void act(Step& step, const Action& action);

/// Does what the key does on the screen on top.
void press_key(Step& step, const KeyPressed& key);

/// Leaves the screen on top; the main menu asks whether to quit. Says where one is then.
void close_screen(Step& step);

/// Asks before it is done; a claim may rest on a move written down.
void ask(Step& step, Confirmation about, std::optional<rules::board::Move> with = std::nullopt);

/// Asks before the arbiter, or a player who needs him, does it.
void ask(Step& step, Ruling ruling);

/// Has the player write down the move he claims a draw with (Articles 9.2 and 9.3), unless he may not claim now.
void write_move(Step& step);

/// A command while a question is on top; false if questions do not know it.
bool confirm_command(Step& step, Command command);

/// The question as it is said.
speech::phrases::Runs question_words(const Scene& step, const ConfirmScreen& question);

/// Where one is: the screen now on top and what is in focus there.
speech::phrases::Runs place_words(const Scene& step);
void tell_place(Step& step);

/// Whether a text begins with the other, case, accents and digits of any script being the same.
bool begins_alike(std::string_view text, std::string_view start);

/// Back to the board from whatever lists of the game's menu are open: one answer closes all of them.
void leave_game_menu(Step& step);

} // namespace session
