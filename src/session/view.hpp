// The window as the model has it.
#pragma once

#include "src/session/core/model.hpp"
#include "src/session/core/view.hpp"

#include <string>

namespace session {

/// Where the player at the keyboard is: the title of the screen on top.
std::string place(const Model& model);

/// What one of the participants is to see.
View view(const Model& model, ParticipantId who, Now now);

/// What the window shows: what the participant at the screen is to see.
View view(const Model& model, Now now);

} // namespace session
