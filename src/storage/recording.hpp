// The announcement of a move, kept as sound: what the library says of it, and where the sound lies.
#pragma once

#include "src/storage/records.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace storage {

/// One announcement. Its sound is a file in the game's folder; how the file was written the digest tells.
struct Recording {
    rules::table::Instant at; ///< the table's time of what was announced
    std::size_t ply;          ///< the move announced, counted from 1
    std::string file;         ///< `12-1.flac`: a name without folders
    std::string digest;       ///< digest_of() the file's bytes
    bool operator==(const Recording&) const = default;
};

/// `6022 recorded 12 12-1.flac 5f70...`: one line.
std::string write_line(const Recording& recording);
/// Empty for a line that is no recording's.
std::optional<Recording> read_recording(std::string_view line);

/// Where the sounds of a game lie: a folder of its own in `recordings`, beside the library. Not created.
std::filesystem::path recordings_folder(const std::filesystem::path& library, GameId game);

/// Writes the sound's bytes under the first name that is free for the ply, whole and on disk, and makes the folder.
/// Answers what went wrong in the system's words instead.
std::variant<Recording, std::string> write_recording(const std::filesystem::path& folder, rules::table::Instant at,
                                                     std::size_t ply, std::string_view bytes);

enum class RecordingProblem { Missing, Changed };

/// The sound's bytes as they were written, or what is wrong with them.
std::variant<std::string, RecordingProblem> read_recorded(const std::filesystem::path& folder,
                                                          const Recording& recording);

/// The announcements of that ply of the game as it stands: without those of moves that were taken back since.
std::vector<Recording> recordings_of(const std::vector<Recording>& all,
                                     const std::vector<rules::table::TimedEvent>& events, std::size_t ply);

} // namespace storage
