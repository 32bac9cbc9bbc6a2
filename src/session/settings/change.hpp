// Changing a setting, as a list or a key does.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/setting_row.hpp"

namespace session {

/// Moves a setting one value up (1) or down (-1) and says it, or that it goes no further. Where the room might then
/// hear what only one player should, it is asked first.
void change_setting(UpdateContext& context, const SettingRow& row, int direction);

/// Moves a setting one value up, after the last to the first, and says it.
void cycle_setting(UpdateContext& context, const settings::Setting& setting);

/// Has the player spoken to by that speaker, and him and the room hear at these outputs: it was asked, and agreed to
/// for that reason.
void change_hearing(UpdateContext& context, const HearingChoice& chosen, Overheard agreed);

} // namespace session
