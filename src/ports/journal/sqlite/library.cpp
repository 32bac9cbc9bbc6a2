#include "src/ports/journal/sqlite/library.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "base/values/guarded.hpp"
#include "rules/journal/settings.hpp"
#include "src/ports/journal/sqlite/database.hpp"
#include "src/ports/journal/sqlite/entries.hpp"
#include "src/ports/journal/sqlite/game_lock.hpp"
#include "src/ports/journal/sqlite/keeping.hpp"
#include "src/ports/journal/sqlite/last_entry.hpp"
#include "src/ports/journal/sqlite/opening.hpp"
#include "src/ports/journal/sqlite/place.hpp"
#include "src/ports/journal/sqlite/stray_log.hpp"
#include "src/ports/journal/stored_game.hpp"

#include <chrono>
#include <random>
#include <string_view>

namespace ports::journal::sqlite {

using game::EventNumber;
using rules::table::Instant;
using rules::table::TimedEvent;

namespace {

std::string join_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

} // namespace

class Library::Connection {
public:
    Connection(Database games, Database unhurried, GameLocks holds, LastEntry last, Place place)
        : games_(std::move(games))
        , unhurried_(std::move(unhurried))
        , holds_(std::move(holds))
        , last_(std::move(last))
        , place_(std::move(place)) {}

    /// With that number, or the next one.
    std::variant<GameId, Fault> create(const NewGame& game, const std::optional<GameId>& number) {
        Transaction transaction(games_);
        if (auto fault = refuse_unless_begun(transaction)) return *fault;
        Statement insert(games_, "INSERT INTO game (id, settings, white, black, engine, level, started) "
                                 "VALUES (?, ?, ?, ?, ?, ?, ?)");
        insert.bind_optional(number ? std::optional(number->number) : std::nullopt)
            .bind(join_lines(rules::journal::write_settings(game.settings)))
            .bind(game.white.value_or(""))
            .bind(game.black.value_or(""))
            .bind_optional(game.opponent ? std::optional(game.opponent->engine) : std::nullopt)
            .bind_optional(game.opponent ? std::optional(game.opponent->level) : std::nullopt)
            .bind(game.started)
            .step();
        if (insert.fault()) return *insert.fault();
        const GameId id{games_.last_insert_id()};
        if (auto fault = begin_chain(games_, id)) return *fault;
        const auto tail = read_tail(games_, id);
        if (const auto* fault = std::get_if<Fault>(&tail)) return *fault;
        if (auto fault = holds_.take(id)) return *fault;
        if (auto fault = transaction.commit()) {
            holds_.release(id);
            return *fault;
        }
        place_.note_log();
        written(id, std::get<Tail>(tail));
        return id;
    }

    std::variant<KeptChain, Fault> take(GameId game) {
        if (auto fault = holds_.take(game)) return *fault;
        auto read = chain(game);
        const auto* unread = std::get_if<Fault>(&read);
        auto fault = unread != nullptr ? std::optional(*unread) : make_ready(game, std::get<KeptChain>(read));
        if (!fault) return read;
        holds_.release(game);
        return *fault;
    }

    std::optional<Fault> take_up(GameId game, const Tail& last) {
        if (auto fault = holds_.take(game)) return fault;
        held_.insert_or_assign(game, last);
        return std::nullopt;
    }

    std::optional<Fault> release(GameId game) {
        held_.erase(game);
        return holds_.release(game);
    }

    std::optional<Fault> remove(GameId game) {
        if (!place_.is_unchanged()) return place_.gone();
        if (holds_.has(game))
            return Fault{Problem::Busy, "game " + std::to_string(game.number) + " is being played here"};
        if (const auto tail = read_tail(games_, game); const auto* fault = std::get_if<Fault>(&tail)) return *fault;
        if (auto fault = holds_.take(game)) return fault;
        auto fault = remove_held(game);
        holds_.release(game);
        return fault;
    }

