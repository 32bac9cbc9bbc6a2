// Games of Chess960: which they are, and where they start, stands in their tags.
#include "rules/notation/fen.hpp"
#include "tests/rules/pgn/support.hpp"

using namespace rules::pgn;
using support::read_game;

TEST_CASE("A game of Chess960 is written with its variant and its start, and read again") {
    const std::string text = R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[FEN "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1"]
[SetUp "1"]
[Variant "Chess960"]

1. O-O O-O *
)";
    const Game game = read_game(text);
    CHECK(game.start.variant() == rules::variants::Variant::Chess960);
    CHECK(game.main.plies.size() == 2);
    CHECK(write_game(game) == text);
}

TEST_CASE("The initial position of Chess960 is always written, that of ordinary chess too") {
    const Game game = read_game("[Variant \"Fischerandom\"]\n\n1. e4 *");
    CHECK(game.start.variant() == rules::variants::Variant::Chess960);
    CHECK(write_game(game).find("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]") !=
          std::string::npos);
}
