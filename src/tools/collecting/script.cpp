#include "src/tools/collecting/script.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "base/toml/table.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "speech/announce/describe_move.hpp"

#include <fmt/core.h>

#include <variant>

namespace tools::collecting {
namespace {

using base::toml::Table;
using rules::variants::Position;

struct Game {
    Position start;
    std::vector<rules::board::Move> moves;
};

Position read_start(const Table& table) {
    const std::string text = table.text("start");
    if (text == "startpos") return Position::initial();
    const auto read = rules::notation::read_fen(text);
    const auto* setup = std::get_if<rules::board::Setup>(&read);
    if (setup == nullptr) table.refuse("start", "a FEN, or startpos");
    auto position = Position::from_setup(*setup);
    if (!std::holds_alternative<Position>(position)) table.refuse("start", "a position that can be played");
    return std::get<Position>(std::move(position));
}

Game read_game(const Table& table) {
    table.know({"start", "moves"});
    Game game{read_start(table), {}};
    Position position = game.start;
    for (const std::string& text : table.texts("moves")) {
        const auto read = rules::notation::read_san(position, text);
        const auto* move = std::get_if<rules::board::Move>(&read);
        if (move == nullptr) table.refuse("moves", "legal moves, but " + text + " is none there");
        game.moves.push_back(*move);
        position = position.after(*move);
    }
    return game;
}

std::vector<Game> read_root(const Table& root) {
    root.know({"game"});
    std::vector<Game> games;
    for (const Table& table : root.tables("game")) games.push_back(read_game(table));
    return games;
}

} // namespace

std::variant<std::vector<Sentence>, base::toml::DataFault> read_sentences(const std::filesystem::path& file,
                                                                          const speech::announce::Manner& manner) {
    const auto root = base::data::read_file(file);
    if (!root) return root.error();
    const auto games = base::toml::read(*root, base::platform::shown(file), read_root);
    if (!games) return games.error();
    std::vector<Sentence> sentences;
    for (std::size_t game = 0; game < games->size(); ++game) {
        Position position = (*games)[game].start;
        std::size_t ply = 0;
        for (const rules::board::Move move : (*games)[game].moves) {
            const auto words = speech::announce::describe_move(position, move, speech::announce::Form::Normal, manner);
            sentences.push_back(
                {fmt::format("games/{:02}-{:02}.flac", game + 1, ++ply), position, move, plain_text(words)});
            position = position.after(move);
        }
    }
    return sentences;
}

} // namespace tools::collecting
