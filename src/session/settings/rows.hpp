// The lists in which settings are changed.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// That list among all lists.
ListKind list_of(settings::Menu menu);

/// The settings of that list as they stand now, with what else is told there and the lists that open from it.
std::vector<Item> setting_rows(const Scene& context, settings::Menu menu);

} // namespace session
