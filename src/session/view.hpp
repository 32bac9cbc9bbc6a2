// The window as the model has it.
#pragma once

#include "src/session/core/model.hpp"
#include "src/session/core/view.hpp"

namespace session {

/// What one of the participants is to see.
View view(const Model& model, ParticipantId who, Now now);

/// The same in words. Takes longer than the view: for whoever has a use for it.
ViewInWords view_in_words(const Model& model, ParticipantId who, Now now);

/// What the window shows: what the participant at the screen is to see.
View view(const Model& model, Now now);

} // namespace session
