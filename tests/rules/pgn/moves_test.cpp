// The movetext section.
#include "tests/rules/pgn/support.hpp"

using namespace rules::pgn;
using support::read_game;
using support::rewritten;

TEST_CASE("Moves are read with and without numbers, and written with them") {
    CHECK(rewritten("1. e4 e5 2. Nf3 Nc6 1-0") == "1. e4 e5 2. Nf3 Nc6 1-0");
    CHECK(rewritten("1.e4 e5 2.Nf3 Nc6 1-0") == "1. e4 e5 2. Nf3 Nc6 1-0");
    CHECK(rewritten("e4 e5 Nf3 Nc6 1-0") == "1. e4 e5 2. Nf3 Nc6 1-0");
    CHECK(rewritten("1 e4 1... e5 2 . Nf3 2. ... Nc6 1-0") == "1. e4 e5 2. Nf3 Nc6 1-0");
    CHECK(rewritten("1.e4 1…e5 7. Nf3 99...Nc6\n1-0\n") == "1. e4 e5 2. Nf3 Nc6 1-0");
}

TEST_CASE("Every way of ending a game is read") {
    CHECK(read_game("1. e4 1-0").result == Result::WhiteWon);
    CHECK(read_game("1. e4 0-1").result == Result::BlackWon);
    CHECK(read_game("1. e4 1/2-1/2").result == Result::Drawn);
    CHECK(read_game("1. e4 *").result == Result::Open);
    CHECK(read_game("1. e4 1/2").result == Result::Drawn);
    CHECK(read_game("1. e4 ½-½").result == Result::Drawn);
    CHECK(read_game("1. e4 \xBD-\xBD").result == Result::Drawn);
    CHECK(read_game("1. e4*").result == Result::Open);
    CHECK(read_game("*").result == Result::Open);
    SECTION("a game without an end ends as its tag says") {
        CHECK(read_game("1. e4 e5").result == Result::Open);
        CHECK(read_game("[Result \"0-1\"]\n\n1. e4 e5\n").result == Result::BlackWon);
        CHECK(read_game("[Result \"0-1\"]\n").result == Result::BlackWon);
        CHECK(read_game("[Result \"?\"]\n\n1. e4 e5\n").result == Result::Open);
    }
    SECTION("a tag that tells another result is told") {
        const auto ended = [](std::string_view tag, std::string_view end) {
            return support::reading("[Result \"" + std::string(tag) + "\"]\n\n1. e4 e5 " + std::string(end));
        };
        CHECK(ended("0-1", "1-0").game.result == Result::WhiteWon);
        CHECK(std::get<OtherResult>(ended("0-1", "1-0").faults.at(0).reason).tag == "0-1");
        CHECK(ended("1-0", "*").game.result == Result::WhiteWon); // a result counts more than none
        CHECK(std::get<OtherResult>(ended("1-0", "*").faults.at(0).reason).end == Result::Open);
        CHECK(ended("*", "1-0").game.result == Result::WhiteWon);
        CHECK(ended("*", "1-0").faults.size() == 1U);
        CHECK(ended("adjourned", "*").faults.size() == 1U); // the tag is written otherwise
        for (const char* tag : {"1-0", "?", "", "1–0"}) CHECK(ended(tag, "1-0").faults.empty());
        CHECK(support::reading("1. e4 e5 1-0").faults.empty());
    }
}

TEST_CASE("Castling may be written with noughts, a promotion as people do") {
    CHECK(rewritten("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0 1-0") ==
          "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O 1-0");
    CHECK(rewritten("1. d3 d6 2. Nc3 Nc6 3. Be3 Be6 4. Qd2 Qd7 5. 0-0-0 o-o-o *") ==
          "1. d3 d6 2. Nc3 Nc6 3. Be3 Be6 4. Qd2 Qd7 5. O-O-O O-O-O *");
    for (const char* promotion : {"a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8=Q+", "a8(Q)+", "a8=Q #", "a8=q", "a8q"}) {
        INFO(promotion);
        CHECK(rewritten("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. " + std::string(promotion) + " *") ==
              "1. a8=Q+ *");
    }
    SECTION("a variation right behind a move is none") {
        CHECK(rewritten("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=R(a8=N)Ke7 *") ==
              "1. a8=R+ (1. a8=N) 1... Ke7 *");
        CHECK(rewritten("1. e4(d4)e5 *") == "1. e4 (1. d4) 1... e5 *");
    }
}

