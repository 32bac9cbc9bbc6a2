// What happens at the table, said in the player's words.
#pragma once

#include "src/session/step.hpp"

namespace session {

/// Everything an event has to say to this player.
void announce_event(Step& step, const rules::table::Table& before, const rules::table::TimedEvent& event);

/// Why the table would not do it, with its Article.
void announce_refusal(Step& step, const rules::table::Refusal& refusal);

/// Where a game stands that is gone on with: the last move, whose move it is, both clocks.
void announce_resumed(Step& step);

} // namespace session
