// What the player does at the table: moves, offers, claims.
#pragma once

#include "src/session/core/update_context.hpp"

#include <optional>

namespace session {

/// Moves the finger to the arrival square of the piece, unless the player has moved the finger since.
void lead_finger(UpdateContext& context, rules::board::Square was, rules::board::Square to);

/// The player's move, everything at once: made, announced, clock pressed.
void play_move(UpdateContext& context, rules::board::Move move);

void resign(UpdateContext& context);
/// The participant's last turn, with what was answered to it.
void take_back(UpdateContext& context);
void offer_draw(UpdateContext& context);
void answer_offer(UpdateContext& context, bool accept);
/// On the position as it stands, or with the move written down.
void claim_draw(UpdateContext& context, rules::table::Claim claim, std::optional<rules::board::Move> with);

/// Presses the clock of the player, or, as an assistant, of whoever has moved.
void press_clock(UpdateContext& context);

} // namespace session
