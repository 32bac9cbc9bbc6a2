// Going on with a kept game: where it stood, what the clocks showed, what was said last.
#pragma once

#include "src/game/replay.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

#include <optional>
#include <variant>

namespace session {

/// A stored game as its events leave it, or why it cannot be replayed.
std::variant<game::ReplayedGame, speech::phrases::Runs> replay_stored(const Scene& context,
                                                                      const ports::journal::StoredGame& stored);

/// Goes on with a stored game; in doubles with the partners' game. `agreed`: why the room may hear what is private,
/// which is asked where it has not been.
void resume_game(UpdateContext& context, const ports::journal::StoredGame& stored,
                 const std::optional<ports::journal::StoredGame>& partners,
                 std::optional<Overheard> agreed = std::nullopt);

} // namespace session
