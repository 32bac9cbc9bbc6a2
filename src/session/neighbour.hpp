// Two players at one computer: the blind one at the keyboard, with his own board under his finger and a voice in his
// ears, and the sighted one, his neighbour, who sees his own board on the screen and has the mouse.
#pragma once

#include "src/session/list.hpp"
#include "src/session/message.hpp"

namespace session {

/// How the two share the computer, told as the game begins.
void explain_neighbour(Step& step);

/// Whether the screen and the mouse are the neighbour's: there is a game with one.
bool has_neighbour(const Model& model);

/// On his board: takes a man up, which touches him, and moves him; or, once a move was announced to him, repeats it by
/// showing it and carries it out.
void neighbour_clicks(Step& step, rules::board::Square square);
void neighbour_chooses(Step& step, std::size_t row);
void neighbour_points(Step& step, std::size_t row);
void neighbour_clicks(Step& step, Control control);

/// Whether what he does on his board now shows the move that was announced to him.
bool is_to_repeat(const Game& game);
/// He shows that move; if it is the one that was announced, he has carried it out with it.
void repeat_shown(Step& step, rules::board::Move move);

/// His move is announced for him as soon as it is made (F.2.1).
void announce_for_neighbour(Step& step);

/// What he may choose with the mouse alone.
std::vector<Item> neighbour_rows(const Scene& step);

/// The model as it is on the screen: from the neighbour's side of the board, with his lists and what he was told.
Model seen_by_neighbour(Model model);

} // namespace session
