// How voices are to speak, by what was found at start and what the player prefers.
#pragma once

#include "sounds/mixer/mixer.hpp"
#include "speech/voice/manner.hpp"
#include "src/session/core/model.hpp"
#include "src/settings/preferences.hpp"

namespace outputs {

/// The voice of each language, and nothing that anybody prefers: for everybody.
speech::voice::Manner even_manner(const session::Equipment& equipment);

/// An even manner with all that the preferences say of rate, pitch, accents, variants and the second voice.
speech::voice::Manner preferred_manner(speech::voice::Manner even, const settings::Preferences& preferences);

/// 100 per cent: as loud as it was made.
sounds::mixer::Volume volume_of(int percent);

} // namespace outputs
