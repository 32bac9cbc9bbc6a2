// Which rows each list has.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// The rows of a list as things stand.
std::vector<Item> items(const Scene& context, const ListScreen& screen);

/// The rows of the list on top; none if it is no list.
std::vector<Item> items_on_top(const Scene& context);

} // namespace session