    std::optional<Fault> rename(GameId game, const std::optional<std::string>& name) {
        return change([&] { return write_name(games_, game, name); });
    }

    std::variant<Appended, AlreadyKept, Fault> append(GameId game, DecidedEvents decided) {
        return append_together({{game, decided.expected, decided.command, std::move(decided.events)}});
    }

    /// The games are held here, so nobody else adds the command meanwhile.
    std::variant<Appended, AlreadyKept, Fault> append_together(const std::vector<Decided>& decided) {
        const Decided& first = decided.front();
        if (auto fault = refuse_unless_held(first.game)) return *fault;
        if (first.command) {
            const auto found = find_command(games_, first.game, *first.command);
            if (const auto* fault = std::get_if<Fault>(&found)) return *fault;
            if (const auto& number = std::get<std::optional<EventNumber>>(found)) return AlreadyKept{*number};
        }
        std::vector<EntriesOf> entries;
        for (const Decided& each : decided)
            entries.push_back({each.game, {DecidedEvents{each.expected, each.command, each.events}}});
        if (auto fault = append(entries)) return *fault;
        return Appended{first.expected};
    }

    std::variant<std::vector<KeptEvent>, Fault> read_from(GameId game, EventNumber number) const {
        return read_events_from(games_, game, number);
    }

    std::variant<std::vector<game::CommandId>, Fault> last_commands(GameId game) const {
        if (const auto tail = read_tail(games_, game); const auto* fault = std::get_if<Fault>(&tail)) return *fault;
        // The id of a command begins with 16 digits of its sender.
        Statement rows(games_, "SELECT command, max(event) FROM decision WHERE game = ? "
                               "GROUP BY substr(command, 1, 16) ORDER BY command");
        rows.bind(game.number);
        std::vector<game::CommandId> commands;
        while (rows.step()) {
            const auto command = game::read_command_id(rows.text(0));
            if (!command) return Fault{Problem::Unreadable, "expected the id of a command, not " + rows.text(0)};
            commands.push_back(*command);
        }
        if (rows.fault()) return *rows.fault();
        return commands;
    }

    std::variant<Instant, Fault> seen(GameId game) const {
        Statement row(games_, "SELECT seen_ms FROM game WHERE id = ?");
        const bool found = row.bind(game.number).step();
        if (row.fault()) return *row.fault();
        if (!found) return no_such_game(game);
        return time_seen(row.number(0));
    }

    /// Events behind the last known one.
    std::optional<Fault> append(GameId game, const std::vector<TimedEvent>& events) {
        if (auto fault = refuse_unless_held(game)) return fault;
        return append({{game, {DecidedEvents{held_.at(game).next_event(), std::nullopt, events}}}});
    }

    std::optional<Fault> append(const std::vector<EntriesOf>& entries) {
        for (const EntriesOf& each : entries)
            if (auto fault = refuse_unless_held(each.game)) return fault;
        const bool is_to_last = has_event(entries);
        const Database& database = is_to_last ? games_ : unhurried_;
        Transaction transaction(database);
        if (auto fault = refuse_unless_begun(transaction)) return fault;
        std::map<GameId, Tail> tails;
        for (const EntriesOf& each : entries) {
            const auto added = add_entries(database, each.game, held_.at(each.game), each.entries);
            if (const auto* fault = std::get_if<Fault>(&added)) return *fault;
            tails.emplace(each.game, std::get<Tail>(added));
        }
        if (auto fault = transaction.commit()) return fault;
        place_.note_log();
        for (const auto& [game, tail] : tails) held_.insert_or_assign(game, tail);
        // It is on disk: that there is no memory for a note about it changes nothing.
        if (is_to_last)
            (void)base::values::guarded([&] {
                for (const auto& [game, tail] : tails) last_.note(game, tail);
            });
        return std::nullopt;
    }

