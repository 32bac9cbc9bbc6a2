// The tag pair section, and the bytes a file is written in.
#include "rules/notation/fen.hpp"
#include "tests/rules/pgn/support.hpp"

#include <chrono>

using namespace rules::pgn;
using support::fault;
using support::read_all;
using support::read_game;

TEST_CASE("The seven tags come first, the others by name") {
    CHECK(write_game(read_game("[Zebra \"z\"]\n[White \"Sina\"]\n[Annotator \"me\"]\n[Result \"1-0\"]\n"
                               "[Event \"Cup\"]\n\n1. e4 1-0")) == R"([Event "Cup"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Sina"]
[Black "?"]
[Result "1-0"]
[Annotator "me"]
[Zebra "z"]

1. e4 1-0
)");
}

TEST_CASE("Quotes and backslashes in a value are escaped, and read again") {
    const Game game = read_game("[White \"A \\\"B\\\" \\\\C\"] [Black\t\"\\x\"]\n\n*");
    CHECK(game.tag("White") == "A \"B\" \\C");
    CHECK(game.tag("Black") == "\\x");
    CHECK(read_game(write_game(game)).tag("White") == "A \"B\" \\C");
    CHECK(read_game(write_game(game)).tag("Black") == "\\x");
    CHECK_FALSE(game.tag("Event"));
}

TEST_CASE("A start of one's own is a FEN, with or without SetUp") {
    constexpr auto fen = "4k3/8/8/8/8/8/4p3/4K2R b K - 3 17";
    for (const char* set_up : {"", "[SetUp \"1\"]\n"}) {
        const Game game = read_game(set_up + ("[FEN \"" + std::string(fen) + "\"]\n\n17... Kd7 18. Kxe2 *"));
        CHECK(rules::notation::write_fen(game.start.setup()) == fen);
        const std::string written = write_game(game);
        CHECK(written.find("[FEN \"" + std::string(fen) + "\"]\n[SetUp \"1\"]\n\n17... Kd7 18. Kxe2 *\n") !=
              std::string::npos);
    }
    SECTION("the initial position needs none") {
        CHECK(write_game(read_game("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n*"))
                  .find("FEN") == std::string::npos);
    }
}

TEST_CASE("A FEN that is none, and one that is no position, are told with their line") {
    const Fault bad = fault("[Event \"?\"]\n[FEN \"8/8/8 w\"]\n\n1. e4 *");
    CHECK(bad.line == 2U);
    CHECK(std::get<rules::notation::FenFault>(std::get<BadStart>(bad.reason).reason) ==
          rules::notation::FenFault::Placement);
    const Fault kingless = fault("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*");
    CHECK(std::get<std::set<rules::variants::SetupFault>>(std::get<BadStart>(kingless.reason).reason).size() == 2U);
}

TEST_CASE("Ordinary chess has many names, and other games are told") {
    for (const char* name : {"Standard", "chess", "From Position", "normal", "?"})
        CHECK(read_game("[Variant \"" + std::string(name) + "\"]\n\n1. e4 *").main.plies.size() == 1U);
    const Fault other = fault("[Event \"?\"]\n[Variant \"Atomic\"]\n\n1. e4 *");
    CHECK(other.line == 2U);
    CHECK(std::get<UnknownVariant>(other.reason).name == "Atomic");
}

TEST_CASE("A byte order mark, DOS line ends and a DOS end of file do no harm") {
    CHECK(read_game("\xEF\xBB\xBF[Event \"a\"]\r\n\r\n1. e4\r\ne5 *\r\n\x1A").main.plies.size() == 2U);
}

TEST_CASE("What is no UTF-8 is Latin-1") {
    CHECK(read_game("[White \"M\xFCller\"]\n\n1. e4 {sch\xF6n} *").tag("White") == "Müller");
    CHECK(read_game("[White \"M\xFCller\"]\n\n1. e4 {sch\xF6n} *").main.plies[0].after ==
          std::vector<std::string>{"schön"});
    CHECK(read_game("[White \"Müller\"]\n\n*").tag("White") == "Müller");
    CHECK(read_game("[White \"\x84quoted\x93 \x80\"]\n\n*").tag("White") == "„quoted“ €");
    CHECK(read_game("[White \"\xE0\x80\x80\"]\n\n*").tag("White") == "à€€");
}

TEST_CASE("Games without moves are told apart by their Event") {
    const auto readings = read_all("[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\n1. e4 *\n\n[Event \"c\"]\n");
    REQUIRE(readings.size() == 3U);
    CHECK(std::get<Reading>(readings[0]).game.result == Result::WhiteWon);
    CHECK(std::get<Reading>(readings[1]).game.tag("Event") == "b");
    CHECK(std::get<Reading>(readings[2]).game.main.plies.empty());
}

