#include "src/ports/journal/sqlite/entries.hpp"

#include "rules/journal/event_lines.hpp"
#include "rules/notation/fen.hpp"
#include "rules/variants/registry.hpp"
#include "src/ports/journal/shown_name.hpp"
#include "src/ports/journal/stored_game.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ports::journal::sqlite {
namespace {

using rules::journal::JournalFault;
using rules::table::Instant;
using rules::table::TimedEvent;

std::optional<std::string> optional_text(const Statement& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(row.text(column));
}

std::string named(GameId game) { return "game " + std::to_string(game.number); }

/// The row of a game with the ends of its chain; its entries are left out.
std::variant<KeptChain, Fault> read_ends(const Database& database, GameId game) {
    Statement row(database, "SELECT settings, white, black, engine, level, started, root, head, entries, seen_ms "
                            "FROM game NOT INDEXED WHERE id = ?");
    const bool found = row.bind(game.number).step();
    if (row.fault()) return *row.fault();
    if (!found) return no_such_game(game);
    const auto level = row.is_null(4) ? std::nullopt : std::optional(static_cast<int>(row.number(4)));
    return KeptChain{{game.number, row.text(0), row.text(1), row.text(2), optional_text(row, 3), level, row.text(5)},
                     optional_text(row, 6),
                     optional_text(row, 7),
                     row.number(8),
                     {},
                     row.number(9),
                     std::nullopt};
}

/// One row of the library.
struct Row {
    std::string_view kind;
    std::string line;
};

void add_rows(std::vector<Row>& rows, const DecidedEvents& decided) {
    for (const TimedEvent& event : decided.events) rows.push_back({event_kind, rules::journal::write_line(event)});
}
void add_rows(std::vector<Row>& rows, const Spoken& spoken) { rows.push_back({spoken_kind, write_line(spoken)}); }
void add_rows(std::vector<Row>& rows, const Recording& recording) {
    rows.push_back({recording_kind, write_line(recording)});
}

std::vector<Row> rows_of(const Entry& entry) {
    std::vector<Row> rows;
    std::visit([&rows](const auto& each) { add_rows(rows, each); }, entry);
    return rows;
}

/// Whether the entry was decided on a command whose events stand before that one already: then it left no line.
std::variant<bool, Fault> is_known_before(const Database& database, GameId game, game::EventNumber next,
                                          const Entry& entry) {
    const auto* decided = std::get_if<DecidedEvents>(&entry);
    if (decided == nullptr || !decided->command) return false;
    const auto found = find_command(database, game, *decided->command);
    if (const auto* fault = std::get_if<Fault>(&found)) return *fault;
    const auto& first = std::get<std::optional<game::EventNumber>>(found);
    return first && *first < next;
}

/// How many of the entries, from the first, lie behind the tail; empty if anything else than those lies there.
std::variant<std::optional<std::size_t>, Fault> count_behind(const Database& database, GameId game, const Tail& tail,
                                                             const std::vector<Entry>& entries) {
    Statement rows(database, "SELECT kind, line FROM entry WHERE game = ? AND number > ? ORDER BY number");
    rows.bind(game.number).bind(tail.count);
    bool has_row = rows.step();
    game::EventNumber next = tail.next_event();
    std::size_t count = 0;
    for (; has_row && count < entries.size(); ++count) {
        const auto known = is_known_before(database, game, next, entries[count]);
        if (const auto* fault = std::get_if<Fault>(&known)) return *fault;
        if (std::get<bool>(known)) continue;
        for (const Row& expected : rows_of(entries[count])) {
            if (!has_row || rows.text(0) != expected.kind || rows.text(1) != expected.line) {
                if (rows.fault()) return *rows.fault();
                return std::nullopt;
            }
            has_row = rows.step();
        }
        if (const auto* decided = std::get_if<DecidedEvents>(&entries[count]))
            next = next.after(decided->events.size());
    }
    if (rows.fault()) return *rows.fault();
    return has_row ? std::nullopt : std::optional(count);
}

/// How many plies a game has after some events.
struct Plies {
    std::optional<std::int64_t> left; ///< of those before, where the game went back; empty: all
    std::int64_t made = 0;            ///< since then

