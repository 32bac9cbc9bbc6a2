// Scoresheets in print.
#include "tests/src/sheet/games.hpp"
#include "tests/support/catch.hpp"

using namespace games;
using namespace rules::table;
using sheet::Format;

namespace {

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("A sheet in print has both sides' moves, what the clocks showed, offers, the result and room to sign") {
    Played game({"e4", "e5", "Nf3 (=)", "Nc6", "Bb5"});
    game.happen(Resigned{Color::Black});
    game.happen(Ended{Result::WhiteWins, Reason::Resignation});
    game.happen(Signed{Color::White});
    CHECK(game.sheets(Format::Print) == R"(Scoresheet
White: Sina
Black: Ada
Played: 2026-11-20
Laws: FIDE Laws of Chess, 1 July 2005
Time: 5400+30

1. e4       1:30:59   e5       1:30:59
2. Nf3 (=)  1:31:28   Nc6      1:31:28
3. Bb5      1:31:57

Result: 1-0
White has signed
Black’s signature: ____________________
)");
}

TEST_CASE("A sheet of a game of Chess960 says which initial position it had, and one of ordinary chess does not") {
    const std::string start = "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1";
    const Played game({"e4"}, start, "-", rules::variants::Variant::Chess960);
    CHECK(contains(game.sheets(Format::Print), "\nChess960, initial position 3\n"));
    CHECK(contains(game.sheets(Format::Print, "de"), "\nChess960, Anfangsstellung 3\n"));
    CHECK_FALSE(contains(Played({"e4"}).sheets(Format::Print), "initial position"));
}

TEST_CASE("A sheet is written in the language's own letters, and in figures where it is written from the right") {
    const Played game({"e4", "e5", "Nf3", "Nc6", "Bb5"}, "", "-");
    CHECK(contains(game.sheets(Format::Print, "de"), "\n2. Sf3       Sc6\n3. Lb5\n"));
    CHECK(contains(game.sheets(Format::Print, "fr"), "\n2. Cf3       Cc6\n3. Fb5\n"));
    CHECK(contains(game.sheets(Format::Print, "fa"), "\n2. ♘f3       ♘c6\n3. ♗b5\n"));
}

TEST_CASE("Where the sides' own sheets differ each is written, with the words its side wrote") {
    Played game({"e4", "e5"});
    game.happen(PenTaken{Color::Black, 2});
    game.move("Nf3");
    game.happen(Written{Color::Black, "Sh3"});
    game.move("Nc6");
    const std::string white = game.sheets(Format::Print, "en", Color::White);
    const std::string black = game.sheets(Format::Print, "en", Color::Black);
    CHECK(white.starts_with("White’s scoresheet\n"));
    CHECK(contains(white, "\n2. Nf3      1:31:28   Nc6      1:31:28\n"));
    CHECK(black.starts_with("Black’s scoresheet\n"));
    CHECK(contains(black, "\n2. Sh3      1:31:28\n"));
    CHECK(game.sheets(Format::Print) == white + "\f" + black);
}

TEST_CASE("A game that starts with Black's move leaves White's place free") {
    const Played game({"Kd7", "Ke2"}, "4k3/8/8/8/8/8/8/4K3 b - - 0 31", "-");
    CHECK(contains(game.sheets(Format::Print), "\n31.           Kd7\n32. Ke2\n"));
}

TEST_CASE("An offer before the first move, and one no written move goes with, stand by themselves") {
    Played early({}, "", "-");
    early.happen(DrawOffered{Color::White});
    CHECK(contains(early.sheets(Format::Print), "\n1. (=)\n"));
    early.move("e4");
    CHECK(contains(early.sheets(Format::Print), "\n1. (=) e4\n"));

    Played behind({"e4"}, "", "-");
    behind.happen(PenTaken{Color::White, 1});
    behind.move("e5 (=)");
    CHECK(contains(behind.sheets(Format::Print, "en", Color::White), "\n1. e4        (=)\n"));
}

TEST_CASE("A sheet is named after its game and the day, and nothing of the library leads it elsewhere") {
    ports::journal::StoredGame stored{game::GameId{12}, {}, {}, {}, std::nullopt};
    stored.game.started = "2026-11-20T14:30:00Z";
    CHECK(sheet::file_name(stored, Format::Print) == "scoresheet-12-2026-11-20.txt");
    CHECK(sheet::file_name(stored, Format::Braille) == "scoresheet-12-2026-11-20.brf");
    CHECK(sheet::game_file_name(stored) == "game-12-2026-11-20.pgn");
    for (const char* started : {"", "2026", "/../../../x", "x/../../.ba", "2026-11-2\x1b", "2026/11/20"}) {
        stored.game.started = started;
        CHECK(sheet::file_name(stored, Format::Print) == "scoresheet-12.txt");
        CHECK(sheet::game_file_name(stored) == "game-12.pgn");
    }
}