TEST_CASE("An empty line and a tag that is there already begin another game without moves") {
    std::string text;
    for (int game = 0; game < 45; ++game)
        text += "[White \"w" + std::to_string(game) + "\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n";
    const auto readings = read_all(text);
    REQUIRE(readings.size() == 45U);
    CHECK(std::get<Reading>(readings[44]).game.tag("White") == "w44");
    CHECK(std::get<Unexpected>(std::get<Reading>(readings[0]).faults.at(0).reason).expected == Expected::Result);
    SECTION("but not in a file that has an empty line behind every tag") {
        CHECK(read_game("[Event \"a\"]\n\n[White \"x\"]\n\n[Black \"y\"]\n\n1. e4 *").tags.size() == 3U);
    }
}

TEST_CASE("A repeated tag is told, the first counts, and what the other says is kept as a comment") {
    const Reading reading = support::reading("[White \"x\"]\n[Black \"b\"]\n[White \"y\"]\n[Black \"c\"]\n\n1. e4 *");
    CHECK(reading.game.tag("White") == "x");
    REQUIRE(reading.faults.size() == 2U);
    CHECK(reading.faults[0].line == 3U);
    CHECK(std::get<RepeatedTag>(reading.faults[0].reason).name == "White");
    const std::string written = write_game(reading.game);
    CHECK(written.find("[White \"x\"]\n[Black \"b\"]\n[Result \"*\"]\n\n{[White \"y\"]} {[Black \"c\"]} 1. e4 *\n") !=
          std::string::npos);
    CHECK(write_game(read_game(written)) == written);
    CHECK(support::reading(written).faults.empty());
    CHECK(support::rewritten("[White \"x\"]\n[White \"x\"]\n\n1. e4 *") == "1. e4 *");
}

TEST_CASE("Ever more tags take no more time each") {
    const int times = GENERATE(1, 2); // new ones, and all of them once more
    const auto seconds = [times](int count) {
        std::string text;
        for (int time = 0; time < times; ++time)
            for (int number = 0; number < count; ++number)
                text += "[T" + std::to_string(number) + " \"v" + std::to_string(time) + "\"]\n";
        const auto start = std::chrono::steady_clock::now();
        CHECK(read_game(text + "\n*").tags.size() == static_cast<std::size_t>(count));
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    seconds(1000);                                 // what is made once
    CHECK(seconds(64'000) < 100 * seconds(4'000)); // 16 times, unless each is looked for among all: then 256
}

TEST_CASE("Control characters among the moves are told and gone past") {
    using namespace std::string_literals;
    for (const std::string& sign : {"\x1F"s, "\0"s, "\x7F"s}) {
        const Reading reading = support::reading("[White \"x\"]\n\n1. e4 " + sign + " e5 2. Nf3" + sign + " *");
        CHECK(support::moves_of(reading.game) == "1. e4 e5 2. Nf3 *");
        CHECK(reading.faults.size() == 1U);
    }
}

TEST_CASE("What is noted where moves end is read again as it was written") {
    const auto note = [](const Fault& fault) { return "found " + std::get<Unexpected>(fault.reason).found; };
    for (const std::string_view text : {"<  x \x1F y", "< aaaaaaaaaaaaaaaaaaaaa bb", "<\t"}) {
        const auto read = support::read_all(text, 1000, note);
        REQUIRE(read.size() == 1U);
        const Game& game = std::get<Reading>(read.front()).game;
        CHECK(read_game(write_game(game)).main == game.main);
        CHECK(write_game(read_game(write_game(game))) == write_game(game));
    }
}

TEST_CASE("Fields of a FEN that are out of date are left out and told") {
    const Reading reading = support::reading("[FEN \"r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq e6 0 1\"]\n\n1. O-O-O Ke7 *");
    REQUIRE(reading.faults.size() == 1U);
    CHECK(reading.faults[0].line == 1U);
    CHECK(std::get<StaleStart>(reading.faults[0].reason).forgiven.size() == 2U);
    CHECK(rules::notation::write_fen(reading.game.start.setup()) == "r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1");
    CHECK(reading.game.main.plies.size() == 2U);
}

TEST_CASE("A text in UTF-16 is named") {
    using namespace std::string_literals;
    for (const std::string& text : {"\xFF\xFE[\0E\0"s, "\xFE\xFF\0[\0E"s, "[\0E\0v\0"s, "\0[\0E\0v"s})
        CHECK(std::holds_alternative<Utf16>(fault(text).reason));
}

TEST_CASE("Nothing is no game") {
    CHECK(read_all("").empty());
    CHECK(read_all(" \n\n\t\xEF\xBB\xBF \n% no\n").empty());
    CHECK(read_all("% a line\n").empty());
}