    void count(const rules::table::Event& event) {
        if (std::holds_alternative<rules::table::Made>(event)) ++made;
        if (const auto* back = std::get_if<rules::table::Restored>(&event)) go_back(back->plies);
        if (const auto* back = std::get_if<rules::table::Retraced>(&event)) go_back(back->plies);
        if (const auto* other = std::get_if<rules::table::GameCorrected>(&event))
            go_back(other->ply + other->moves.size());
    }

private:
    void go_back(std::size_t plies) {
        left = static_cast<std::int64_t>(plies);
        made = 0;
    }
};

/// Adds one entry behind another; to be called within a transaction.
class Adding {
public:
    Adding(const Database& database, GameId game, Tail last)
        : database_(database)
        , game_(game)
        , last_(std::move(last))
        , insert_(database, "INSERT INTO entry (game, number, kind, line, digest) VALUES (?, ?, ?, ?, ?)") {}

    std::optional<Fault> add(const Entry& entry) {
        if (const auto* decided = std::get_if<DecidedEvents>(&entry)) {
            const auto known = is_known(*decided);
            if (const auto* fault = std::get_if<Fault>(&known)) return *fault;
            if (std::get<bool>(known)) return std::nullopt;
            if (auto fault = begin(*decided)) return fault;
            count(*decided);
        }
        for (const Row& row : rows_of(entry)) {
            if (auto fault = refuse_unreadable(row)) return fault;
            if (last_.head) last_.head = link(*last_.head, row.kind, row.line);
            insert_.reset();
            insert_.bind(game_.number)
                .bind(++last_.count)
                .bind(row.kind)
                .bind(row.line)
                .bind_optional(last_.head)
                .step();
            if (insert_.fault()) return insert_.fault();
        }
        return std::nullopt;
    }

    std::variant<Tail, Fault> finish() {
        Statement update(database_, "UPDATE game SET head = ?2, entries = ?3, plies = coalesce(?7, plies) + ?4, "
                                    "ended = coalesce(?5, ended), events = ?6 WHERE id = ?1");
        update.bind(game_.number)
            .bind_optional(last_.head)
            .bind(last_.count)
            .bind(plies_.made)
            .bind_optional(ended_)
            .bind(static_cast<std::int64_t>(last_.events))
            .bind_optional(plies_.left)
            .step();
        if (update.fault()) return *update.fault();
        return std::move(last_);
    }

private:
    /// It was made on a command that is in the game already.
    std::variant<bool, Fault> is_known(const DecidedEvents& decided) const {
        if (!decided.command) return false;
        const auto found = find_command(database_, game_, *decided.command);
        if (const auto* fault = std::get_if<Fault>(&found)) return *fault;
        return std::get<std::optional<game::EventNumber>>(found).has_value();
    }

    /// The events are the next ones, and the command is noted.
    std::optional<Fault> begin(const DecidedEvents& decided) {
        if (decided.expected != last_.next_event())
            return Fault{Problem::Overtaken, named(game_) + ": expected event " +
                                                 std::to_string(decided.expected.value) + " to be the next, but " +
                                                 std::to_string(last_.next_event().value) + " is"};
        if (!decided.command) return std::nullopt;
        Statement note(database_, "INSERT INTO decision (game, command, event) VALUES (?, ?, ?)");
        note.bind(game_.number).bind(game::write(*decided.command)).bind(decided.expected.value).step();
        return note.fault();
    }

