// Where the value of a setting stands among those it may have, as a slider would have it.
#pragma once

#include "src/settings/setting.hpp"

#include <optional>

namespace settings {

/// A number as it is; one of several values by its place, counted from 0.
struct Scale {
    int now;
    int least;
    int most;
    int step = 1; ///< what one key moves it by
    bool operator==(const Scale&) const = default;
};

/// Empty for what is typed or built, and for what has values that come and go while the program runs.
std::optional<Scale> scale(const Preferences& preferences, const Setting& setting, const Offered& offered);

/// The same of how a language is spoken.
std::optional<Scale> scale(const VoiceProfile& voice_profile, const VoiceSetting& setting);

} // namespace settings
