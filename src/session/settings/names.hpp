// The names of the players: asked for, and taken as typed.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/settings/setting.hpp"

#include <string>

namespace session {

/// Takes what was typed for that name; nothing, and there is none. What cannot be a name is asked for once more.
/// Precondition: the setting is a name.
void take_name(UpdateContext& context, const settings::Setting& setting, std::string typed);

/// Takes the folder for sheets and games; an empty line means the player's documents. Whether it can be used is asked
/// before.
void take_folder(UpdateContext& context, std::string typed);

/// What was found out about that folder.
void folder_examined(UpdateContext& context, const FolderExamined& found);

} // namespace session
