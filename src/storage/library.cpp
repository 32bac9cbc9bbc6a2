#include "src/storage/library.hpp"

#include "src/storage/database.hpp"
#include "src/storage/entries.hpp"
#include "src/storage/hold.hpp"
#include "src/storage/schema.hpp"
#include "src/storage/whole_file.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace storage {
namespace {

using rules::table::Instant;
using rules::table::JournalFault;
using rules::table::TimedEvent;

LibraryFault with_file(LibraryFault fault, const std::filesystem::path& file) {
    fault.detail = file.string() + ": " + fault.detail;
    return fault;
}

/// Two programs that make the library at the same moment can meet in the change to WAL, where SQLite does not wait.
std::optional<LibraryFault> use_write_ahead_log(Database& database) {
    using namespace std::chrono_literals;
    constexpr auto pause = 20ms;
    std::optional<LibraryFault> fault;
    for (auto waited = 0ms; waited < 2s; waited += pause) {
        fault = database.execute("PRAGMA journal_mode = WAL");
        if (!fault || fault->problem != LibraryProblem::Busy) break;
        std::this_thread::sleep_for(pause);
    }
    return fault;
}

std::string join_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

std::vector<std::string> split_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::optional<Opponent> read_opponent(const Statement& row, int engine, int level) {
    if (row.is_null(engine) || row.is_null(level)) return std::nullopt;
    return Opponent{row.text(engine), static_cast<int>(row.number(level))};
}

std::string describe(const JournalFault& fault) {
    return "word " + std::to_string(fault.word) + ": expected " + fault.expected;
}

} // namespace

class Library::Connection {
public:
    Connection(Database games, Database unhurried, Holds holds)
        : games_(std::move(games))
        , unhurried_(std::move(unhurried))
        , holds_(std::move(holds)) {}

    std::variant<GameId, LibraryFault> create(const NewGame& game) {
        Transaction transaction(games_);
        if (transaction.fault()) return *transaction.fault();
        Statement insert(games_,
                         "INSERT INTO game (settings, white, black, engine, level, started) VALUES (?, ?, ?, ?, ?, ?)");
        insert.bind(join_lines(rules::table::write_settings(game.settings)))
            .bind(game.white)
            .bind(game.black)
            .bind_optional(game.opponent ? std::optional(game.opponent->engine) : std::nullopt)
            .bind_optional(game.opponent ? std::optional(game.opponent->level) : std::nullopt)
            .bind(game.started)
            .step();
        if (insert.fault()) return *insert.fault();
        const GameId id{games_.last_insert_id()};
        if (auto fault = begin_chain(games_, id)) return *fault;
        if (auto fault = holds_.take(id)) return *fault;
        if (auto fault = transaction.commit()) {
            holds_.release(id);
            return *fault;
        }
        return id;
    }

    std::variant<StoredGame, LibraryFault> take(GameId game) {
        if (auto fault = holds_.take(game)) return *fault;
        auto stored = load(game);
        std::optional<LibraryFault> fault;
        if (const auto* unreadable = std::get_if<LibraryFault>(&stored))
            fault = *unreadable;
        else if (std::get<StoredGame>(stored).torn)
            fault = put_torn_line_aside(game);
        if (!fault) return stored;
        holds_.release(game);
        return *fault;
    }

    std::optional<LibraryFault> release(GameId game) { return holds_.release(game); }

    std::optional<LibraryFault> append(GameId game, const std::vector<TimedEvent>& events) {
        if (auto fault = refuse_unless_held(game)) return fault;
        Transaction transaction(games_);
        if (transaction.fault()) return transaction.fault();
        for (const TimedEvent& event : events)
            if (auto fault = add_entry(games_, game, event_kind, rules::table::write_line(event))) return fault;
        return transaction.commit();
    }

    std::optional<LibraryFault> append(GameId game, const std::vector<Remark>& remarks) {
        if (auto fault = refuse_unless_held(game)) return fault;
        Transaction transaction(unhurried_);
        if (transaction.fault()) return transaction.fault();
        for (const Remark& remark : remarks) {
            const auto kind = std::holds_alternative<Spoken>(remark) ? spoken_kind : recording_kind;
            const std::string line = std::visit([](const auto& each) { return write_line(each); }, remark);
            if (auto fault = add_entry(unhurried_, game, kind, line)) return fault;
        }
        return transaction.commit();
    }

