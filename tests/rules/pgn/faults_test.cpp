// Broken games are told, and the next is read.
#include "tests/rules/pgn/support.hpp"

#include "rules/notation/uci.hpp"

using namespace rules::pgn;
using support::fault;
using support::read_all;
using support::rewritten;

namespace {

Expected expected(std::string_view text) { return std::get<Unexpected>(fault(text).reason).expected; }
std::size_t line(std::string_view text) { return fault(text).line; }

std::vector<Step> moves_of(const Line& line) {
    std::vector<Step> moves;
    for (const Ply& ply : line.plies) moves.push_back(ply.step);
    return moves;
}

} // namespace

TEST_CASE("A tag must have a name, a value in quotes, and its bracket") {
    CHECK(expected("[\"x\"]\n\n*") == Expected::TagName);
    CHECK(expected("[White Sina]\n\n*") == Expected::TagValue);
    CHECK(expected("[White \"Sina]\n[Black \"x\"]\n\n*") == Expected::TagValueEnd);
    CHECK(expected("[White \"Sina\" \"x\"]\n\n*") == Expected::TagEnd);
    CHECK(expected("[White \"The \"Great\" Sina\"]\n\n*") == Expected::TagEnd);
    CHECK(expected("[White \"x\"") == Expected::TagEnd);
    CHECK(expected("[White \"x") == Expected::TagValueEnd);
    CHECK(line("[Event \"a\"]\n[White Sina]\n\n*") == 2U);
}

TEST_CASE("Of a broken tag its value is kept where it can be told, and the tags behind it are read") {
    for (const char* broken : {"[White \"Sina]", "[White \"Sina\"", "[White \"Sina\" x]", "[White \"Sina\" ;"}) {
        INFO(broken);
        const Reading reading =
            support::reading("[Event \"a\"]\n" + std::string(broken) + "\n[Black \"y\"]\n\n1. e4 *");
        CHECK(reading.faults.size() == 1U);
        CHECK(reading.game.tag("White")->substr(0, 4) == "Sina");
        CHECK(reading.game.tag("Black") == "y");
        CHECK(reading.game.main.plies.size() == 1U);
    }
    CHECK(support::read_game("[White \"The \"Great\" Sina\"]\n\n*").tag("White") == "The \"Great\" Sina");
    CHECK(support::read_game("[White Sina]\n[Black \"y\"]\n\n*").tag("Black") == "y");
}

TEST_CASE("Brackets and braces must be closed, and it is told where they were opened") {
    CHECK(expected("1. e4 e5\n{ never\nclosed *") == Expected::CommentEnd);
    CHECK(line("1. e4 e5\n{ never\nclosed *") == 2U);
    CHECK(expected("1. e4 e5\n(1... c5\n2. Nf3") == Expected::VariationEnd);
    CHECK(line("1. e4 e5\n(1... c5\n2. Nf3") == 2U);
    CHECK(expected("1. e4 e5\n) *") == Expected::VariationStart);
    CHECK(expected("(1. e4) *") == Expected::MoveBeforeVariation);
    CHECK(expected("1. e4 ((1. d4)) *") == Expected::MoveBeforeVariation);
    SECTION("and all that stands in them and behind them is kept") {
        CHECK(rewritten("1. e4 e5\n{ never\nclosed *") == "1. e4 e5 {never closed *} *");
        CHECK(rewritten("1. e4 e5\n(1... c5\n2. Nf3") == "1. e4 e5 (1... c5 2. Nf3) *");
        CHECK(rewritten("1. e4 e5\n) 2. Nf3 1-0") == "1. e4 e5 2. Nf3 1-0");
        CHECK(rewritten("(1. e4 (1. d4) 1... e5) 1. c4 1-0") == "1. c4 1-0");
    }
}

TEST_CASE("A glyph needs a move and a number up to 255, and is kept as a comment without them") {
    CHECK(expected("$1 1. e4 *") == Expected::MoveBeforeGlyph);
    CHECK(expected("! 1. e4 *") == Expected::MoveBeforeGlyph);
    CHECK(expected("1. e4 $256 *") == Expected::GlyphNumber);
    CHECK(expected("1. e4 $ *") == Expected::GlyphNumber);
    CHECK(expected("1. e4 $-1 *") == Expected::GlyphNumber);
    CHECK(rewritten("1. e4 $300 e5 $99999999999 2. d4 *") == "1. e4 {$300} 1... e5 {$99999999999} 2. d4 *");
    CHECK(support::reading("1. e4 $300 e5 $301 2. d4 *").faults.size() == 1U);
    CHECK(rewritten("$1 1. e4 *") == "{$1} 1. e4 *");
}

