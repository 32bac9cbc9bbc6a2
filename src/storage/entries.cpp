#include "src/storage/entries.hpp"

namespace storage {
namespace {

std::optional<std::string> optional_text(const Statement& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(row.text(column));
}

/// The row of a game with the ends of its chain; its entries are left out.
std::variant<KeptChain, LibraryFault> read_ends(const Database& database, GameId game) {
    Statement row(database,
                  "SELECT settings, white, black, engine, level, started, root, head, entries FROM game WHERE id = ?");
    const bool found = row.bind(game.number).step();
    if (row.fault()) return *row.fault();
    if (!found) return no_such_game(game);
    const auto level = row.is_null(4) ? std::nullopt : std::optional(static_cast<int>(row.number(4)));
    return KeptChain{{game.number, row.text(0), row.text(1), row.text(2), optional_text(row, 3), level, row.text(5)},
                     optional_text(row, 6),
                     optional_text(row, 7),
                     row.number(8),
                     {}};
}

} // namespace

LibraryFault no_such_game(GameId game) {
    return {LibraryProblem::NoSuchGame, "there is no game " + std::to_string(game.number)};
}

std::optional<LibraryFault> begin_chain(Database& database, GameId game) {
    const auto ends = read_ends(database, game);
    if (const auto* fault = std::get_if<LibraryFault>(&ends)) return *fault;
    Statement update(database, "UPDATE game SET root = ?2, head = ?2 WHERE id = ?1");
    update.bind(game.number).bind(root_of(std::get<KeptChain>(ends).game)).step();
    return update.fault();
}

std::optional<LibraryFault> add_entry(Database& database, GameId game, std::string_view kind, std::string_view line) {
    Statement row(database, "SELECT head, entries + 1 FROM game WHERE id = ?");
    const bool found = row.bind(game.number).step();
    if (row.fault()) return row.fault();
    if (!found) return no_such_game(game);
    const auto before = optional_text(row, 0);
    const std::int64_t number = row.number(1);
    const auto digest = before ? std::optional(link(*before, kind, line)) : std::nullopt;

    Statement insert(database, "INSERT INTO entry (game, number, kind, line, digest) VALUES (?, ?, ?, ?, ?)");
    insert.bind(game.number).bind(number).bind(kind).bind(line).bind_optional(digest).step();
    if (insert.fault()) return insert.fault();
    Statement update(database, "UPDATE game SET head = ?2, entries = ?3 WHERE id = ?1");
    update.bind(game.number).bind_optional(digest).bind(number).step();
    return update.fault();
}

std::variant<KeptChain, LibraryFault> read_chain(const Database& database, GameId game) {
    auto ends = read_ends(database, game);
    if (const auto* fault = std::get_if<LibraryFault>(&ends)) return *fault;
    auto& chain = std::get<KeptChain>(ends);
    Statement rows(database, "SELECT number, kind, line, digest FROM entry WHERE game = ? ORDER BY number");
    rows.bind(game.number);
    while (rows.step()) chain.entries.push_back({rows.number(0), rows.text(1), rows.text(2), optional_text(rows, 3)});
    if (rows.fault()) return *rows.fault();
    return ends;
}

} // namespace storage