    std::variant<std::vector<Recording>, LibraryFault> recordings(GameId game) const {
        Statement rows(games_, "SELECT line FROM entry WHERE game = ? AND kind = ? ORDER BY number");
        rows.bind(game.number).bind(recording_kind);
        std::vector<Recording> found;
        while (rows.step())
            if (auto recording = read_recording(rows.text(0))) found.push_back(std::move(*recording));
        if (rows.fault()) return *rows.fault();
        return found;
    }

    std::variant<KeptChain, LibraryFault> chain(GameId game) const { return read_chain(games_, game); }

    std::optional<LibraryFault> record_time(GameId game, Instant seen) {
        if (auto fault = refuse_unless_held(game)) return fault;
        Statement update(unhurried_, "UPDATE game SET seen_ms = max(seen_ms, ?2) WHERE id = ?1");
        update.bind(game.number).bind(std::int64_t{seen.time_since_epoch().count()}).step();
        return update.fault();
    }

    std::variant<std::vector<GameSummary>, LibraryFault> list() const {
        // The second word says what happened; after the end there may still be signatures.
        Statement rows(games_, "SELECT id, white, black, engine, level, started, "
                               "(SELECT count(*) FROM entry WHERE game = id AND kind = 'event' "
                               "AND substr(line, instr(line, ' ') + 1) LIKE 'made %'), "
                               "(SELECT line FROM entry WHERE game = id AND kind = 'event' "
                               "AND substr(line, instr(line, ' ') + 1) LIKE 'ended %' ORDER BY number DESC LIMIT 1) "
                               "FROM game ORDER BY id DESC");
        std::vector<GameSummary> games;
        while (rows.step()) {
            games.push_back({GameId{rows.number(0)}, rows.text(1), rows.text(2), read_opponent(rows, 3, 4),
                             rows.text(5), static_cast<int>(rows.number(6)),
                             rows.is_null(7) ? std::nullopt : result_in(rows.text(7))});
        }
        if (rows.fault()) return *rows.fault();
        return games;
    }

    std::variant<StoredGame, LibraryFault> load(GameId game) const {
        Statement row(games_, "SELECT settings, white, black, engine, level, started, seen_ms FROM game WHERE id = ?");
        const bool found = row.bind(game.number).step();
        if (row.fault()) return *row.fault();
        if (!found) return no_such_game(game);
        const auto settings = rules::table::read_settings(split_lines(row.text(0)));
        if (const auto* wrong = std::get_if<rules::table::SettingsFault>(&settings))
            return LibraryFault{LibraryProblem::Unreadable, "game " + std::to_string(game.number) + ", setting " +
                                                                std::to_string(wrong->line + 1) + ", " +
                                                                describe(wrong->fault)};
        StoredGame stored{game,
                          NewGame{std::get<rules::table::Settings>(settings), row.text(1), row.text(2),
                                  read_opponent(row, 3, 4), row.text(5)},
                          {},
                          Instant{rules::table::Duration{std::max(row.number(6), std::int64_t{0})}},
                          std::nullopt};
        if (auto fault = read_events(stored)) return *fault;
        if (!stored.events.empty()) stored.seen = std::max(stored.seen, stored.events.back().at);
        return stored;
    }

private:
    static std::optional<rules::table::Result> result_in(const std::string& line) {
        const auto event = rules::table::read_line(line);
        const auto* read = std::get_if<TimedEvent>(&event);
        const auto* ended = read == nullptr ? nullptr : std::get_if<rules::table::Ended>(&read->event);
        return ended == nullptr ? std::nullopt : std::optional(ended->result);
    }

