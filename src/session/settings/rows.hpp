// The lists in which settings are changed.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"
#include "src/settings/setting.hpp"

#include <vector>

namespace session {

/// Whether the setting is the participant's to change: of who has preferences of their own only what is told to them
/// and how.
bool may_change(const Scene& context, const settings::Setting& setting);

/// That list among all lists.
ListKind list_of(settings::Menu menu);

/// The settings of that list as they stand now, with what else is told there and the lists that open from it.
std::vector<Item> setting_rows(const Scene& context, settings::Menu menu);

} // namespace session
