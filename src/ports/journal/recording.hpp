// The announcement of a move, kept as sound: what the library says of it, and where the sound lies.
#pragma once

#include "rules/table/event.hpp"
#include "rules/table/time.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ports::journal {

/// One announcement. Its sound is a file in the game's folder; how the file was written the digest tells.
struct Recording {
    rules::table::Instant at; ///< the table's time of what was announced
    std::size_t ply;          ///< the move announced, counted from 1
    std::string file;         ///< `12-1.flac`: a name without folders
    std::string digest;       ///< base::digest::digest_of() the file's bytes
    bool operator==(const Recording&) const = default;
};

/// `6022 recorded 12 12-1.flac 5f70...`: one line.
std::string write_line(const Recording& recording);
/// Empty for a line that is no recording's.
std::optional<Recording> read_recording(std::string_view line);

enum class RecordingProblem { Missing, Changed };

/// The announcements of that ply of the game as it stands: without those of moves that were taken back since. In the
/// order in which they were made: one that was silenced is kept when there is time for it, maybe after a later one.
std::vector<Recording> recordings_of(const std::vector<Recording>& all,
                                     const std::vector<rules::table::TimedEvent>& events, std::size_t ply);

} // namespace ports::journal
