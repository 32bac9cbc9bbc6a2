// A game that was played elsewhere or before, on its table again.
#pragma once

#include "src/game/replay.hpp"
#include "src/session/core/update_context.hpp"

#include <variant>
#include <vector>

namespace session {

/// The game with these events, or in words why it is none: its edition is not here, its start cannot be set up, or an
/// event cannot have happened.
std::variant<game::ReplayedGame, speech::phrases::Runs>
replay_game(const Scene& context, const rules::table::Settings& settings,
            const std::vector<rules::table::TimedEvent>& events);

} // namespace session