    std::optional<Fault> note_seen(GameId game, Instant seen) {
        if (auto fault = refuse_unless_held(game)) return fault;
        if (!place_.is_unchanged()) return place_.gone();
        // A number that cannot be is no time that was seen.
        Statement update(unhurried_, "UPDATE game SET seen_ms = max(iif(seen_ms BETWEEN 0 AND ?3, seen_ms, 0), ?2) "
                                     "WHERE id = ?1");
        update.bind(game.number)
            .bind(std::int64_t{seen.time_since_epoch().count()})
            .bind(std::int64_t{rules::journal::latest_time.count()})
            .step();
        return update.fault();
    }

    void set_patience(std::chrono::milliseconds longest) {
        games_.set_patience(longest);
        unhurried_.set_patience(longest);
    }

    std::variant<std::vector<GameSummary>, Fault> list() {
        auto listed = list_games(games_);
        if (auto* games = std::get_if<std::vector<GameSummary>>(&listed))
            for (GameSummary& game : *games) game.is_held_elsewhere = !game.result && holds_.is_held_elsewhere(game.id);
        return listed;
    }
    bool is_open_elsewhere() { return holds_.is_open_elsewhere(); }
    std::variant<KeptChain, Fault> chain(GameId game) const { return read_chain(games_, game); }
    std::variant<StoredGame, Fault> load(GameId game) const {
        const auto read = chain(game);
        if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
        return stored_game(std::get<KeptChain>(read));
    }
    std::variant<std::vector<Recording>, Fault> recordings(GameId game) const {
        const auto read = chain(game);
        if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
        return recordings_in(std::get<KeptChain>(read));
    }

    const std::optional<Fault>& loss() const { return loss_; }
    void compare_with_last() { loss_ = last_.compare(games_); }
    const std::optional<Fault>& stray_log() const { return stray_log_; }
    void note_stray_log(Fault fault) { stray_log_ = std::move(fault); }
    bool is_in_place() { return place_.is_unchanged(); }
    const std::map<GameId, Tail>& held() const { return held_; }

    bool give_up_cut_log() {
        const bool is_only_cut = base::platform::identity_of(place_.file()) == place_.database() &&
                                 base::platform::identity_of(log_of(place_.file())) == place_.log() &&
                                 place_.is_whole() && !place_.is_log_whole();
        if (is_only_cut)
            for (const Database* database : {&games_, &unhurried_}) database->leave_log();
        return is_only_cut;
    }

    std::optional<Fault> put_back() {
        const auto now = base::platform::identity_of(place_.file());
        // What was cut off is nowhere else.
        if (now && now == place_.database() && !place_.is_whole()) return place_.gone();
        // Only its log is gone: all that was in it goes into the file, which can then have a new one.
        if (now && now == place_.database()) return games_.empty_log();
        std::error_code error;
        if (now || std::filesystem::exists(std::filesystem::symlink_status(place_.file(), error))) {
            place_.set_log_aside(Place::OwnLog::Kept);
            return place_.gone();
        }
        std::filesystem::create_directories(place_.file().parent_path(), error);
        // Another program may be putting the same file back.
        const auto beside =
            base::platform::with_suffix(place_.file(), ".back-" + std::to_string(std::random_device{}()));
        Statement copy(games_, "VACUUM INTO ?");
        copy.bind(base::platform::text_of(beside)).step();
        if (copy.fault()) return copy.fault();
        place_.set_log_aside(Place::OwnLog::Removed);
        return place_.fill_with(beside);
    }

private:
    void written(GameId game, const Tail& tail) {
        held_.insert_or_assign(game, tail);
        last_.note(game, tail);
    }

    /// The note is forgotten first: a program that is killed in between leaves no note of a game that is gone.
    std::optional<Fault> remove_held(GameId game) {
        if (auto fault = last_.forget(game)) return fault;
        return change([&] { return remove_rows(games_, game); });
    }

    /// The place is looked at while nobody else writes, so that it is still what it was when this is on disk.
    std::optional<Fault> refuse_unless_begun(const Transaction& transaction) {
        if (!place_.is_unchanged()) return place_.gone();
        return transaction.fault();
    }