    /// What could never be read back is not written: the game could not be taken up again.
    std::optional<Fault> refuse_unreadable(const Row& row) const {
        if (row.kind != event_kind) return std::nullopt;
        const auto read = rules::journal::read_line(row.line);
        const auto* fault = std::get_if<JournalFault>(&read);
        if (fault == nullptr) return std::nullopt;
        return Fault{Problem::CannotWrite, named(game_) + ", \"" + row.line + "\", " + describe(*fault)};
    }

    void count(const DecidedEvents& decided) {
        std::int64_t number = last_.count;
        for (const TimedEvent& event : decided.events) {
            ++number;
            plies_.count(event.event);
            if (std::holds_alternative<rules::table::Ended>(event.event)) ended_ = number;
        }
        last_.events += decided.events.size();
    }

    const Database& database_;
    GameId game_;
    Tail last_;
    Statement insert_;
    Plies plies_;
    std::optional<std::int64_t> ended_;
};

std::optional<rules::table::Result> result_in(const std::string& line) {
    const auto event = rules::journal::read_line(line);
    const auto* read = std::get_if<TimedEvent>(&event);
    const auto* ended = read == nullptr ? nullptr : std::get_if<rules::table::Ended>(&read->event);
    return ended == nullptr ? std::nullopt : std::optional(ended->result);
}

} // namespace

Fault no_such_game(GameId game) { return {Problem::NoSuchGame, "there is no " + named(game)}; }

bool has_event(const std::vector<EntriesOf>& entries) {
    const auto is_event = [](const Entry& entry) { return std::holds_alternative<DecidedEvents>(entry); };
    return std::ranges::any_of(entries,
                               [&](const EntriesOf& each) { return std::ranges::any_of(each.entries, is_event); });
}

std::optional<Fault> begin_chain(const Database& database, GameId game) {
    const auto ends = read_ends(database, game);
    if (const auto* fault = std::get_if<Fault>(&ends)) return *fault;
    Statement update(database, "UPDATE game SET root = ?2, head = ?2 WHERE id = ?1");
    update.bind(game.number).bind(root_of(std::get<KeptChain>(ends).game)).step();
    return update.fault();
}

std::variant<Tail, Fault> read_tail(const Database& database, GameId game) {
    Statement row(database, "SELECT entries, head, events FROM game WHERE id = ?");
    const bool found = row.bind(game.number).step();
    if (row.fault()) return *row.fault();
    if (!found) return no_such_game(game);
    for (const int column : {0, 2})
        if (!is_possible_count(row.number(column)))
            return Fault{Problem::Damaged, named(game) + ": a number of entries that cannot be"};
    return Tail{row.number(0), optional_text(row, 1), static_cast<std::size_t>(row.number(2))};
}

std::variant<std::optional<game::EventNumber>, Fault> find_command(const Database& database, GameId game,
                                                                   const game::CommandId& command) {
    Statement row(database, "SELECT event FROM decision WHERE game = ? AND command = ?");
    const bool found = row.bind(game.number).bind(game::write(command)).step();
    if (row.fault()) return *row.fault();
    return found ? std::optional(game::EventNumber{row.number(0)}) : std::nullopt;
}

std::variant<Tail, Fault> add_entries(const Database& database, GameId game, const Tail& tail,
                                      const std::vector<Entry>& entries) {
    const auto found = read_tail(database, game);
    if (const auto* fault = std::get_if<Fault>(&found)) return *fault;
    const auto& last = std::get<Tail>(found);
    std::size_t there = 0;
    if (last != tail) {
        const auto counted = count_behind(database, game, tail, entries);
        if (const auto* fault = std::get_if<Fault>(&counted)) return *fault;
        const auto& count = std::get<std::optional<std::size_t>>(counted);
        if (!count)
            return Fault{Problem::Overtaken, named(game) + ": expected entry " + std::to_string(tail.count) +
                                                 " to be the last, but " + std::to_string(last.count) + " is"};
        there = *count;
    }
    Adding adding(database, game, last);
    for (std::size_t place = there; place < entries.size(); ++place)
        if (auto fault = adding.add(entries[place])) return *fault;
    return adding.finish();
}

