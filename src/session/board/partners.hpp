// What a player of doubles does beside moving: looks at the partner's board, asks for the reserve, and takes a piece
// out of it to put it on the board.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// Does what the key asks for, or refuses it where the game has no partners; false if the command is another one.
bool partners_command(UpdateContext& context, Command command);

/// What is in one's own reserve, or the opponent's; says so where the game has no partners.
void tell_reserve(UpdateContext& context, bool of_opponent);

/// The board of the partner, or one's own, is before the participant from now on; it is told which.
void look_at_board(UpdateContext& context, bool of_partner);

/// The kinds of pieces in one's reserve, to choose one.
std::vector<Item> reserve_rows(const Scene& context);
/// A piece of that kind is in the hand now. Precondition: there is one in the reserve.
void take_from_reserve(UpdateContext& context, rules::board::Role role);
/// Puts the piece on the square. Precondition for this and the next: one has been taken.
void put_on_board(UpdateContext& context, rules::board::Square to);
/// It is in the reserve as before.
void return_to_reserve(UpdateContext& context);

} // namespace session
