#include "src/services/game_files.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "base/platform/writable.hpp"
#include "src/sheet/sheets.hpp"
#include "src/storage/pgn_export.hpp"
#include "src/storage/replaying.hpp"

#include <system_error>
#include <utility>

namespace services {

using ports::journal::StoredGame;
using session::FileFailed;
using session::FileOf;
using session::FileWritten;

namespace {

/// What was wrong; empty if it is written.
std::optional<std::string> write_into(const FilePlaces& places, const std::filesystem::path& file,
                                      std::string_view text) {
    std::error_code unseen;
    if (!places.is_made && !std::filesystem::is_directory(places.folder, unseen))
        return base::platform::shown(places.folder) + ": " +
               std::make_error_code(std::errc::no_such_file_or_directory).message();
    const auto trouble = base::platform::write_whole(file, text);
    if (!trouble) return std::nullopt;
    return base::platform::shown(file) + ": " + *trouble;
}

/// Empty where the game cannot be laid: its edition is not there.
std::optional<std::string> pgn_of(const StoredGame& stored, const FilePlaces& places) {
    const auto laid = storage::lay(stored, places.data);
    const auto* replayed = std::get_if<storage::ReplayedGame>(&laid);
    if (replayed == nullptr) return std::nullopt;
    return storage::write_pgn(stored.game, replayed->start, replayed->events);
}

} // namespace

session::Message write_scoresheet(const session::WriteSheet& effect, const StoredGame& stored, const FilePlaces& places,
                                  FileOpener& opener) {
    const auto failed = [&effect](std::string why, FileOf what = FileOf::Sheet) {
        return FileFailed{effect.game, what, std::move(why), effect.who};
    };
    const auto replayed = storage::lay(stored, places.data);
    if (!std::holds_alternative<storage::ReplayedGame>(replayed)) return failed(stored.game.settings.edition);
    const sheet::Source source{stored.game, std::get<storage::ReplayedGame>(replayed), *effect.catalogue, stored.head};
    const auto text = sheet::write_sheets(source, std::nullopt, effect.format);
    if (const auto* missing = std::get_if<sheet::NoTable>(&text)) return failed(missing->name);
    const auto file = places.folder / sheet::file_name(stored, effect.format);
    if (auto trouble = write_into(places, file, std::get<std::string>(text))) return failed(std::move(*trouble));
    if (effect.is_opened)
        if (auto error = opener.open(effect.game, effect.who, file)) return failed(std::move(*error), FileOf::Opening);
    return FileWritten{effect.game, base::platform::shown(file), effect.is_opened, effect.who};
}

session::Message write_game(const session::WriteGame& effect, const StoredGame& stored, const FilePlaces& places,
                            FileOpener& opener) {
    const auto failed = [&effect](FileOf what, std::string why) {
        return FileFailed{effect.game, what, std::move(why), effect.who};
    };
    const auto pgn = pgn_of(stored, places);
    if (!pgn) return failed(FileOf::Game, stored.game.settings.edition);
    const auto file = places.folder / sheet::game_file_name(stored);
    if (auto trouble = write_into(places, file, *pgn)) return failed(FileOf::Game, std::move(*trouble));
    if (effect.is_opened)
        if (auto error = opener.open(effect.game, effect.who, file)) return failed(FileOf::Opening, std::move(*error));
    return FileWritten{effect.game, base::platform::shown(file), effect.is_opened, effect.who};
}

std::variant<std::string, FileFailed> game_to_copy(const session::CopyGame& effect, const StoredGame& stored,
                                                   const FilePlaces& places) {
    auto pgn = pgn_of(stored, places);
    if (!pgn) return FileFailed{effect.game, FileOf::Copy, stored.game.settings.edition, effect.who};
    return *std::move(pgn);
}

std::optional<session::FolderTrouble> trouble_with(const std::filesystem::path& folder) {
    std::error_code unseen;
    if (!std::filesystem::exists(folder, unseen)) return session::FolderTrouble::Missing;
    if (!std::filesystem::is_directory(folder, unseen)) return session::FolderTrouble::NoFolder;
    if (!base::platform::is_writable(folder)) return session::FolderTrouble::Closed;
    return std::nullopt;
}

} // namespace services
