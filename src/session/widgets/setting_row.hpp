// What a row of a list changes: a setting, or how one language is spoken.
#pragma once

#include "src/settings/own_time.hpp"
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

/// `settings::TimeValue`: a value of the time control that is built.
using SettingRow = std::variant<std::reference_wrapper<const settings::Setting>, VoiceRow, settings::TimeValue>;

} // namespace session