TEST_CASE("The moves before a fault are kept, and where they end a note says why") {
    const auto noted = [](std::string_view text) {
        const auto note = [](const Fault& fault) { return "line " + std::to_string(fault.line); };
        const auto readings = read_all(text, 1000, note);
        REQUIRE(readings.size() == 1U);
        return support::moves_of(std::get<Reading>(readings[0]).game);
    };
    CHECK(noted("1. e4 e5\n2. Nf3 Nf3 3. Bc4 1-0") == "1. e4 e5 2. Nf3 {line 2} 1-0");
    CHECK(noted("1. e4 e5\n2. Kx") == "1. e4 e5 {line 2} *");
    CHECK(noted("1. e4 e4 (1... e5 1-0) {2. x 0-1} 1/2-1/2") == "1. e4 {line 1} 1/2-1/2");
    CHECK(noted("[Result \"0-1\"]\n\n1. e4 Kd3") == "1. e4 {line 3} 0-1");
    CHECK(noted("hello *") == "{line 1} *");
    SECTION("a variation with a fault ends there, and the game goes on") {
        CHECK(noted("1. e4 (1. d4 d4 (1... d5) 2. c4) e5 2. Nf3 1-0") == "1. e4 (1. d4 {line 1}) 1... e5 2. Nf3 1-0");
        CHECK(noted("1. e4 (1. d4 d4 (1... d5) 2. c4\n") == "1. e4 (1. d4 {line 1}) *");
    }
}

TEST_CASE("Moves as engines write them are read, and told once") {
    const Reading reading = support::reading("1. g1f3 g8f6 2. g2g3 g7g6 3. f1g2 f8g7 4. e1g1 e8g8+ 1-0");
    CHECK(support::moves_of(reading.game) == "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O 1-0");
    REQUIRE(reading.faults.size() == 1U);
    CHECK(std::get<Unexpected>(reading.faults[0].reason).expected == Expected::AlgebraicMove);
    CHECK(rewritten("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a7a8q e8-e7 *") == "1. a8=Q+ Ke7 *");
    CHECK(std::holds_alternative<BadMove>(fault("1. g1e3 *").reason));
}

TEST_CASE("A result with a dash is read and told") {
    for (const char* dash : {"–", "—", "−", "\xE2\x80\x91", "\x96"}) {
        INFO(dash);
        const Reading reading = support::reading("1. e4 1" + std::string(dash) + "0\n");
        CHECK(reading.game.result == Result::WhiteWon);
        REQUIRE(reading.faults.size() == 1U);
        CHECK(std::get<Unexpected>(reading.faults[0].reason).expected == Expected::Hyphen);
    }
    CHECK(support::read_game("1. e4 1/2–1/2").result == Result::Drawn);
    CHECK(rewritten("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0–0 0–0 1-0") ==
          "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O 1-0");
}

TEST_CASE("A game without a result is told, whatever follows it") {
    CHECK(expected("1. e4 e5") == Expected::Result);
    CHECK(expected("[Event \"a\"]\n") == Expected::Result);
    SECTION("tags") {
        const auto readings = read_all("1. e4 e5\n\n[Event \"b\"]\n\n1. d4 *");
        REQUIRE(readings.size() == 2U);
        CHECK(std::get<Reading>(readings[0]).faults.size() == 1U);
        CHECK(std::get<Reading>(readings[1]).faults.empty());
    }
    SECTION("a line that begins with the first move") {
        const auto readings = read_all("1. e4 e5 2. Nf3\n\n1. d4 d5 2. c4 0-1\n\n1. c4 1-0\n");
        REQUIRE(readings.size() == 3U);
        CHECK(support::moves_of(std::get<Reading>(readings[0]).game) == "1. e4 e5 2. Nf3 *");
        CHECK(support::moves_of(std::get<Reading>(readings[1]).game) == "1. d4 d5 2. c4 0-1");
        CHECK(support::moves_of(std::get<Reading>(readings[2]).game) == "1. c4 1-0");
    }
    SECTION("the same behind a fault") {
        const auto readings = read_all("1. e4 e5 2. e4\n1. d4 d5 0-1\n");
        REQUIRE(readings.size() == 2U);
        CHECK(support::moves_of(std::get<Reading>(readings[1]).game) == "1. d4 d5 0-1");
    }
    SECTION("but Black's first move begins none, nor a number within a line") {
        CHECK(rewritten("1. e4 {x}\n1... e5 2. Nf3\n2... Nc6 1. Bb5 *") == "1. e4 {x} 1... e5 2. Nf3 Nc6 3. Bb5 *");
        CHECK(rewritten("1. e4 e5 {x}\n1. ... *") == "1. e4 e5 {x} *");
    }
}

