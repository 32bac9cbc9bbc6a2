// What a row of a list changes: a setting, or how one language is spoken.
#pragma once

#include "src/settings/setting.hpp"

#include <functional>
#include <variant>

namespace session {

/// A language whose voice is chosen.
enum class VoiceOf {
    Interface,
    Moves ///< that of the words in which moves are announced to the player
};

/// One respect in which one language is spoken.
struct VoiceRow {
    VoiceOf whose;
    std::reference_wrapper<const settings::VoiceSetting> setting;
};

using SettingRow = std::variant<std::reference_wrapper<const settings::Setting>, VoiceRow>;

} // namespace session
