// Changing a setting, as a list or a key does.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/setting_row.hpp"
#include "src/settings/scale.hpp"

#include <optional>

namespace session {

/// Moves a setting one value up (1) or down (-1) and says it, or that it goes no further. Where the room might then
/// hear what only one player should, it is asked first.
void change_setting(UpdateContext& context, const SettingRow& row, int direction);

/// Where the value stands among those the setting may have; empty where that is no scale.
std::optional<settings::Scale> scale_of(const Scene& context, const SettingRow& row);

/// Moves a setting to the value at that place of its scale, or the nearest behind it, as if key by key, and says where
/// it has come to. One without a scale stays as it is, and is said.
void set_setting(UpdateContext& context, const SettingRow& row, int value);

/// Moves a setting one value up, after the last to the first, and says it.
void cycle_setting(UpdateContext& context, const SettingRow& row);

/// Has that speaker speak to the player, and the player and the room hear at these outputs: the player was asked for
/// that reason, and agreed.
void change_hearing(UpdateContext& context, const HearingChoice& chosen, Overheard agreed);

} // namespace session
