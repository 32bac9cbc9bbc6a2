#include "src/ports/journal/sqlite/last_entry.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"

#include <sstream>
#include <system_error>
#include <utility>

namespace ports::journal::sqlite {
namespace {

using base::platform::NoteFile;

/// The longest line there can be: two numbers and a digest.
constexpr std::size_t width = 128;

} // namespace

std::variant<LastEntry, Fault> LastEntry::open(const std::filesystem::path& file) {
    auto opened = NoteFile::open(file);
    if (!opened) return Fault{Problem::CannotOpen, base::platform::shown(file) + ": " + opened.error().message()};
    return LastEntry(*std::move(opened));
}

LastEntry::LastEntry(NoteFile file)
    : file_(std::move(file))
    , before_(file_.read(width)) {}

std::optional<Fault> LastEntry::compare(const Database& database) const {
    std::istringstream words(before_);
    GameId game{};
    std::int64_t entry = 0;
    std::string digest;
    if (!(words >> game.number >> entry >> digest)) return std::nullopt;
    const auto lost = [&] {
        return Fault{Problem::Lost, "game " + std::to_string(game.number) + ", entry " + std::to_string(entry) +
                                        " is not there any more"};
    };
    const auto tail = read_tail(database, game);
    if (const auto* fault = std::get_if<Fault>(&tail)) return fault->problem == Problem::NoSuchGame ? lost() : *fault;
    if (std::get<Tail>(tail).count < entry) return lost();
    if (entry == 0) return std::nullopt;
    Statement row(database, "SELECT digest FROM entry WHERE game = ? AND number = ?");
    const bool found = row.bind(game.number).bind(entry).step();
    if (row.fault()) return row.fault();
    if (found) return row.is_null(0) || row.text(0) == digest ? std::nullopt : std::optional(lost());
    // A torn last event may have been put aside meanwhile: then there is no such entry.
    Statement torn(database, "SELECT 1 FROM torn WHERE game = ? AND number = ?");
    const bool is_aside = torn.bind(game.number).bind(entry).step();
    if (torn.fault()) return torn.fault();
    return is_aside ? std::nullopt : std::optional(lost());
}

void LastEntry::note(GameId game, const Tail& tail) const {
    std::string line = std::to_string(game.number) + ' ' + std::to_string(tail.count) + ' ' + tail.head.value_or("-");
    line.resize(width - 1, ' ');
    line += '\n';
    // Short of room it keeps what it had, which is true as well.
    (void)file_.overwrite(line);
}

std::optional<Fault> LastEntry::forget(GameId game) const {
    std::istringstream words(file_.read(width));
    GameId noted{};
    if (!(words >> noted.number) || noted != game) return std::nullopt;
    std::string nothing(width - 1, ' ');
    nothing += '\n';
    if (file_.overwrite(nothing) && file_.settle()) return std::nullopt;
    return Fault{Problem::CannotWrite, "the note of the last entry cannot be changed"};
}

bool LastEntry::is_noted(const std::filesystem::path& file) {
    return !base::platform::read_whole(file).value_or("").empty();
}

} // namespace ports::journal::sqlite
