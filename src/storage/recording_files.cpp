#include "src/storage/recording_files.hpp"

#include "base/digest/digest.hpp"
#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"

#include <system_error>
#include <utility>

namespace storage {

using base::digest::digest_of;
using ports::journal::Recording;
using ports::journal::RecordingProblem;

namespace {

/// What a link leads to is not ours to write into, or to change.
bool is_elsewhere(const std::filesystem::path& folder) {
    std::error_code unseen;
    return std::filesystem::is_symlink(folder, unseen) || std::filesystem::is_symlink(folder.parent_path(), unseen);
}

} // namespace

std::filesystem::path recordings_folder(const std::filesystem::path& library, game::GameId game) {
    return library.parent_path() / "recordings" / std::to_string(game.number);
}

std::variant<Recording, std::string> write_recording(const std::filesystem::path& folder, rules::table::Instant at,
                                                     std::size_t ply, std::string_view bytes) {
    std::error_code unseen;
    if (is_elsewhere(folder)) return base::platform::shown(folder) + ": a link";
    const auto name = [ply](int count) { return std::to_string(ply) + "-" + std::to_string(count) + ".flac"; };
    int count = 1;
    while (std::filesystem::exists(folder / name(count), unseen)) ++count;
    const auto file = folder / name(count);
    if (auto trouble = base::platform::write_whole(file, bytes)) return base::platform::shown(file) + ": " + *trouble;
    return Recording{at, ply, name(count), digest_of(bytes)};
}

std::variant<std::string, RecordingProblem> read_recorded(const std::filesystem::path& folder,
                                                          const Recording& recording) {
    if (!is_elsewhere(folder)) base::platform::make_private(folder / base::platform::path_of(recording.file));
    auto bytes = base::platform::read_whole(folder / base::platform::path_of(recording.file));
    if (!bytes) return RecordingProblem::Missing;
    if (digest_of(*bytes) != recording.digest) return RecordingProblem::Changed;
    return std::move(*bytes);
}

std::optional<std::string> remove_recordings(const std::filesystem::path& folder) {
    if (is_elsewhere(folder)) return std::nullopt;
    std::error_code error;
    std::filesystem::remove_all(folder, error);
    if (!error) return std::nullopt;
    return base::platform::shown(folder) + ": " + error.message();
}

} // namespace storage