TEST_CASE("e.p. is read wherever it stands, and must be true") {
    for (const char* capture : {"exd6 e.p.", "exd6e.p.", "exd6\ne.p.", "exd6 ep", "exd6 (e.p.)", "ed6", "exd6"}) {
        INFO(capture);
        CHECK(rewritten("1. e4 a6 2. e5 d5 3. " + std::string(capture) + " Nf6 *") ==
              "1. e4 a6 2. e5 d5 3. exd6 Nf6 *");
    }
    CHECK(std::holds_alternative<BadMove>(support::fault("1. e4 d5 2. exd5 e.p. *").reason));
}

TEST_CASE("Marks of check are passed over") {
    CHECK(rewritten("1. e4+ e5# 2. Qh5 + Nc6++ 3. Bc4 Nf6 4. Qxf7 *") == "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# *");
}

TEST_CASE("A comment belongs to the move before it") {
    const Game game = read_game("{first} 1. e4 {good\n  move} {yes} e5 ; to the end } of the line\n2. Nf3 {last} *");
    const auto& plies = game.main.plies;
    REQUIRE(plies.size() == 3U);
    CHECK(plies[0].before == std::vector<std::string>{"first"});
    CHECK(plies[0].after == std::vector<std::string>{"good move", "yes"});
    CHECK(plies[1].after == std::vector<std::string>{"to the end } of the line"});
    CHECK(plies[2].after == std::vector<std::string>{"last"});
    CHECK(rewritten("1. e4 {a} {b} e5 *") == "1. e4 {a} {b} 1... e5 *");
    CHECK(rewritten("{only} *") == "{only} *");
    CHECK(rewritten("1. e4 {} {  } e5 *") == "1. e4 e5 *");
    CHECK(rewritten("1. e4 { { ( ; [%x] $1 \\ } e5 *") == "1. e4 {{ ( ; [%x] $1 \\} 1... e5 *");
}

TEST_CASE("A comment behind the result in its line belongs to that game") {
    const Game game = read_game("1. e4 e5 1-0 {time} ; really\n");
    CHECK(game.main.plies[1].after == std::vector<std::string>{"time", "really"});
    CHECK(read_game("1. e4 (1. d4) 1-0 {time}").main.closing == std::vector<std::string>{"time"});
    CHECK(read_game("1-0 {no show}").main.closing == std::vector<std::string>{"no show"});
    const auto readings = support::read_all("1. e4 1-0\n{second} 1. d4 0-1");
    REQUIRE(readings.size() == 2U);
    CHECK(std::get<Reading>(readings[1]).game.main.plies[0].before == std::vector<std::string>{"second"});
}

TEST_CASE("Lines that begin with % are passed over, also before the first game") {
    CHECK(rewritten("% an escape\n%\n1. e4\n%{ not a comment\ne5 *") == "1. e4 e5 *");
    CHECK(rewritten("1. e4 {one\n%two\nthree} *") == "1. e4 {one %two three} *");
}

TEST_CASE("Glyphs are numbers or signs") {
    const Game game = read_game("1. e4! e5 ? 2. Nf3!! $13 Nc6 $255 3. Bb5?? a6!? 4. Ba4 ?! *");
    std::vector<std::vector<std::uint8_t>> glyphs;
    for (const Ply& ply : game.main.plies) glyphs.push_back(ply.glyphs);
    CHECK(glyphs == std::vector<std::vector<std::uint8_t>>{{1}, {2}, {3, 13}, {255}, {4}, {5}, {6}});
    CHECK(rewritten("1. e4! e5 $0 *") == "1. e4 $1 e5 $0 *");
    CHECK(rewritten("1. e4 += e5 +- *") == "1. e4 $14 e5 $18 *");
    CHECK(rewritten("1. e4 e5!?! 2. d4!!!! *") == "1. e4 e5 $5 $1 2. d4 $3 $1 *");
}

