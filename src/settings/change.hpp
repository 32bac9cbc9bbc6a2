// Changing a setting by one value, as a list or a key does.
#pragma once

#include "src/settings/setting.hpp"

#include <string>
#include <vector>

namespace settings {

/// One value down (-1) or up (1). At either end it stays and false is returned. A value that is not among those offered
/// goes to the first of them; a number, to the nearest.
bool change(Preferences& preferences, const Setting& setting, int direction, const Offered& offered);

/// The same with how a language is spoken. `accents`: those there are beside its usual voice.
bool change(VoiceProfile& voice_profile, const VoiceSetting& setting, int direction,
            const std::vector<std::string>& accents);

/// Gives the setting the value it has in `from`.
void copy(Preferences& preferences, const Setting& setting, const Preferences& from);

} // namespace settings