std::variant<std::vector<KeptEvent>, Fault> read_events_from(const Database& database, GameId game,
                                                             game::EventNumber number) {
    const Snapshot snapshot(database);
    if (snapshot.fault()) return *snapshot.fault();
    const auto tail = read_tail(database, game);
    if (const auto* fault = std::get_if<Fault>(&tail)) return *fault;
    Statement rows(database, "SELECT count, line, command FROM "
                             "(SELECT row_number() OVER (ORDER BY number) AS count, line FROM entry NOT INDEXED "
                             "WHERE game = ?1 AND kind = 'event') "
                             "LEFT JOIN decision ON decision.game = ?1 AND decision.event = count "
                             "WHERE count >= ?2 ORDER BY count");
    rows.bind(game.number).bind(number.value);
    std::vector<KeptEvent> events;
    while (rows.step()) {
        const auto read = rules::journal::read_line(rows.text(1));
        if (const auto* fault = std::get_if<JournalFault>(&read))
            return Fault{Problem::Unreadable,
                         named(game) + ", event " + std::to_string(rows.number(0)) + ", " + describe(*fault)};
        const auto command = rows.is_null(2) ? std::nullopt : game::read_command_id(rows.text(2));
        if (!rows.is_null(2) && !command)
            return Fault{Problem::Unreadable, named(game) + ", event " + std::to_string(rows.number(0)) +
                                                  ": expected the id of a command, not " + rows.text(2)};
        events.push_back({game::EventNumber{rows.number(0)}, command, std::get<TimedEvent>(read)});
    }
    if (rows.fault()) return *rows.fault();
    return events;
}

std::optional<Fault> put_last_event_aside(const Database& database, GameId game) {
    for (const char* text : {"INSERT INTO torn SELECT game, number, line FROM entry WHERE game = ? AND kind = 'event' "
                             "ORDER BY number DESC LIMIT 1",
                             "DELETE FROM entry WHERE game = ?1 AND number = "
                             "(SELECT max(number) FROM entry WHERE game = ?1 AND kind = 'event')"}) {
        Statement statement(database, text);
        statement.bind(game.number).step();
        if (statement.fault()) return statement.fault();
    }
    // It may have been a move or the end before it was torn.
    return sum_up(database, game);
}

namespace {

std::variant<std::int64_t, Fault> count_plies(const Database& database, GameId game) {
    Statement rows(database, "SELECT line FROM entry WHERE game = ? AND kind = 'event' ORDER BY number");
    rows.bind(game.number);
    Plies plies;
    while (rows.step()) {
        const auto read = rules::journal::read_line(rows.text(0));
        if (const auto* event = std::get_if<TimedEvent>(&read)) plies.count(event->event);
    }
    if (rows.fault()) return *rows.fault();
    return plies.left.value_or(0) + plies.made;
}

} // namespace

std::optional<Fault> sum_up(const Database& database, GameId game) {
    const auto plies = count_plies(database, game);
    if (const auto* fault = std::get_if<Fault>(&plies)) return *fault;
    Statement update(database, "UPDATE game SET plies = ? WHERE id = ?");
    update.bind(std::get<std::int64_t>(plies)).bind(game.number).step();
    if (update.fault()) return update.fault();
    for (const char* text :
         {"UPDATE game SET "
          "events = (SELECT count(*) FROM entry WHERE game = id AND kind = 'event'), "
          "ended = (SELECT max(number) FROM entry WHERE game = id AND kind = 'event' "
          "AND substr(line, instr(line, ' ') + 1) LIKE 'ended %') WHERE id = ?",
          // Of a command whose events are gone nothing is left: it can be given again.
          "DELETE FROM decision WHERE game = ?1 AND event > (SELECT events FROM game WHERE id = ?1)"}) {
        Statement statement(database, text);
        statement.bind(game.number).step();
        if (statement.fault()) return statement.fault();
    }
    return std::nullopt;
}

