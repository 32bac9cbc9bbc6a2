// Who hears what only the player at the keyboard should, where moves are announced to a room besides.
#pragma once

#include "src/session/core/update_context.hpp"

#include <optional>
#include <string_view>

namespace session {

/// Empty where it can be promised. Precondition: he has chosen an output for the room.
std::optional<Overheard> overheard(const Model& model);

/// Two play at this computer, and moves are announced to the room.
bool keeps_apart(const Model& model);

/// Who speaks now, and where.
HearingChoice hearing_choice(const settings::Preferences& preferences);

/// Why that choice may let the room hear what only one player should, in a game of two in which moves are announced to
/// the room, or were until that choice; empty where nothing is left to chance. Where a new output is heard is not known
/// before it plays.
std::optional<Overheard> risk_of(const Model& model, const HearingChoice& wanted);

/// The reason as a sentence.
speech::phrases::Runs overheard_words(const Scene& context, Overheard why);

/// After outputs or the speaker have changed: an alarm where the room may now hear what the player has not agreed to.
/// What he agreed to ends as soon as more can be promised.
void watch_overhearing(UpdateContext& context);

/// What the two are told about who hears what. Precondition: two share it.
std::string_view hearing_word(const Model& model);

} // namespace session
