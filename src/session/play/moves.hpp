// What the player does at the table: moves, offers, claims.
#pragma once

#include "src/session/core/step.hpp"

#include <optional>

namespace session {

/// The player's move, everything at once: made, announced, clock pressed.
void play_move(Step& step, rules::board::Move move);

void resign(Step& step);
void offer_draw(Step& step);
void answer_offer(Step& step, bool accept);
/// On the position as it stands, or with the move written down.
void claim_draw(Step& step, rules::table::Claim claim, std::optional<rules::board::Move> with);

/// Presses the clock of the player, or, as an assistant, of whoever has moved.
void press_clock(Step& step);

} // namespace session
