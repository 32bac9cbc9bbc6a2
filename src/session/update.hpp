// The session: messages in, the next model and effects out. Pure: no window, no thread, no clock; a test can play a
// whole evening.
#pragma once

#include "src/game/keeper.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/model.hpp"
#include "src/session/view.hpp"

#include <optional>
#include <utility>

namespace session {

/// The model before the first message.
Model begin(std::shared_ptr<const Equipment> equipment, settings::Preferences preferences);

/// A turn: the message, and all that whoever keeps the tables answers to it at once, before anything else comes
/// between. What becomes of the model, and what is to be done in the world, in order. `now` never goes back.
/// `from`: whose input the message comes from, where they have one of their own; empty: the keyboard, the mouse, or
/// the world.
std::pair<Model, Effects> update(Model model, const Message& message, Now now, game::Keeping& keeper,
                                 std::optional<ParticipantId> from = {});

/// When a Tick is due if nothing else happens; empty: only when something happens.
std::optional<Now> next_wake(const Model& model, Now now);

} // namespace session
