// Every command that means something here, to be found by its name and given without its key.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <string>
#include <vector>

namespace session {

/// Opens the list over the screen on top, whose commands they are.
void open_command_list(UpdateContext& context);

/// A row for each command whose name has the text typed in it, spaces apart. What only a held key can say is not there,
/// nor what means something in this list only, nor are digits that stand in a row.
std::vector<Item> command_rows(const Scene& context, const ListScreen& screen);

/// Whether each word that was typed is a part of the name, the spaces in it left out.
bool is_meant(const speech::phrases::Runs& name, const std::string& typed);

} // namespace session