TEST_CASE("Signs right behind a move are no part of it") {
    CHECK(rewritten("1. e4 d5 2. e4xd5+/- Qxd5-/+ 3. Nc3+- Qe5+=+ 4. Be2= Nf6+= 5. d4=+ Qa5!=+ *") ==
          "1. e4 d5 2. exd5 $16 Qxd5 $17 3. Nc3 $18 Qe5+ $15 4. Be2 $10 Nf6 $14 5. d4 $15 Qa5 $1 $15 *");
    CHECK(rewritten("1. f3 e5 2. g3 Qh4++- *") == "1. f3 e5 2. g3 Qh4 $18 *");
    CHECK(rewritten("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q++- Ke7= *") == "1. a8=Q+ $18 Ke7 $10 *");
    CHECK(std::holds_alternative<rules::notation::IllegalMove>(
        std::get<BadMove>(support::fault("1. e4 e5 2. Ke3+/- *").reason).reason));
    CHECK(std::get<BadMove>(support::fault("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8= *").reason).text ==
          "a8");
}

TEST_CASE("However many signs of black's turn stand there, the move is read") {
    std::string text = "1. e4 1";
    for (int sign = 0; sign < 50000; ++sign) text += "…";
    const auto readings = support::read_all(text + "e5 *", 100000);
    REQUIRE(readings.size() == 1U);
    CHECK(std::get<Reading>(readings[0]).game.main == read_game("1. e4 e5 *").main);
}

TEST_CASE("Variations replace the move before them, and may have their own") {
    const std::string text = "1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6 (2... e6)) (2. c3) 2... d6) (1... e6) 2. Nf3 *";
    CHECK(rewritten(text) == text);
    const Game game = read_game(text);
    REQUIRE(game.main.plies.size() == 3U);
    const auto& variations = game.main.plies[1].variations;
    REQUIRE(variations.size() == 2U);
    CHECK(variations[0].plies.size() == 3U);
    CHECK(variations[0].plies[1].variations.size() == 2U);
    CHECK(variations[1].plies.size() == 1U);
}

TEST_CASE("Comments in and around variations stay where they are") {
    for (const char* text :
         {"1. e4 {a} ({b} 1. d4 {c}) {d} 1... e5 *", "1. e4 (1. d4 {c} (1. c4) {d}) {e} (1. b4) 1... e5 *",
          "1. e4 (1. d4) {end} *", "1. e4 ({nothing but words}) 1... e5 *", "1. e4 ({ a } ) *"}) {
        INFO(text);
        const std::string once = rewritten(text);
        CHECK(rewritten(once) == once);
    }
    CHECK(rewritten("1. e4 {a} ({b} 1. d4 {c}) {d} 1... e5 *") == "1. e4 {a} ({b} 1. d4 {c}) {d} 1... e5 *");
    CHECK(rewritten("1. e4 (1. d4 d5 1/2-1/2) *") == "1. e4 (1. d4 d5 {1/2-1/2}) *");
}

TEST_CASE("A pass is told where it is a move of the game, and never leaves a check") {
    CHECK(rewritten("1. e4 e5 (1... -- 2. d4 Z0 3. d5) *") == "1. e4 e5 (1... -- 2. d4 -- 3. d5) *");
    CHECK(support::reading("1. e4 e5 (1... -- 2. d4 Z0 3. d5) *").faults.empty());
    CHECK(rewritten("1. e4 -- 2. d4 Z0 3. c4 *") == "1. e4 -- 2. d4 -- 3. c4 *");
    const auto passed = support::reading("1. e4 -- 2. d4 Z0 3. c4 *");
    REQUIRE(passed.faults.size() == 1U);
    CHECK(std::get<Unexpected>(passed.faults[0].reason).expected == Expected::MoveNotPass);
    CHECK(std::get<Unexpected>(support::fault("1. e4 f5 2. Qh5+ g6 (2... --) *").reason).expected ==
          Expected::MoveOutOfCheck);
}

TEST_CASE("A draw offer is kept beside its move") {
    CHECK(rewritten("1. e4 (=) e5 1/2-1/2") == "1. e4 {(=)} 1... e5 1/2-1/2");
}

TEST_CASE("Lines are at most 80 bytes, and no comment begins one with %") {
    std::string text = "1. e4 {";
    for (int word = 0; word < 100; ++word) text += "words %and (more) ";
    const std::string written = write_game(read_game(text + "} *"));
    std::size_t start = 0;
    for (std::size_t end = written.find('\n'); end != std::string::npos; end = written.find('\n', start)) {
        CHECK(end - start <= 84U); // a word with % stays in its line
        CHECK(written[start] != '%');
        start = end + 1;
    }
    CHECK(read_game(written).main == read_game(text + "} *").main);
}