    /// Only the last line may be torn: where a later one stands, something else is wrong.
    std::optional<LibraryFault> read_events(StoredGame& stored) const {
        Statement rows(games_, "SELECT number, line FROM entry WHERE game = ? AND kind = 'event' ORDER BY number");
        rows.bind(stored.id.number);
        std::int64_t torn_number = 0;
        while (rows.step()) {
            if (stored.torn)
                return LibraryFault{LibraryProblem::Unreadable, "game " + std::to_string(stored.id.number) + ", line " +
                                                                    std::to_string(torn_number) + ", " +
                                                                    describe(*stored.torn)};
            const auto event = rules::table::read_line(rows.text(1));
            if (const auto* read = std::get_if<TimedEvent>(&event)) stored.events.push_back(*read);
            if (const auto* fault = std::get_if<JournalFault>(&event)) stored.torn = *fault;
            torn_number = rows.number(0);
        }
        return rows.fault();
    }

    std::optional<LibraryFault> put_torn_line_aside(GameId game) {
        Transaction transaction(games_);
        if (transaction.fault()) return transaction.fault();
        for (const char* text :
             {"INSERT INTO torn SELECT game, number, line FROM entry WHERE game = ? AND kind = 'event' "
              "ORDER BY number DESC LIMIT 1",
              "DELETE FROM entry WHERE game = ?1 AND number = "
              "(SELECT max(number) FROM entry WHERE game = ?1 AND kind = 'event')"}) {
            Statement statement(games_, text);
            statement.bind(game.number).step();
            if (statement.fault()) return statement.fault();
        }
        return transaction.commit();
    }

    std::optional<LibraryFault> refuse_unless_held(GameId game) const {
        if (holds_.has(game)) return std::nullopt;
        return LibraryFault{LibraryProblem::Busy,
                            "game " + std::to_string(game.number) + " has not been taken by this program"};
    }

    Database games_;
    Database unhurried_; ///< for what need not wait for the disk: the time, what was spoken and recorded
    Holds holds_;
};

std::variant<Library, LibraryFault> Library::open(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::absolute(file, error).parent_path(), error);
    if (error) return LibraryFault{LibraryProblem::CannotOpen, file.string() + ": " + error.message()};
    auto games = Database::open(file, Database::Sync::Full);
    if (const auto* fault = std::get_if<LibraryFault>(&games)) return with_file(*fault, file);
    if (auto fault = prepare(std::get<Database>(games))) return with_file(*fault, file);
    if (auto fault = use_write_ahead_log(std::get<Database>(games))) return with_file(*fault, file);
    auto unhurried = Database::open(file, Database::Sync::Normal);
    if (const auto* fault = std::get_if<LibraryFault>(&unhurried)) return with_file(*fault, file);
    auto holds = Holds::open(file.string() + ".playing");
    if (const auto* fault = std::get_if<LibraryFault>(&holds)) return *fault;
    for (const char* suffix : {"", "-wal", "-shm", ".playing"}) make_private(file.string() + suffix);
    return Library(std::make_unique<Connection>(std::get<Database>(std::move(games)),
                                                std::get<Database>(std::move(unhurried)),
                                                std::get<Holds>(std::move(holds))));
}

Library::Library(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

std::variant<GameId, LibraryFault> Library::create(const NewGame& game) { return connection_->create(game); }
std::variant<StoredGame, LibraryFault> Library::take(GameId game) { return connection_->take(game); }
std::optional<LibraryFault> Library::release(GameId game) { return connection_->release(game); }

std::optional<LibraryFault> Library::append(GameId game, const TimedEvent& event) {
    return connection_->append(game, std::vector{event});
}
std::optional<LibraryFault> Library::append(GameId game, const std::vector<TimedEvent>& events) {
    return connection_->append(game, events);
}
std::optional<LibraryFault> Library::append(GameId game, const std::vector<Remark>& remarks) {
    return connection_->append(game, remarks);
}

std::optional<LibraryFault> Library::record_time(GameId game, Instant seen) {
    return connection_->record_time(game, seen);
}
std::variant<std::vector<GameSummary>, LibraryFault> Library::list() const { return connection_->list(); }
std::variant<StoredGame, LibraryFault> Library::load(GameId game) const { return connection_->load(game); }
std::variant<std::vector<Recording>, LibraryFault> Library::recordings(GameId game) const {
    return connection_->recordings(game);
}
std::variant<KeptChain, LibraryFault> Library::chain(GameId game) const { return connection_->chain(game); }

} // namespace storage
