#include "src/ports/journal/sqlite/keeping.hpp"

#include "src/ports/journal/sqlite/entries.hpp"

namespace ports::journal::sqlite {

std::optional<Fault> remove_rows(const Database& database, GameId game) {
    for (const char* text : {"DELETE FROM torn WHERE game = ?", "DELETE FROM decision WHERE game = ?",
                             "DELETE FROM entry WHERE game = ?", "DELETE FROM game WHERE id = ?"}) {
        Statement removal(database, text);
        removal.bind(game.number).step();
        if (removal.fault()) return removal.fault();
    }
    return std::nullopt;
}

std::optional<Fault> write_name(const Database& database, GameId game, const std::optional<std::string>& name) {
    if (const auto tail = read_tail(database, game); const auto* fault = std::get_if<Fault>(&tail)) return *fault;
    Statement update(database, "UPDATE game SET name = ? WHERE id = ?");
    update.bind_optional(name).bind(game.number).step();
    return update.fault();
}

} // namespace ports::journal::sqlite
