// A stored game as files for the player: its scoresheet, and the game itself.
#pragma once

#include "src/ports/journal/records.hpp"
#include "src/services/file_opener.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace services {

/// Where a game's files go, and what they are made with.
struct FilePlaces {
    std::filesystem::path data;   ///< the program's data folder
    std::filesystem::path folder; ///< which the files go into
    bool is_made = false;         ///< if there is no such folder yet, it is made
};

/// Writes the sheets of the game, in the effect's format and language, and, if that is wanted, has the desktop open the
/// file. FileWritten, or FileFailed with what was missing or could not be written or opened.
session::Message write_scoresheet(const session::WriteSheet& effect, const ports::journal::StoredGame& stored,
                                  const FilePlaces& places, FileOpener& opener);

/// Writes the game as PGN and, if that is wanted, has the desktop open it: FileWritten or FileFailed.
session::Message write_game(const session::WriteGame& effect, const ports::journal::StoredGame& stored,
                            const FilePlaces& places, FileOpener& opener);

/// The game as PGN; FileFailed, for a copy, where it cannot be laid.
std::variant<std::string, session::FileFailed>
game_to_copy(const session::CopyGame& effect, const ports::journal::StoredGame& stored, const FilePlaces& places);

/// What keeps files from being written there; empty if nothing does.
std::optional<session::FolderTrouble> trouble_with(const std::filesystem::path& folder);

} // namespace services
