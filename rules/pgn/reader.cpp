#include "rules/pgn/reader.hpp"

#include "rules/pgn/game_reader.hpp"
#include "rules/pgn/recovery.hpp"

#include <utility>

namespace rules::pgn {

Reader::Reader(Source source, notation::PieceLetters letters)
    : scanner_(std::move(source))
    , letters_(std::move(letters)) {}

std::optional<std::variant<Game, Fault>> Reader::next() {
    scanner_.skip_blanks();
    if (scanner_.input().at_end()) return std::nullopt;
    GameReader game(scanner_, letters_);
    auto read = game.read();
    if (std::holds_alternative<Fault>(read)) skip_to_next_game(scanner_.input(), game.is_in_moves());
    return read;
}

} // namespace rules::pgn
