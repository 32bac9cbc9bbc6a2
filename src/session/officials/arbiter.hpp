// The arbiter's list: all that an arbiter may do at this table now, and what players need the arbiter for.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// What the arbiter may do as things stand, rulings on open questions first, the rest in lists of their own; what the
/// table would refuse is left out. Precondition for all of these: there is a game.
std::vector<Item> arbiter_rows(const Scene& context);
/// Clocks and move counters.
std::vector<Item> clock_rows(const Scene& context);
/// Warnings and worse, as far as the edition has them.
std::vector<Item> penalty_rows(const Scene& context);
/// What may be found wrong on the board, up to a move that is not legal: the position is put right.
std::vector<Item> board_rows(const Scene& context);
/// How the game ends, and, once it has, what it is worth after all.
std::vector<Item> result_rows(const Scene& context);

/// How the move is sealed that whoever moves here was called to seal; none if it is not to be sealed now.
std::vector<Item> sealing_rows(const Scene& context);

/// What the player may do besides moving, offering and resigning: stop the clocks, claim what only the arbiter decides.
std::vector<Item> player_rows(const Scene& context);

/// Does what was confirmed; what needs an envelope, by way of that.
void carry_out(UpdateContext& context, const Ruling& ruling);

/// A time was typed for a clock, `1:30` or `90`, with a sign where it is added: asks whether to set it. What is no
/// time is refused.
void take_time(UpdateContext& context, const TextScreen& line);

/// A number of moves was typed for a clock's counter, likewise.
void take_moves(UpdateContext& context, const TextScreen& line);

/// The same for how many half-moves are left when the position cannot be found.
void take_position(UpdateContext& context, const TextScreen& line);

/// It was typed when and where an adjourned game goes on, or nothing: asks whether to adjourn it.
void take_resumption(UpdateContext& context, const TextScreen& line);

} // namespace session
