// The sound of announcements, in files beside the library.
#pragma once

#include "src/game/identity.hpp"
#include "src/ports/journal/recording.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace storage {

/// Where the sounds of a game lie: a folder of its own in `recordings`, beside the library. Not created.
std::filesystem::path recordings_folder(const std::filesystem::path& library, game::GameId game);

/// Writes the sound's bytes under the first name that is free for the ply, whole and on disk, and makes the folder.
/// Answers what went wrong in the system's words instead.
std::variant<ports::journal::Recording, std::string>
write_recording(const std::filesystem::path& folder, rules::table::Instant at, std::size_t ply, std::string_view bytes);

/// The sound's bytes as they were written, or what is wrong with them.
std::variant<std::string, ports::journal::RecordingProblem> read_recorded(const std::filesystem::path& folder,
                                                                          const ports::journal::Recording& recording);

/// Removes the folder with all sounds of a game, if there is one; a link is left as it is. Answers what went wrong in
/// the system's words.
std::optional<std::string> remove_recordings(const std::filesystem::path& folder);

} // namespace storage
