// The session: messages in, the next model and effects out. Pure: no window, no thread, no clock; a test can play a
// whole evening.
#pragma once

#include "src/session/effect.hpp"
#include "src/session/message.hpp"
#include "src/session/model.hpp"
#include "src/session/view.hpp"

#include <optional>
#include <utility>

namespace session {

/// The model before the first message.
Model begin(std::shared_ptr<const Equipment> equipment, settings::Preferences preferences);

/// What becomes of the model, and what is to be done in the world, in order. `now` never goes back.
std::pair<Model, Effects> update(Model model, const Message& message, Now now);

/// When a Tick is due if nothing else happens; empty: only when something happens.
std::optional<Now> next_wake(const Model& model, Now now);

/// Where the player at the keyboard is: the title of the screen on top.
std::string place(const Model& model);

/// What is to be seen.
View view(const Model& model, Now now);

} // namespace session
