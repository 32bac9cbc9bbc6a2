// A kept game outside the library: in a file, on the clipboard, in another program.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Has the game that is shown copied to the clipboard, where there is one. Precondition: the library has it.
void copy_game(UpdateContext& context);

/// Tells the name of the file and of its folder; the whole path is read.
void file_written(UpdateContext& context, const FileWritten& written);
void file_failed(UpdateContext& context, const FileFailed& failed);

} // namespace session
