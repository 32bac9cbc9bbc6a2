// How the player wants his voices to speak.
#pragma once

#include "speech/voice/manner.hpp"
#include "src/storage/preferences.hpp"

namespace app {

/// An even manner with all that the preferences say of rate, pitch, accents, variants and the second voice.
speech::voice::Manner preferred(speech::voice::Manner even, const storage::Preferences& preferences);

} // namespace app
