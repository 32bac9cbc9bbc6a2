// Broken games are told, and the next is read.
#include "tests/rules/pgn/support.hpp"

#include "rules/notation/uci.hpp"

using namespace rules::pgn;
using support::fault;
using support::read_all;

namespace {

Expected expected(std::string_view text) { return std::get<Unexpected>(fault(text).reason).expected; }
std::size_t line(std::string_view text) { return fault(text).line; }

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

TEST_CASE("Brackets and braces must be closed, and it is told where they were opened") {
    CHECK(expected("1. e4 e5\n{ never\nclosed *") == Expected::CommentEnd);
    CHECK(line("1. e4 e5\n{ never\nclosed *") == 2U);
    CHECK(expected("1. e4 e5\n(1... c5\n2. Nf3") == Expected::VariationEnd);
    CHECK(line("1. e4 e5\n(1... c5\n2. Nf3") == 2U);
    CHECK(expected("1. e4 e5\n) *") == Expected::VariationStart);
    CHECK(expected("(1. e4) *") == Expected::MoveBeforeVariation);
    CHECK(expected("1. e4 ((1. d4)) *") == Expected::MoveBeforeVariation);
}

TEST_CASE("A glyph needs a move and a number up to 255") {
    CHECK(expected("$1 1. e4 *") == Expected::MoveBeforeGlyph);
    CHECK(expected("! 1. e4 *") == Expected::MoveBeforeGlyph);
    CHECK(expected("1. e4 $256 *") == Expected::GlyphNumber);
    CHECK(expected("1. e4 $ *") == Expected::GlyphNumber);
    CHECK(expected("1. e4 $-1 *") == Expected::GlyphNumber);
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
        CHECK(std::holds_alternative<Fault>(readings[0]));
        REQUIRE(std::holds_alternative<Game>(readings[1]));
        CHECK(std::get<Game>(readings[1]).tag("Event") == "b");
        CHECK(std::get<Game>(readings[1]).tag("White") == "y");
        CHECK(std::get<Game>(readings[1]).main.plies.size() == 2U);
        CHECK(std::get<Game>(readings[2]).tag("Event") == "c");
    }
}

TEST_CASE("An indented tag behind a variation that was never closed is the next game's") {
    const auto readings = read_all("1. e4 (1. d4\n\n  [Event \"b\"]\n[Site \"s\"]\n\n1. c4 *");
    REQUIRE(readings.size() == 2U);
    CHECK(std::get<Fault>(readings[0]).line == 1U);
    CHECK(std::get<Game>(readings[1]).tag("Event") == "b");
    CHECK(std::get<Game>(readings[1]).tag("Site") == "s");
}

TEST_CASE("What would need too much memory is refused") {
    std::string deep = "1. e4 ";
    for (std::size_t level = 0; level < Reader::most_levels + 10; ++level) deep += "(1. d4 ";
    CHECK(expected(deep) == Expected::FewerLevels);
    std::string shuffle = "[Event \"?\"]\n\n";
    for (std::size_t ply = 0; ply <= Reader::most_plies; ply += 4) shuffle += "Nf3 Nf6 Ng1 Ng8 ";
    CHECK(expected(shuffle) == Expected::ShorterGame);
    CHECK(expected("1. e4 {" + std::string(Reader::most_bytes + 10, 'x')) == Expected::ShorterGame);
    CHECK(expected("1. e4 " + std::string(Reader::most_bytes + 10, ' ') + "e5") == Expected::ShorterGame);
}

TEST_CASE("It makes no difference in which pieces the text comes") {
    const std::string text =
        "[Event \"A long \\\"name\\\" \xFC\"]\n\n1. e4 {one two} e5 (1... c5 $14 2. Nf3) 2. Nf3! ; x\n"
        "Nc6 3. Bb5 a6 1-0\n\n[Event \"b\"]\n\n1. e4 e4 *\n\n[Event \"c\"]\n\n1. c4 1/2-1/2\n";
    const auto written = [&](std::size_t piece) {
        std::string all;
        for (const auto& reading : read_all(text, piece)) {
            if (const auto* game = std::get_if<Game>(&reading)) all += write_game(*game);
            if (const auto* wrong = std::get_if<Fault>(&reading)) all += "line " + std::to_string(wrong->line) + "\n";
        }
        return all;
    };
    const std::string whole = written(100000);
    CHECK(whole.find("line 8\n") != std::string::npos);
    for (std::size_t piece = 1; piece < 40; ++piece) CHECK(written(piece) == whole);
}
