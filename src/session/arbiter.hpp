// The arbiter's list: all that an arbiter may do at this table now, and what players need him for.
#pragma once

#include "src/session/list.hpp"

#include <vector>

namespace session {

/// What the arbiter may do as things stand, rulings on open questions first; what the table would refuse is left out.
/// Precondition: there is a game.
std::vector<Item> arbiter_rows(const Scene& step);

/// What the player may do besides moving, offering and resigning: stop the clocks, claim what only the arbiter decides.
std::vector<Item> player_rows(const Scene& step);

/// Does what was confirmed, and lets the game go on.
void carry_out(Step& step, const Ruling& ruling);

/// A time was typed for a clock, `1:30` or `90`, with a sign where it is added: asks whether to set it. What is no
/// time is refused.
void take_time(Step& step, const TextScreen& line);

} // namespace session