    /// Does so in a transaction of its own.
    template <typename Act>
    std::optional<Fault> change(Act act) {
        Transaction transaction(games_);
        if (auto fault = refuse_unless_begun(transaction)) return fault;
        if (auto fault = act()) return fault;
        if (auto fault = transaction.commit()) return fault;
        place_.note_log();
        return std::nullopt;
    }

    /// To be gone on with.
    std::optional<Fault> make_ready(GameId game, const KeptChain& chain) {
        const auto stored = stored_game(chain);
        if (const auto* fault = std::get_if<Fault>(&stored)) return *fault;
        if (const auto& broken = std::get<StoredGame>(stored).broken)
            return Fault{Problem::Unreadable, "game " + std::to_string(game.number) + ", line " +
                                                  std::to_string(broken->entry) + ", " + describe(broken->fault)};
        if (std::get<StoredGame>(stored).torn)
            if (auto fault = change([&] { return put_last_event_aside(games_, game); })) return fault;
        if (auto fault = remember_tail(game)) return fault;
        if (held_.at(game).events == std::get<StoredGame>(stored).events.size()) return std::nullopt;
        // Somebody has taken entries away or put some in: the next event follows those that are there.
        if (auto fault = change([&] { return sum_up(games_, game); })) return fault;
        return remember_tail(game);
    }

    std::optional<Fault> remember_tail(GameId game) {
        const auto tail = read_tail(games_, game);
        if (const auto* fault = std::get_if<Fault>(&tail)) return *fault;
        held_.insert_or_assign(game, std::get<Tail>(tail));
        return std::nullopt;
    }

    std::optional<Fault> refuse_unless_held(GameId game) const {
        if (holds_.has(game)) return std::nullopt;
        const auto tail = read_tail(games_, game);
        if (const auto* fault = std::get_if<Fault>(&tail)) return *fault;
        return Fault{Problem::Busy, "game " + std::to_string(game.number) + " has not been taken by this program"};
    }