TEST_CASE("What is nothing at all is told as it stands there") {
    CHECK(expected("1. e4 < *") == Expected::MoveOrResult);
    CHECK(expected("1. e4 [x *") == Expected::MoveOrResult);
    CHECK(expected(std::string_view("1. e4 \0 *", 9)) == Expected::MoveOrResult);
    CHECK(std::get<Unexpected>(fault("1. e4 <x\ny> *").reason).found == "<x");
    const Fault words = fault("1. e4 e5\n2. Nf3 hello *");
    CHECK(words.line == 2U);
    CHECK(std::get<BadMove>(words.reason).text == "hello");
}

TEST_CASE("What is told of a long text ends with a whole letter") {
    const std::vector<std::string> letters{"ä", "…", "𝄞"};
    for (const std::string& letter : letters) {
        const auto repeated = [&](std::size_t bytes) {
            std::string text;
            while (text.size() + letter.size() <= bytes) text += letter;
            return text;
        };
        for (const std::string before : {"a", "ab", "abc", "abcd"}) {
            CHECK(std::get<BadMove>(fault("1. " + before + repeated(100)).reason).text ==
                  before + repeated(40 - before.size()));
            CHECK(std::get<BadMove>(fault("1. " + before + repeated(2000)).reason).text ==
                  before + repeated(40 - before.size()));
            CHECK(std::get<Unexpected>(fault("1. e4 <" + before + repeated(100)).reason).found ==
                  "<" + before + repeated(23 - before.size()));
        }
    }
}

TEST_CASE("A move that cannot be played is told with its reason and its position") {
    const Fault illegal = fault("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 Nd3 *");
    CHECK(illegal.line == 3U);
    const auto& bad = std::get<BadMove>(illegal.reason);
    CHECK(bad.text == "Nd3");
    CHECK(bad.position.fullmove_number() == 3);
    CHECK(std::get<rules::notation::IllegalMove>(bad.reason).obstacle == rules::notation::Obstacle::CannotReach);
    const Fault ambiguous = fault("1. d4 d5 2. Nf3 Nf6 3. Nd2 *");
    CHECK(std::get<rules::notation::AmbiguousMove>(std::get<BadMove>(ambiguous.reason).reason).candidates.size() == 2U);
}

TEST_CASE("The next game is read, whatever was wrong with the one before") {
    for (const char* broken :
         {"[Event \"a\"]\n\n1. e4 e4 2. d4 *\n", "[Event \"a\"\n[White \"x\"]\n\n1. e4 e5 *\n",
          "[Event \"a\"]\n\n1. e4 {never closed *\n", "[Event \"a\"]\n\n1. e4 (1. d4\n", "[Event \"a\"]\n\n1. e4 <\n",
          "[Event \"a\"]\n[FEN \"x\"]\n\n1. e4 e5\n2. d4 *\n", "[Event \"a\"]\n[Variant \"x\"]\n\n",
          "[Event \"a\"]\n\n1. e4 ) {a\n[not a tag\n} e5 *\n", "[Event a]\n[White \"x\"]\n\n",
          "[Event \"a\"]\n\n1. e4 $999\n\n2. e5\n\n"}) {
        INFO(broken);
        const auto readings = read_all(std::string(broken) +
                                       "\n[Event \"b\"]\n[White \"y\"]\n\n1. d4 d5 1-0\n\n[Event \"c\"]\n\n1. c4 *");
        REQUIRE(readings.size() == 3U);
        const auto* first = std::get_if<Reading>(&readings[0]);
        CHECK((first == nullptr || !first->faults.empty()));
        REQUIRE(std::holds_alternative<Reading>(readings[1]));
        const Reading& second = std::get<Reading>(readings[1]);
        CHECK(second.faults.empty());
        CHECK(second.game.tag("Event") == "b");
        CHECK(second.game.tag("White") == "y");
        CHECK(second.game.main.plies.size() == 2U);
        CHECK(std::get<Reading>(readings[2]).game.tag("Event") == "c");
    }
}

TEST_CASE("An indented tag behind a variation that was never closed is the next game's") {
    const auto readings = read_all("1. e4 (1. d4\n\n  [Event \"b\"]\n[Site \"s\"]\n\n1. c4 *");
    REQUIRE(readings.size() == 2U);
    CHECK(std::get<Reading>(readings[0]).faults.at(0).line == 1U);
    CHECK(std::get<Reading>(readings[1]).game.tag("Event") == "b");
    CHECK(std::get<Reading>(readings[1]).game.tag("Site") == "s");
}

