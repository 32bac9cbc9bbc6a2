#include "src/ports/journal/sqlite/games_in_play.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/writable.hpp"
#include "base/values/guarded.hpp"
#include "src/ports/journal/sqlite/reader.hpp"

#include <algorithm>
#include <utility>

namespace ports::journal::sqlite {
namespace {

using namespace std::chrono_literals;
using base::platform::is_writable;

constexpr auto patience = 2000ms;
/// For what is tried again soon.
constexpr auto little_patience = 100ms;

} // namespace

GamesInPlay::GamesInPlay(std::filesystem::path file, std::size_t remembered)
    : file_(std::move(file))
    , least_remembered_(remembered) {}

std::variant<Library*, Fault> GamesInPlay::open() {
    if (!library_) {
        auto opened = Library::open(file_);
        if (auto* fault = std::get_if<Fault>(&opened)) return std::move(*fault);
        Library library = std::get<Library>(std::move(opened));
        if (is_log_lost_) {
            if (auto fault = write_again(library)) return std::move(*fault);
            library.compare_with_last();
        }
        if (auto fault = take_up(library)) return std::move(*fault);
        is_log_lost_ = false;
        for (const auto& trouble : {library.stray_log(), library.loss()})
            if (trouble) troubles_.push_back(*trouble);
        library_.emplace(std::move(library));
        held_.clear();
    }
    is_only_read_ = false;
    library_->set_patience(patience);
    return &*library_;
}

/// A reader is opened for each question: who could not write now may do so before the next.
template <typename Question>
std::invoke_result_t<Question, const Library&> GamesInPlay::read(const Question& question) {
    const auto opened = open();
    const auto* fault = std::get_if<Fault>(&opened);
    if (fault == nullptr) return question(*std::get<Library*>(opened));
    if (fault->problem != Problem::CannotWrite && fault->problem != Problem::CannotOpen) return *fault;
    const auto reader = LibraryReader::open(file_);
    if (std::holds_alternative<Fault>(reader)) return *fault;
    // Where neither the file nor its folder says that nobody may write there, that may have passed with the next try.
    const bool is_to_last = !is_writable(file_) || !is_writable(std::filesystem::absolute(file_).parent_path());
    if (!std::exchange(is_only_read_, true))
        troubles_.push_back({is_to_last ? Problem::ReadOnly : Problem::CannotWrite, fault->detail});
    return question(std::get<LibraryReader>(reader));
}

/// The games that were held before the library was closed are held again; a library that does not have them is not the
/// one they were played in.
std::optional<Fault> GamesInPlay::take_up(Library& library) {
    for (const auto& [game, last] : held_) {
        auto fault = library.take_up(game, last);
        if (fault) return fault;
        const auto chain = library.chain(game);
        fault = std::holds_alternative<Fault>(chain) ? std::optional(std::get<Fault>(chain)) : std::nullopt;
        if (fault && fault->problem == Problem::NoSuchGame)
            return Fault{Problem::Gone, base::platform::shown(file_) + ": " + fault->detail};
        if (fault) return fault;
    }
    return std::nullopt;
}

/// What is there already is not written twice. A game in which somebody else has written meanwhile stays as it is, and
/// so does one that lacks more than was written here.
std::optional<Fault> GamesInPlay::write_again(Library& library) const {
    std::vector<EntriesOf> missing;
    for (const auto& [game, written] : written_) {
        const auto chain = library.chain(game);
        const auto* unread = std::get_if<Fault>(&chain);
        if (unread != nullptr && unread->problem != Problem::NoSuchGame) return *unread;
        if (unread != nullptr && !written.created) continue;
        if (unread != nullptr) {
            const auto created = library.create_again(game, *written.created);
            if (const auto* fault = std::get_if<Fault>(&created)) return *fault;
        } else {
            const std::int64_t count = std::get<KeptChain>(chain).count;
            if (count < written.before.count || count >= written.last.count) continue;
            if (auto fault = library.take_up(game, written.before)) {
                if (held_.contains(game)) return fault;
                continue;
            }
        }
        missing.push_back({game, written.entries});
    }
    while (!missing.empty()) {
        std::vector<EntriesOf> at_once;
        const std::set<GameId> games = kept_with(missing.front().game);
        for (const EntriesOf& each : missing)
            if (games.contains(each.game) && !each.entries.empty()) at_once.push_back(each);
        const auto fault = at_once.empty() ? std::nullopt : library.append_entries(at_once);
        if (fault && fault->problem != Problem::Overtaken) return fault;
        for (const EntriesOf& each : missing)
            if (games.contains(each.game) && !held_.contains(each.game)) library.release(each.game);
        std::erase_if(missing, [&games](const EntriesOf& each) { return games.contains(each.game); });
    }
    return std::nullopt;
}

std::set<PlayedGame> GamesInPlay::together_with(const PlayedGame& game) const {
    for (const std::set<PlayedGame>& games : together_)
        if (games.contains(game)) return games;
    return {game};
}

std::set<GameId> GamesInPlay::kept_with(GameId game) const {
    for (const std::set<PlayedGame>& games : together_) {
        std::set<GameId> kept;
        for (const PlayedGame& each : games)
            if (const auto id = in_library(each)) kept.insert(*id);
        if (kept.contains(game)) return kept;
    }
    return {game};
}

void GamesInPlay::close() {
    if (!library_) return;
    held_ = library_->held();
    library_.reset();
}

/// A file that is gone is put back where it can be, and one whose log was cut is opened anew; where another one lies,
/// that stays untouched.
void GamesInPlay::find_again() {
    if (!library_ || library_->is_in_place()) return;
    if (!library_->give_up_cut_log() && library_->put_back()) return;
    is_log_lost_ = true;
    close();
}

std::variant<GameId, Fault> GamesInPlay::create_now(const NewGame& game, std::chrono::milliseconds longest) {
    if (library_ && !library_->is_in_place()) find_again();
    const auto library = open();
    if (const auto* fault = std::get_if<Fault>(&library)) return *fault;
    library_->set_patience(longest);
    auto created = library_->create(game);
    if (const auto* id = std::get_if<GameId>(&created)) {
        const Tail& begun = library_->held().at(*id);
        written_.insert_or_assign(*id, Written{game, begun, begun, {}});
    }
    return created;
}

GamesInPlay::Created GamesInPlay::create(const NewGame& game) {
    std::variant<GameId, Fault> created;
    if (auto thrown = base::values::guarded([&] { created = create_now(game, patience); }))
        created = Fault{Problem::CannotWrite, std::move(*thrown)};
    if (const auto* id = std::get_if<GameId>(&created)) return {*id, std::nullopt};
    const UncreatedGame waiting{uncreated_.size() + created_as_.size()};
    uncreated_.emplace(waiting, game);
    behind_.insert(waiting);
    return {waiting, std::get<Fault>(created)};
}

std::optional<GameId> GamesInPlay::in_library(const PlayedGame& game) const {
    if (const auto* id = std::get_if<GameId>(&game)) return *id;
    const auto found = created_as_.find(std::get<UncreatedGame>(game));
    return found == created_as_.end() ? std::nullopt : std::optional(found->second);
}

std::variant<KeptChain, Fault> GamesInPlay::take(GameId game) {
    if (auto fault = write(game)) return std::move(*fault);
    leaving_.erase(game);
    const auto library = open();
    if (const auto* fault = std::get_if<Fault>(&library)) return *fault;
    auto taken = library_->take_kept(game);
    if (std::holds_alternative<KeptChain>(taken)) note_taken(game);
    return taken;
}

void GamesInPlay::note_taken(GameId game) {
    const Tail& there = library_->held().at(game);
    std::erase(released_, game);
    const auto known = written_.find(game);
    if (known == written_.end() || known->second.last != there)
        written_.insert_or_assign(game, Written{std::nullopt, there, there, {}});
}

void GamesInPlay::note_released(GameId game) {
    std::erase(released_, game);
    released_.push_back(game);
    std::size_t count = 0;
    for (const GameId each : released_) count += written_.at(each).entries.size();
    while (!is_log_lost_) {
        const auto oldest = written_.find(released_.front());
        const std::size_t rest = count - oldest->second.entries.size();
        if (rest < least_remembered_) return;
        count = rest;
        written_.erase(oldest);
        released_.pop_front();
    }
}

std::size_t GamesInPlay::remembered() const {
    std::size_t count = 0;
    for (const auto& [game, written] : written_) count += written.entries.size();
    return count;
}

std::optional<Fault> GamesInPlay::append_listed(Decisions decided) {
    untaken_.splice(untaken_.end(), decided);
    std::set<PlayedGame> games;
    std::optional<Fault> fault;
    if (auto thrown = base::values::guarded([&] { take_in(games); }))
        fault = Fault{Problem::CannotWrite, std::move(*thrown)};
    for (auto game = games.begin(); game != games.end() && !fault; ++game)
        if (unwritten_.contains(*game)) fault = write_guarded(*game); // not if it was written with another
    if (fault) behind_.merge(games);
    return fault;
}

void GamesInPlay::take_in(std::set<PlayedGame>& games) {
    for (; !untaken_.empty(); untaken_.pop_front()) {
        std::set<PlayedGame> together;
        for (const game::AppendEvents& each : untaken_.front()) together.insert(each.game);
        if (together.size() > 1 && together_with(*together.begin()) != together) together_.push_back(together);
        take_in(untaken_.front());
        games.merge(together);
    }
}

/// All of it or nothing.
void GamesInPlay::take_in(const std::vector<game::AppendEvents>& decided) {
    std::size_t taken = 0;
    try {
        for (; taken < decided.size(); ++taken) {
            const game::AppendEvents& each = decided[taken];
            DecidedEvents events{each.expected, each.command, each.events};
            unwritten_[each.game].push_back(std::move(events));
        }
    } catch (...) {
        while (taken > 0) unwritten_.at(decided[--taken].game).pop_back();
        throw;
    }
}

void GamesInPlay::keep(const PlayedGame& game, Remark remark) {
    auto& waiting = unwritten_[game];
    waiting.push_back(std::visit([](auto& each) { return Entry{std::move(each)}; }, remark));
    // What comes behind something that could not be written waits for the next try with it.
    if (waiting.size() == 1 && !behind_.contains(game)) write_guarded(game);
}

void GamesInPlay::note_seen(const PlayedGame& game, rules::table::Instant seen) {
    const auto kept = in_library(game);
    if (unwritten_.contains(game) || !library_ || !kept) return;
    library_->set_patience(little_patience);
    if (const auto fault = library_->note_seen(*kept, seen); fault && fault->problem == Problem::Gone) {
        find_again();
        (void)open();
    }
}

std::optional<Fault> GamesInPlay::release(const PlayedGame& game) {
    if (auto fault = write_guarded(game)) {
        leaving_.insert(game);
        return fault;
    }
    const GameId kept = *in_library(game);
    held_.erase(kept);
    // Where there is no memory to note it, it stays remembered.
    if (written_.contains(kept)) (void)base::values::guarded([&] { note_released(kept); });
    return library_ ? library_->release(kept) : std::nullopt;
}

std::optional<Fault> GamesInPlay::remove(GameId game) {
    const auto library = open();
    if (const auto* fault = std::get_if<Fault>(&library)) return *fault;
    if (auto fault = library_->remove(game)) return fault;
    written_.erase(game); // it is not to be written again
    std::erase(released_, game);
    return std::nullopt;
}

std::optional<Fault> GamesInPlay::rename(GameId game, const std::optional<std::string>& name) {
    const auto library = open();
    if (const auto* fault = std::get_if<Fault>(&library)) return *fault;
    return library_->rename(game, name);
}

std::variant<std::vector<GameSummary>, Fault> GamesInPlay::list() {
    return read([](const auto& library) { return library.list(); });
}

std::variant<KeptChain, Fault> GamesInPlay::chain(GameId game) {
    return read([game](const auto& library) { return library.chain(game); });
}

std::optional<Fault> GamesInPlay::create_if_missing(const PlayedGame& game) {
    const auto* waiting = std::get_if<UncreatedGame>(&game);
    const auto uncreated = waiting == nullptr ? uncreated_.end() : uncreated_.find(*waiting);
    if (uncreated == uncreated_.end()) return std::nullopt;
    const auto created = create_now(uncreated->second, little_patience);
    if (const auto* fault = std::get_if<Fault>(&created)) return *fault;
    created_as_.emplace(*waiting, std::get<GameId>(created));
    uncreated_.erase(uncreated);
    return std::nullopt;
}

std::optional<Fault> GamesInPlay::write(const PlayedGame& game) {
    const std::set<PlayedGame> games = together_with(game);
    std::vector<EntriesOf> entries;
    for (const PlayedGame& each : games) {
        if (auto fault = create_if_missing(each)) return fault;
        if (const auto waiting = unwritten_.find(each); waiting != unwritten_.end())
            entries.push_back({*in_library(each), waiting->second});
    }
    make_room_to_note(entries);
    auto fault = try_to_write(entries);
    if (fault && fault->problem == Problem::Gone) {
        find_again();
        if (!library_) fault = try_to_write(entries);
    }
    if (fault) return fault;
    for (EntriesOf& each : entries) {
        Written& written = written_.at(each.game);
        std::ranges::move(each.entries, std::back_inserter(written.entries));
        written.last = library_->held().at(each.game);
    }
    for (const PlayedGame& each : games) {
        unwritten_.erase(each);
        behind_.erase(each);
    }
    return std::nullopt;
}

std::optional<Fault> GamesInPlay::write_guarded(const PlayedGame& game) {
    std::optional<Fault> fault;
    if (auto thrown = base::values::guarded([&] { fault = write(game); }))
        fault = Fault{Problem::CannotWrite, std::move(*thrown)};
    return fault;
}

void GamesInPlay::make_room_to_note(const std::vector<EntriesOf>& entries) {
    for (const EntriesOf& each : entries) {
        const auto written = written_.find(each.game);
        if (written == written_.end()) continue; // it is not held, and nothing of it will be written
        std::vector<Entry>& known = written->second.entries;
        const std::size_t needed = known.size() + each.entries.size();
        if (known.capacity() < needed) known.reserve(std::max(needed, 2 * known.capacity()));
    }
}

std::optional<Fault> GamesInPlay::try_to_write(const std::vector<EntriesOf>& entries) {
    if (entries.empty()) return std::nullopt;
    const auto library = open();
    if (const auto* fault = std::get_if<Fault>(&library)) return *fault;
    library_->set_patience(behind_.empty() && has_event(entries) ? patience : little_patience);
    return library_->append_entries(entries);
}

std::vector<PlayedGame> GamesInPlay::retry() {
    std::vector<PlayedGame> written_again;
    take_in(behind_);
    const std::set<PlayedGame> were_behind = behind_;
    std::set<PlayedGame> games;
    for (const auto& [game, waiting] : unwritten_) games.insert(game);
    for (const auto& [game, waiting] : uncreated_) games.insert(game);
    for (const PlayedGame& game : games) {
        if (write_guarded(game)) continue;
        if (were_behind.contains(game)) written_again.push_back(game);
        if (leaving_.erase(game) > 0) release(game);
    }
    return written_again;
}

std::optional<Fault> GamesInPlay::take_trouble() {
    if (troubles_.empty()) return std::nullopt;
    Fault trouble = std::move(troubles_.front());
    troubles_.pop_front();
    return trouble;
}

std::variant<Renewed, Fault> GamesInPlay::renew(const std::string& day) {
    close();
    return ports::journal::sqlite::renew(file_, day);
}

std::optional<std::string> GamesInPlay::head(const PlayedGame& game) const {
    const auto& held = library_ ? library_->held() : held_;
    const auto kept = in_library(game);
    const auto found = kept ? held.find(*kept) : held.end();
    return found == held.end() ? std::nullopt : found->second.head;
}

} // namespace ports::journal::sqlite
