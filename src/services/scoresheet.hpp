// The scoresheet of a stored game as a file for the player.
#pragma once

#include "src/ports/journal/records.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <filesystem>

namespace services {

/// Writes the sheets of the game, in the effect's format and language, into the folder for documents. `data` is the
/// program's data folder. SheetWritten, or SheetFailed with what was missing or could not be written.
session::Message write_scoresheet(const session::WriteSheet& effect, const ports::journal::StoredGame& stored,
                                  const std::filesystem::path& data, const std::filesystem::path& documents);

} // namespace services