    Database games_;
    Database unhurried_; ///< for what need not wait for the disk: the time, what was spoken and recorded
    GameLocks holds_;
    LastEntry last_;
    Place place_;
    std::map<GameId, Tail> held_;
    std::optional<Fault> loss_;
    std::optional<Fault> stray_log_;
};

std::variant<Library, Fault> Library::open(const std::filesystem::path& file) {
    const auto set_aside = set_stray_logs_aside(file);
    if (const auto* fault = std::get_if<Fault>(&set_aside)) return *fault;
    auto opened = open_with_own_log(file);
    std::string names;
    for (const std::filesystem::path& aside : std::get<std::vector<std::filesystem::path>>(set_aside))
        names += (names.empty() ? "" : ", ") + base::platform::shown(aside);
    if (names.empty()) return opened;
    if (auto* fault = std::get_if<Fault>(&opened))
        fault->detail += "; a log that was not its own is " + names;
    else
        std::get<Library>(opened).connection_->note_stray_log({Problem::StrayLog, std::move(names)});
    return opened;
}

std::variant<Library, Fault> Library::open_with_own_log(const std::filesystem::path& file) {
    auto opened = open_databases(file);
    if (const auto* fault = std::get_if<Fault>(&opened)) return *fault;
    auto holds = GameLocks::open(base::platform::with_suffix(file, ".playing"));
    if (const auto* fault = std::get_if<Fault>(&holds)) return *fault;
    auto last = LastEntry::open(base::platform::with_suffix(file, ".last"));
    if (const auto* fault = std::get_if<Fault>(&last)) return *fault;
    auto& [games, unhurried] = std::get<Databases>(opened);
    if (auto fault = empty_log(games, file)) return *fault;
    for (const char* suffix : {"", "-wal", "-shm", ".playing", ".last"})
        base::platform::make_private(base::platform::with_suffix(file, suffix));
    auto connection =
        std::make_unique<Connection>(std::move(games), std::move(unhurried), std::get<GameLocks>(std::move(holds)),
                                     std::get<LastEntry>(std::move(last)), Place(file));
    connection->compare_with_last();
    return Library(std::move(connection));
}

Library::Library(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

std::variant<GameId, Fault> Library::create(const NewGame& game) { return connection_->create(game, std::nullopt); }
std::variant<GameId, Fault> Library::create_again(GameId number, const NewGame& game) {
    return connection_->create(game, number);
}
std::variant<StoredGame, Fault> Library::take(GameId game) {
    const auto taken = connection_->take(game);
    if (const auto* fault = std::get_if<Fault>(&taken)) return *fault;
    return stored_game(std::get<KeptChain>(taken));
}
std::variant<KeptChain, Fault> Library::take_kept(GameId game) { return connection_->take(game); }
std::optional<Fault> Library::release(GameId game) { return connection_->release(game); }
std::optional<Fault> Library::remove(GameId game) { return connection_->remove(game); }
std::optional<Fault> Library::rename(GameId game, const std::optional<std::string>& name) {
    return connection_->rename(game, name);
}

std::variant<Appended, AlreadyKept, Fault> Library::append(GameId game, EventNumber expected,
                                                           const std::optional<game::CommandId>& command,
                                                           const std::vector<TimedEvent>& events) {
    return connection_->append(game, DecidedEvents{expected, command, events});
}
std::variant<Appended, AlreadyKept, Fault> Library::append_together(const std::vector<Decided>& decided) {
    return connection_->append_together(decided);
}
std::variant<std::vector<KeptEvent>, Fault> Library::read_from(GameId game, EventNumber number) const {
    return connection_->read_from(game, number);
}
std::variant<std::vector<game::CommandId>, Fault> Library::last_commands(GameId game) const {
    return connection_->last_commands(game);
}
std::variant<Instant, Fault> Library::seen(GameId game) const { return connection_->seen(game); }

std::optional<Fault> Library::append(GameId game, const TimedEvent& event) {
    return connection_->append(game, std::vector<TimedEvent>{event});
}
std::optional<Fault> Library::append(GameId game, const std::vector<TimedEvent>& events) {
    return connection_->append(game, events);
}
std::optional<Fault> Library::append(GameId game, const std::vector<Remark>& remarks) {
    std::vector<Entry> entries;
    for (const Remark& remark : remarks)
        entries.push_back(std::visit([](const auto& each) { return Entry{each}; }, remark));
    return connection_->append({{game, std::move(entries)}});
}
std::optional<Fault> Library::append_entries(const std::vector<EntriesOf>& entries) {
    return connection_->append(entries);
}

std::optional<Fault> Library::note_seen(GameId game, Instant seen) { return connection_->note_seen(game, seen); }
void Library::set_patience(std::chrono::milliseconds longest) { connection_->set_patience(longest); }
std::variant<std::vector<GameSummary>, Fault> Library::list() const { return connection_->list(); }
bool Library::is_open_elsewhere() const { return connection_->is_open_elsewhere(); }
std::variant<StoredGame, Fault> Library::load(GameId game) const { return connection_->load(game); }
std::variant<std::vector<Recording>, Fault> Library::recordings(GameId game) const {
    return connection_->recordings(game);
}
std::variant<KeptChain, Fault> Library::chain(GameId game) const { return connection_->chain(game); }
const std::optional<Fault>& Library::loss() const { return connection_->loss(); }
void Library::compare_with_last() { connection_->compare_with_last(); }
const std::optional<Fault>& Library::stray_log() const { return connection_->stray_log(); }
bool Library::is_in_place() const { return connection_->is_in_place(); }
bool Library::give_up_cut_log() { return connection_->give_up_cut_log(); }
std::optional<Fault> Library::put_back() const { return connection_->put_back(); }
const std::map<GameId, Tail>& Library::held() const { return connection_->held(); }
std::optional<Fault> Library::take_up(GameId game, const Tail& last) { return connection_->take_up(game, last); }

} // namespace ports::journal::sqlite
