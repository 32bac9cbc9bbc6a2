// Who hears what only the player at the keyboard should, where moves are announced to a room besides.
#pragma once

#include "src/session/core/update_context.hpp"

#include <optional>
#include <string_view>

namespace session {

/// Why it cannot be promised that he alone hears what is his, and the room what is everybody's.
enum class Overheard {
    OwnMissing,   ///< his own output is not there, or not the one he chose
    RoomMissing,  ///< the room's is not there
    SameOutput,   ///< both are one
    NotKnown,     ///< whether they are one cannot be told
    OtherSpeaker, ///< he is spoken to by somebody else, wherever that is heard
};

/// Empty where it can be promised. Precondition: he has chosen an output for the room.
std::optional<Overheard> overheard(const Model& model);

/// Two play at this computer, and moves are announced to the room.
bool keeps_apart(const Model& model);

/// Who speaks now, and where.
HearingChoice hearing_choice(const settings::Preferences& preferences);

/// Why that choice may let the room hear what only one player should, in a game of two in which moves are announced to
/// the room by that choice, and nobody has agreed to more; empty where nothing is left to chance. Where a new output is
/// heard is not known before it plays.
std::optional<Overheard> risk_of(const Model& model, const HearingChoice& wanted);

/// The reason as a sentence.
speech::phrases::Runs overheard_words(const Scene& context, Overheard why);
/// The same of how it is now; empty where it can be promised.
speech::phrases::Runs overheard_words(const Scene& context);

/// What the two are told about who hears what. Precondition: two share it.
std::string_view hearing_word(const Model& model);

} // namespace session
