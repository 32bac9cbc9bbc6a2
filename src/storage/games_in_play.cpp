#include "src/storage/games_in_play.hpp"

#include "src/storage/renewal.hpp"

#include <algorithm>
#include <utility>

namespace storage {
namespace {

using namespace std::chrono_literals;

constexpr auto patience = 2000ms;
/// For what is tried again soon.
constexpr auto little_patience = 100ms;

bool has_event(const std::vector<Entry>& entries) {
    return std::any_of(entries.begin(), entries.end(),
                       [](const Entry& entry) { return std::holds_alternative<rules::table::TimedEvent>(entry); });
}

} // namespace

GamesInPlay::GamesInPlay(std::filesystem::path file)
    : file_(std::move(file)) {}

std::variant<Library*, LibraryFault> GamesInPlay::open() {
    if (!library_) {
        auto opened = Library::open(file_);
        if (auto* fault = std::get_if<LibraryFault>(&opened)) return std::move(*fault);
        Library library = std::get<Library>(std::move(opened));
        if (auto fault = take_up(library)) return std::move(*fault);
        if (library.loss()) loss_ = library.loss();
        library_.emplace(std::move(library));
        held_.clear();
    }
    library_->set_patience(patience);
    return &*library_;
}

/// The games that were held before the library was closed are held again; a library that does not have them is not the
/// one they were played in.
std::optional<LibraryFault> GamesInPlay::take_up(Library& library) {
    for (const auto& [game, last] : held_) {
        auto fault = library.take_up(game, last);
        if (fault) return fault;
        const auto chain = library.chain(game);
        fault =
            std::holds_alternative<LibraryFault>(chain) ? std::optional(std::get<LibraryFault>(chain)) : std::nullopt;
        if (fault && fault->problem == LibraryProblem::NoSuchGame)
            return LibraryFault{LibraryProblem::Gone, file_.string() + ": " + fault->detail};
        if (fault) return fault;
    }
    return std::nullopt;
}

void GamesInPlay::close() {
    if (!library_) return;
    held_ = library_->held();
    library_.reset();
}

/// A file that is gone is put back where it can be; where another one lies, that stays untouched.
void GamesInPlay::find_again() {
    if (!library_ || library_->is_in_place() || library_->put_back()) return;
    close();
}

std::variant<GameId, LibraryFault> GamesInPlay::create_now(const NewGame& game, std::chrono::milliseconds longest) {
    if (library_ && !library_->is_in_place()) find_again();
    const auto library = open();
    if (const auto* fault = std::get_if<LibraryFault>(&library)) return *fault;
    library_->set_patience(longest);
    return library_->create(game);
}

GamesInPlay::Created GamesInPlay::create(const NewGame& game) {
    const auto created = create_now(game, patience);
    if (const auto* id = std::get_if<GameId>(&created)) return {*id, std::nullopt};
    const auto known = static_cast<std::int64_t>(uncreated_.size() + created_as_.size());
    const GameId waiting{-1 - known};
    uncreated_.emplace(waiting, game);
    behind_.insert(waiting);
    return {waiting, std::get<LibraryFault>(created)};
}

std::optional<GameId> GamesInPlay::in_library(GameId game) const {
    if (uncreated_.contains(game)) return std::nullopt;
    const auto found = created_as_.find(game);
    return found == created_as_.end() ? game : found->second;
}

std::variant<KeptChain, LibraryFault> GamesInPlay::take(GameId game) {
    if (auto fault = write(game)) return std::move(*fault);
    leaving_.erase(game);
    const auto library = open();
    if (const auto* fault = std::get_if<LibraryFault>(&library)) return *fault;
    return library_->take_kept(*in_library(game));
}

std::optional<LibraryFault> GamesInPlay::append(GameId game, const std::vector<rules::table::TimedEvent>& events) {
    auto& waiting = unwritten_[game];
    waiting.insert(waiting.end(), events.begin(), events.end());
    auto fault = write(game);
    if (fault) behind_.insert(game);
    return fault;
}

void GamesInPlay::keep(GameId game, Remark remark) {
    auto& waiting = unwritten_[game];
    waiting.push_back(std::visit([](auto& each) { return Entry{std::move(each)}; }, remark));
    // What comes behind something that could not be written waits for the next try with it.
    if (waiting.size() == 1) write(game);
}

void GamesInPlay::record_time(GameId game, rules::table::Instant seen) {
    const auto kept = in_library(game);
    if (unwritten_.contains(game) || !library_ || !kept) return;
    library_->set_patience(little_patience);
    library_->record_time(*kept, seen);
}

std::optional<LibraryFault> GamesInPlay::release(GameId game) {
    if (auto fault = write(game)) {
        leaving_.insert(game);
        return fault;
    }
    const GameId kept = *in_library(game);
    held_.erase(kept);
    return library_ ? library_->release(kept) : std::nullopt;
}

std::variant<std::vector<GameSummary>, LibraryFault> GamesInPlay::list() {
    const auto library = open();
    if (const auto* fault = std::get_if<LibraryFault>(&library)) return *fault;
    return std::get<Library*>(library)->list();
}

std::variant<KeptChain, LibraryFault> GamesInPlay::chain(GameId game) {
    const auto library = open();
    if (const auto* fault = std::get_if<LibraryFault>(&library)) return *fault;
    const auto kept = in_library(game);
    if (!kept) return LibraryFault{LibraryProblem::NoSuchGame, file_.string()};
    return library_->chain(*kept);
}

std::optional<LibraryFault> GamesInPlay::write(GameId game) {
    if (const auto uncreated = uncreated_.find(game); uncreated != uncreated_.end()) {
        const auto created = create_now(uncreated->second, little_patience);
        if (const auto* fault = std::get_if<LibraryFault>(&created)) return *fault;
        created_as_.emplace(game, std::get<GameId>(created));
        uncreated_.erase(uncreated);
    }
    const auto waiting = unwritten_.find(game);
    if (waiting == unwritten_.end()) {
        behind_.erase(game);
        return std::nullopt;
    }
    auto fault = try_to_write(game, waiting->second);
    if (fault && fault->problem == LibraryProblem::Gone) {
        find_again();
        if (!library_) fault = try_to_write(game, waiting->second);
    }
    if (fault) return fault;
    unwritten_.erase(waiting);
    behind_.erase(game);
    return std::nullopt;
}

std::optional<LibraryFault> GamesInPlay::try_to_write(GameId game, const std::vector<Entry>& entries) {
    const auto library = open();
    if (const auto* fault = std::get_if<LibraryFault>(&library)) return *fault;
    library_->set_patience(behind_.empty() && has_event(entries) ? patience : little_patience);
    return library_->append_entries(*in_library(game), entries);
}

std::vector<GameId> GamesInPlay::retry() {
    std::vector<GameId> written_again;
    std::set<GameId> games;
    for (const auto& [game, waiting] : unwritten_) games.insert(game);
    for (const auto& [game, waiting] : uncreated_) games.insert(game);
    for (const GameId game : games) {
        const bool was_behind = behind_.contains(game);
        if (write(game)) continue;
        if (was_behind) written_again.push_back(game);
        if (leaving_.erase(game) > 0) release(game);
    }
    return written_again;
}

std::variant<std::filesystem::path, LibraryFault> GamesInPlay::renew(const std::string& day) {
    close();
    return storage::renew(file_, day);
}

std::optional<std::string> GamesInPlay::head(GameId game) const {
    const auto& held = library_ ? library_->held() : held_;
    const auto kept = in_library(game);
    const auto found = kept ? held.find(*kept) : held.end();
    return found == held.end() ? std::nullopt : found->second.head;
}

} // namespace storage
