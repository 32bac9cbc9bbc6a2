// Whether the room can hear what only the player at the keyboard should hear, when moves are announced to the room.
#pragma once

#include "src/session/core/update_context.hpp"

#include <optional>
#include <string_view>

namespace session {

/// Why the room may overhear the player; empty if it certainly cannot. Precondition: an output for the room is chosen.
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
/// What the player agreed to no longer counts as soon as there is less to overhear.
void watch_overhearing(UpdateContext& context);

/// What the two are told about who hears what. Precondition: two share it.
std::string_view hearing_word(const Model& model);

} // namespace session
