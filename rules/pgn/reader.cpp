#include "rules/pgn/reader.hpp"

#include "rules/pgn/game_reader.hpp"
#include "rules/pgn/recovery.hpp"

#include <utility>

namespace rules::pgn {

namespace {

/// Two bytes a letter, with a byte order mark or a `[` that takes two.
bool is_utf16(std::string_view text) {
    using namespace std::string_view_literals;
    for (const std::string_view start : {"\xFF\xFE"sv, "\xFE\xFF"sv, "[\0"sv, "\0["sv})
        if (text.starts_with(start)) return true;
    return false;
}

} // namespace

Reader::Reader(Source source, notation::PieceLetters letters, Note note, Comments comments)
    : scanner_(std::move(source))
    , letters_(std::move(letters))
    , note_(std::move(note))
    , comments_(comments) {}

std::optional<std::variant<Reading, Fault>> Reader::next() {
    Input& input = scanner_.input();
    if (input.offset() == 0) {
        input.look_ahead();
        if (is_utf16(input.rest())) {
            while (!input.at_end()) input.skip(input.rest().size());
            return Fault{1, Utf16{}};
        }
    }
    scanner_.skip_blanks();
    if (input.at_end()) return std::nullopt;
    GameReader game(scanner_, letters_, note_, comments_);
    auto read = game.read();
    if (game.has_given_up()) skip_to_next_game(input);
    return read;
}

} // namespace rules::pgn