std::variant<KeptChain, Fault> read_chain(const Database& database, GameId game) {
    const Snapshot snapshot(database);
    if (snapshot.fault()) return *snapshot.fault();
    auto ends = read_ends(database, game);
    if (const auto* fault = std::get_if<Fault>(&ends)) return *fault;
    auto& chain = std::get<KeptChain>(ends);
    Statement rows(database, "SELECT number, kind, line, digest FROM entry NOT INDEXED WHERE game = ? ORDER BY number");
    rows.bind(game.number);
    while (rows.step()) chain.entries.push_back({rows.number(0), rows.text(1), rows.text(2), optional_text(rows, 3)});
    if (const auto& fault = rows.fault()) {
        if (fault->problem != Problem::Damaged) return *fault;
        chain.cut = fault->detail;
    }
    return ends;
}

namespace {

/// What the setting of that name says; empty where there is none. For lists, which need not read every setting.
std::string_view setting_in(std::string_view settings, std::string_view name) {
    while (!settings.empty()) {
        const std::string_view line = settings.substr(0, settings.find('\n'));
        settings.remove_prefix(std::min(settings.size(), line.size() + 1));
        if (line.starts_with(name) && line.substr(name.size()).starts_with(' ')) return line.substr(name.size() + 1);
    }
    return {};
}

rules::table::Seat seat_in(std::string_view settings, std::string_view side) {
    return rules::table::parse_word<rules::table::Seat>(setting_in(settings, side))
        .value_or(rules::table::Seat::Sighted);
}

void tell_beginning(GameSummary& game, std::string_view settings) {
    game.seats = {seat_in(settings, "white"), seat_in(settings, "black")};
    game.boards = rules::table::parse_word<rules::table::Boards>(setting_in(settings, "boards"))
                      .value_or(rules::table::Boards::One);
    game.has_assistant = !setting_in(settings, "assistant").empty();
    if (const auto match = setting_in(settings, "match"); match.ends_with(" 1") || match.ends_with(" 2"))
        game.match = {std::string(match.substr(0, match.size() - 2)), match.back() - '0'};
    const auto variant = rules::variants::parse_variant(setting_in(settings, "variant"));
    if (!variant) return;
    game.variant = *variant;
    const auto start = rules::notation::read_fen(setting_in(settings, "fen"));
    const auto* setup = std::get_if<rules::board::Setup>(&start);
    if (setup == nullptr) return;
    game.plies_before = 2 * (setup->fullmove_number - 1) + (setup->turn == rules::board::Color::Black ? 1 : 0);
    const rules::variants::InitialPositions& initial = describe(*variant).initial;
    if (initial.count > 1) game.initial_position = initial.number_of(*setup);
}

} // namespace

std::variant<std::vector<GameSummary>, Fault> list_games(const Database& database) {
    Statement rows(database, "SELECT game.id, white, black, engine, level, started, plies, line, settings, name "
                             "FROM game LEFT JOIN entry ON entry.game = game.id AND entry.number = game.ended "
                             "WHERE game.id > 0 ORDER BY game.id DESC");
    std::vector<GameSummary> games;
    while (rows.step()) {
        const bool has_opponent = !rows.is_null(3) && !rows.is_null(4);
        games.push_back({GameId{rows.number(0)}, shown_player(rows.text(1)), shown_player(rows.text(2)),
                         has_opponent
                             ? std::optional(Opponent{shown_name(rows.text(3)), static_cast<int>(rows.number(4))})
                             : std::nullopt,
                         shown_name(rows.text(5)), static_cast<int>(rows.number(6)),
                         rows.is_null(7) ? std::nullopt : result_in(rows.text(7))});
        tell_beginning(games.back(), rows.text(8));
        if (!rows.is_null(9)) games.back().name = shown_player(rows.text(9));
    }
    if (rows.fault()) return *rows.fault();
    return games;
}

} // namespace ports::journal::sqlite
