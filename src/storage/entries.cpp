#include "src/storage/entries.hpp"

#include "rules/journal/event_lines.hpp"
#include "rules/journal/settings.hpp"
#include "rules/notation/plain_line.hpp"

#include <algorithm>
#include <utility>

namespace storage {
namespace {

using rules::journal::JournalFault;
using rules::notation::plain_line;
using rules::table::Instant;
using rules::table::TimedEvent;

std::optional<std::string> optional_text(const Statement& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(row.text(column));
}

std::string named(GameId game) { return "game " + std::to_string(game.number); }

/// The row of a game with the ends of its chain; its entries are left out.
std::variant<KeptChain, LibraryFault> read_ends(const Database& database, GameId game) {
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

std::string_view kind_of(const Entry& entry) {
    if (std::holds_alternative<Spoken>(entry)) return spoken_kind;
    return std::holds_alternative<Recording>(entry) ? recording_kind : event_kind;
}

std::string line_of(const Entry& entry) {
    using rules::journal::write_line;
    return std::visit([](const auto& each) { return write_line(each); }, entry);
}

/// Whether what lies behind the tail is just that.
std::variant<bool, LibraryFault> lie_behind(const Database& database, GameId game, const Tail& tail,
                                            const std::vector<Entry>& entries) {
    Statement rows(database, "SELECT kind, line FROM entry WHERE game = ? AND number > ? ORDER BY number");
    rows.bind(game.number).bind(tail.count);
    auto expected = entries.begin();
    bool same = true;
    while (rows.step()) {
        same = same && expected != entries.end() && rows.text(0) == kind_of(*expected) &&
               rows.text(1) == line_of(*expected);
        if (same) ++expected;
    }
    if (rows.fault()) return *rows.fault();
    return same && expected == entries.end();
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

std::optional<rules::table::Result> result_in(const std::string& line) {
    const auto event = rules::journal::read_line(line);
    const auto* read = std::get_if<TimedEvent>(&event);
    const auto* ended = read == nullptr ? nullptr : std::get_if<rules::table::Ended>(&read->event);
    return ended == nullptr ? std::nullopt : std::optional(ended->result);
}

/// Only the last event may be torn: where a later one stands, something else is wrong.
void read_events(StoredGame& stored, const KeptChain& chain) {
    std::optional<BrokenLine> unreadable;
    for (const LinkedEntry& entry : chain.entries) {
        if (entry.kind != event_kind) continue;
        if (unreadable) {
            stored.broken = std::exchange(unreadable, std::nullopt);
            return;
        }
        const auto event = rules::journal::read_line(entry.line);
        if (const auto* read = std::get_if<TimedEvent>(&event)) stored.events.push_back(*read);
        if (const auto* fault = std::get_if<JournalFault>(&event)) unreadable = BrokenLine{entry.number, *fault};
    }
    if (unreadable) stored.torn = unreadable->fault;
    const std::int64_t last = chain.entries.empty() ? 0 : chain.entries.back().number;
    if (chain.cut) stored.broken = unreadable.value_or(BrokenLine{last + 1, {1, "a line (" + *chain.cut + ")"}});
    if (stored.broken) stored.torn.reset();
}

} // namespace

std::string describe(const JournalFault& fault) {
    return "word " + std::to_string(fault.word) + ": expected " + fault.expected;
}

LibraryFault no_such_game(GameId game) { return {LibraryProblem::NoSuchGame, "there is no " + named(game)}; }

std::optional<LibraryFault> begin_chain(const Database& database, GameId game) {
    const auto ends = read_ends(database, game);
    if (const auto* fault = std::get_if<LibraryFault>(&ends)) return *fault;
    Statement update(database, "UPDATE game SET root = ?2, head = ?2 WHERE id = ?1");
    update.bind(game.number).bind(root_of(std::get<KeptChain>(ends).game)).step();
    return update.fault();
}

std::variant<Tail, LibraryFault> read_tail(const Database& database, GameId game) {
    Statement row(database, "SELECT entries, head FROM game WHERE id = ?");
    const bool found = row.bind(game.number).step();
    if (row.fault()) return *row.fault();
    if (!found) return no_such_game(game);
    return Tail{row.number(0), optional_text(row, 1)};
}

std::variant<Tail, LibraryFault> add_entries(const Database& database, GameId game, const Tail& tail,
                                             const std::vector<Entry>& entries) {
    const auto found = read_tail(database, game);
    if (const auto* fault = std::get_if<LibraryFault>(&found)) return *fault;
    if (const auto& last = std::get<Tail>(found); last != tail) {
        const auto there = lie_behind(database, game, tail, entries);
        if (const auto* fault = std::get_if<LibraryFault>(&there)) return *fault;
        if (std::get<bool>(there)) return last;
        return LibraryFault{LibraryProblem::Overtaken, named(game) + ": expected entry " + std::to_string(tail.count) +
                                                           " to be the last, but " + std::to_string(last.count) +
                                                           " is"};
    }
    Tail last = tail;
    std::int64_t plies = 0;
    std::optional<std::int64_t> ended;
    Statement insert(database, "INSERT INTO entry (game, number, kind, line, digest) VALUES (?, ?, ?, ?, ?)");
    for (const Entry& entry : entries) {
        const std::string line = line_of(entry);
        if (last.head) last.head = link(*last.head, kind_of(entry), line);
        insert.reset();
        insert.bind(game.number).bind(++last.count).bind(kind_of(entry)).bind(line).bind_optional(last.head).step();
        if (insert.fault()) return *insert.fault();
        const auto* event = std::get_if<TimedEvent>(&entry);
        if (event == nullptr) continue;
        if (std::holds_alternative<rules::table::Made>(event->event)) ++plies;
        if (std::holds_alternative<rules::table::Ended>(event->event)) ended = last.count;
    }
    Statement update(database,
                     "UPDATE game SET head = ?2, entries = ?3, plies = plies + ?4, ended = coalesce(?5, ended) "
                     "WHERE id = ?1");
    update.bind(game.number).bind_optional(last.head).bind(last.count).bind(plies).bind_optional(ended).step();
    if (update.fault()) return *update.fault();
    return last;
}

std::optional<LibraryFault> put_last_event_aside(const Database& database, GameId game) {
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

std::optional<LibraryFault> sum_up(const Database& database, GameId game) {
    Statement update(database, "UPDATE game SET "
                               "plies = (SELECT count(*) FROM entry WHERE game = id AND kind = 'event' "
                               "AND substr(line, instr(line, ' ') + 1) LIKE 'made %'), "
                               "ended = (SELECT max(number) FROM entry WHERE game = id AND kind = 'event' "
                               "AND substr(line, instr(line, ' ') + 1) LIKE 'ended %') WHERE id = ?");
    update.bind(game.number).step();
    return update.fault();
}

std::variant<KeptChain, LibraryFault> read_chain(const Database& database, GameId game) {
    const Snapshot snapshot(database);
    if (snapshot.fault()) return *snapshot.fault();
    auto ends = read_ends(database, game);
    if (const auto* fault = std::get_if<LibraryFault>(&ends)) return *fault;
    auto& chain = std::get<KeptChain>(ends);
    Statement rows(database, "SELECT number, kind, line, digest FROM entry NOT INDEXED WHERE game = ? ORDER BY number");
    rows.bind(game.number);
    while (rows.step()) chain.entries.push_back({rows.number(0), rows.text(1), rows.text(2), optional_text(rows, 3)});
    if (const auto& fault = rows.fault()) {
        if (fault->problem != LibraryProblem::Damaged) return *fault;
        chain.cut = fault->detail;
    }
    return ends;
}

std::variant<StoredGame, LibraryFault> stored_game(const KeptChain& chain) {
    const GameRow& row = chain.game;
    const auto settings = rules::journal::read_settings(split_lines(row.settings));
    if (const auto* wrong = std::get_if<rules::journal::SettingsFault>(&settings))
        return LibraryFault{LibraryProblem::Unreadable, named(GameId{row.id}) + ", setting " +
                                                            std::to_string(wrong->line + 1) + ", " +
                                                            describe(wrong->fault)};
    const bool has_opponent = row.engine && row.level;
    StoredGame stored{
        GameId{row.id},
        NewGame{std::get<rules::table::Settings>(settings), plain_line(row.white), plain_line(row.black),
                has_opponent ? std::optional(Opponent{plain_line(*row.engine), *row.level}) : std::nullopt,
                plain_line(row.started)},
        {},
        Instant{rules::table::Duration{std::max(chain.seen_ms, std::int64_t{0})}},
        std::nullopt,
        std::nullopt,
        chain.head};
    read_events(stored, chain);
    if (!stored.events.empty()) stored.seen = std::max(stored.seen, stored.events.back().at);
    return stored;
}

std::vector<Recording> recordings_in(const KeptChain& chain) {
    std::vector<Recording> found;
    for (const LinkedEntry& entry : chain.entries) {
        if (entry.kind != recording_kind) continue;
        if (auto recording = read_recording(entry.line)) found.push_back(std::move(*recording));
    }
    return found;
}

std::variant<std::vector<GameSummary>, LibraryFault> list_games(const Database& database) {
    Statement rows(database, "SELECT game.id, white, black, engine, level, started, plies, line "
                             "FROM game LEFT JOIN entry ON entry.game = game.id AND entry.number = game.ended "
                             "ORDER BY game.id DESC");
    std::vector<GameSummary> games;
    while (rows.step()) {
        const bool has_opponent = !rows.is_null(3) && !rows.is_null(4);
        games.push_back({GameId{rows.number(0)}, plain_line(rows.text(1)), plain_line(rows.text(2)),
                         has_opponent
                             ? std::optional(Opponent{plain_line(rows.text(3)), static_cast<int>(rows.number(4))})
                             : std::nullopt,
                         plain_line(rows.text(5)), static_cast<int>(rows.number(6)),
                         rows.is_null(7) ? std::nullopt : result_in(rows.text(7))});
    }
    if (rows.fault()) return *rows.fault();
    return games;
}

} // namespace storage