TEST_CASE("What would need too much memory is refused") {
    std::string deep = "1. e4 ";
    for (std::size_t level = 0; level < ReadingLimits::most_levels + 10; ++level) deep += "(1. d4 ";
    CHECK(expected(deep) == Expected::FewerLevels);
    std::string shuffle = "[Event \"?\"]\n\n";
    for (std::size_t ply = 0; ply <= ReadingLimits::most_plies; ply += 4) shuffle += "Nf3 Nf6 Ng1 Ng8 ";
    CHECK(expected(shuffle) == Expected::ShorterGame);
    CHECK(expected("1. e4 {" + std::string(ReadingLimits::most_bytes + 10, 'x')) == Expected::ShorterGame);
    CHECK(expected("1. e4 " + std::string(ReadingLimits::most_bytes + 10, ' ') + "e5") == Expected::ShorterGame);
    SECTION("but what was read of it is kept, and the next game is read") {
        const auto readings =
            read_all("1. e4 {" + std::string(ReadingLimits::most_bytes + 10, 'x') + "} e5\n\n[Event \"b\"]\n\n*");
        REQUIRE(readings.size() == 2U);
        CHECK(std::get<Reading>(readings[0]).game.main.plies.size() == 1U);
        CHECK(std::get<Reading>(readings[1]).game.tag("Event") == "b");
    }
    SECTION("and of many faults the first are told") {
        std::string many;
        for (int tag = 0; tag < 1000; ++tag) many += "[White \"x\"]\n";
        CHECK(support::reading(many + "\n*").faults.size() == ReadingLimits::most_faults);
    }
}

TEST_CASE("It makes no difference in which pieces the text comes") {
    const std::string text =
        "[Event \"A long \\\"name\\\" \xFC\"]\n\n1. e4 {one two} e5 (1... c5 $14 2. Nf3) 2. Nf3! ; x\n"
        "Nc6 3. Bb5 a6 1-0\n\n[Event \"b \"quoted\" b\"]\n\n1. e4 e4 *\n\n[Event \"c\"]\n\n1. c4 1/2-1/2\n";
    const auto written = [&](std::size_t piece) {
        std::string all;
        for (const auto& reading : read_all(text, piece)) {
            const Reading& read = std::get<Reading>(reading);
            all += write_game(read.game);
            for (const Fault& wrong : read.faults) all += "line " + std::to_string(wrong.line) + "\n";
        }
        return all;
    };
    const std::string whole = written(100000);
    CHECK(whole.find("line 8\n") != std::string::npos);
    for (std::size_t piece = 1; piece < 40; ++piece) CHECK(written(piece) == whole);
}

TEST_CASE("The same is wrong with games whose comments are left out") {
    using namespace std::string_view_literals;
    const std::string far(70000, 'x'); // goes on behind what is in sight
    for (const std::string& comment :
         {std::string("{[%clk 0:05:00]}"), std::string("{ [%clk 0:05:00]\r\n  [%eval 0.2]\r\n}"), std::string("{a {b}"),
          std::string(";to the end } (\r\n"), "{" + far + " " + far + "}", ";" + far + "\n",
          std::string("{a\0b\xE4}"sv), std::string("{not closed\n\n[Event \"b\"]\n\n"), std::string("{not closed")}) {
        const std::string text = "{first} 1. e4 " + comment + " e5 (1... d5 " + comment + " 2. Ke3) 2. Ke3 *";
        INFO(text.substr(0, 100));
        const auto kept = read_all(text);
        for (const std::size_t piece : {1U, 1000U}) {
            const auto left_out = read_all(text, piece, {}, Comments::LeftOut);
            REQUIRE(left_out.size() == kept.size());
            for (std::size_t game = 0; game < kept.size(); ++game) {
                const auto& one = std::get<Reading>(kept[game]);
                const auto& other = std::get<Reading>(left_out[game]);
                CHECK(std::equal(one.faults.begin(), one.faults.end(), other.faults.begin(), other.faults.end(),
                                 [](const Fault& fault, const Fault& same) {
                                     return fault.line == same.line && fault.reason.index() == same.reason.index();
                                 }));
                CHECK(moves_of(one.game.main) == moves_of(other.game.main));
                CHECK(std::all_of(other.game.main.plies.begin(), other.game.main.plies.end(),
                                  [](const Ply& ply) { return ply.after.empty(); }));
            }
        }
    }
}

TEST_CASE("Comments that put pieces in hand count where comments are left out") {
    const auto readings =
        read_all("[Variant \"doubles\"]\n\n1. e4 {[%received N]} e5 2. N@d5 *", 1000, {}, Comments::LeftOut);
    REQUIRE(readings.size() == 1U);
    CHECK(std::get<Reading>(readings.front()).faults.empty());
    CHECK(std::get<Reading>(readings.front()).game.main.plies.size() == 3U);
}
