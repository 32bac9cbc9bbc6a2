#include "src/engine/uci_line.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>
#include <string>
#include <type_traits>

using namespace engine;

namespace {

UciMove move(std::string_view text) {
    const auto parsed = UciMove::parse(text);
    REQUIRE(parsed);
    return *parsed;
}

UciLine said_move(std::string_view text) { return said::BestMove{move(text)}; }

/// A question about the position after these moves of the initial position.
Question question(std::vector<UciMove> moves = {}) { return {QuestionId{1}, {}, std::move(moves), {}, {}}; }

} // namespace

TEST_CASE("A move has the form of two squares and perhaps a promotion") {
    for (const char* text : {"e2e4", "a1h8", "e1g1", "e7e8q", "h2h1n", "e7e8k", "N@f3", "P@e4"}) {
        CAPTURE(text);
        REQUIRE(UciMove::parse(text));
        CHECK(UciMove::parse(text)->text() == text);
    }
    for (const char* text : {"", "e2", "e2e", "e2e2", "e2e9", "i2e4", "e7e8Q", "K@e4", "n@f3", "N@f9", "N@f33",
                             "e2e4qq", " e2e4", "0000", "Sf3"}) {
        CAPTURE(text);
        CHECK_FALSE(UciMove::parse(text));
    }
    STATIC_REQUIRE_FALSE(std::is_constructible_v<UciMove, std::string>);
    STATIC_REQUIRE_FALSE(std::is_default_constructible_v<UciMove>);
}

TEST_CASE("An engine introduces itself") {
    CHECK(parse_line("id name Stockfish 15.1") == UciLine{said::Name{"Stockfish 15.1"}});
    CHECK(parse_line("id author somebody") == UciLine{said::Other{}});
    CHECK(parse_line("id name") == UciLine{said::Other{}});
    CHECK(parse_line("uciok") == UciLine{said::UciOk{}});
    CHECK(parse_line("  readyok \r") == UciLine{said::ReadyOk{}});
    CHECK(parse_line("Stockfish 15.1 by the Stockfish developers") == UciLine{said::Other{}});
}

TEST_CASE("An engine offers options of five types") {
    CHECK(parse_line("option name Skill Level type spin default 20 min -20 max 20") ==
          UciLine{said::Option{"Skill Level", SpinOption{-20, 20}}});
    CHECK(parse_line("option name Ponder type check default false") == UciLine{said::Option{"Ponder", CheckOption{}}});
    CHECK(parse_line("option name Clear Hash type button") == UciLine{said::Option{"Clear Hash", ButtonOption{}}});
    CHECK(parse_line("option name SyzygyPath type string default <empty>") ==
          UciLine{said::Option{"SyzygyPath", StringOption{}}});
    CHECK(parse_line("option name Style type combo default Very Solid var Very Solid var Risky") ==
          UciLine{said::Option{"Style", ComboOption{{"Very Solid", "Risky"}}}});
    for (const char* line : {"option", "option name", "option name X", "option name X type", "option name X type wheel",
                             "option name X type spin min 5 max 2"}) {
        CAPTURE(line);
        CHECK(parse_line(line) == UciLine{said::Other{}});
    }
}

TEST_CASE("An option takes only values of its type, and numbers within its range") {
    const OptionType skill = SpinOption{0, 20};
    CHECK(accepted_value(skill, "7") == "7");
    CHECK(accepted_value(skill, "-20") == "0");
    CHECK(accepted_value(skill, "99") == "20");
    CHECK_FALSE(accepted_value(skill, "strong"));
    CHECK(accepted_value(CheckOption{}, "true") == "true");
    CHECK_FALSE(accepted_value(CheckOption{}, "1"));
    CHECK(accepted_value(ComboOption{{"chess", "antichess"}}, "chess") == "chess");
    CHECK_FALSE(accepted_value(ComboOption{{"antichess"}}, "chess"));
    CHECK(accepted_value(StringOption{}, "/some where") == "/some where");
    CHECK_FALSE(accepted_value(ButtonOption{}, "true"));
}

TEST_CASE("An engine tells what it thinks of its position") {
    CHECK(parse_line("info depth 9 seldepth 12 multipv 1 score cp 34 nodes 5 nps 100 pv e2e4 e7e5") ==
          UciLine{said::Evaluation{Centipawns{34}, 1, move("e2e4")}});
    CHECK(parse_line("info multipv 3 score mate -2 upperbound") == UciLine{said::Evaluation{MateIn{-2}, 3, {}}});
    CHECK(parse_line("info score cp 5 pv nonsense") == UciLine{said::Evaluation{Centipawns{5}, 1, {}}});
    for (const char* line : {"info depth 9", "info score", "info score cp", "info score cp many",
                             "info score wdl 1 2 3", "info string score cp 34", "info score cp 99999999999"}) {
        CAPTURE(line);
        CHECK(parse_line(line) == UciLine{said::Other{}});
    }
}

TEST_CASE("An engine names its best move, none, or rubbish") {
    CHECK(parse_line("bestmove e2e4") == said_move("e2e4"));
    CHECK(parse_line("bestmove e7e8q ponder a7a5") == said_move("e7e8q"));
    CHECK(parse_line("\tbestmove   g1f3\r") == said_move("g1f3"));
    CHECK(parse_line("bestmove (none)") == UciLine{said::NoMove{}});
    CHECK(parse_line("bestmove 0000") == UciLine{said::NoMove{}});
    for (const char* line : {"bestmove", "bestmove e2", "bestmove Nf3", "bestmove e2e4e5", "bestmove \x01\xff"}) {
        CAPTURE(line);
        CHECK(parse_line(line) == UciLine{said::BadMove{}});
    }
    CHECK(parse_line("bestmovee2e4") == UciLine{said::Other{}});
}

TEST_CASE("Whatever an engine says, a best move taken from it has the form of one") {
    const auto bytes = rc::gen::container<std::string>(rc::gen::arbitrary<char>());
    const auto words = rc::gen::map(
        rc::gen::container<std::vector<std::string>>(rc::gen::oneOf(
            rc::gen::element<std::string>("bestmove", "info", "option", "name", "type", "spin", "combo", "var", "min",
                                          "max", "score", "cp", "mate", "multipv", "pv", "e2e4", "e7e8q", "(none)",
                                          "0000", "-9223372036854775808", "99999999999999999999", "id", "string"),
            bytes)),
        [](const std::vector<std::string>& parts) {
            std::string line;
            for (const std::string& part : parts) line += part + ' ';
            return line;
        });
    CHECK(rc::check([&] {
        const std::string line = *rc::gen::oneOf(bytes, words);
        const UciLine parsed = parse_line(line);
        if (const auto* best = std::get_if<said::BestMove>(&parsed))
            RC_ASSERT(UciMove::parse(best->move.text()) == best->move);
        if (const auto* evaluation = std::get_if<said::Evaluation>(&parsed))
            RC_ASSERT((!evaluation->move || UciMove::parse(evaluation->move->text()).has_value()));
        const std::string shown = presentable(line);
        RC_ASSERT(shown.size() <= 80U);
        for (const char byte : shown) RC_ASSERT(byte >= ' ' && byte <= '~');
    }));
}

TEST_CASE("A question is put as the game and the limits") {
    Question asked = question({move("e2e4"), move("e7e5")});
    CHECK(position_line(asked) == "position startpos moves e2e4 e7e5");
    CHECK(go_line(asked) == "go infinite");

    asked.start_fen = "8/8/8/8/8/8/8/K1k5 b - - 0 1";
    asked.moves.clear();
    CHECK(position_line(asked) == "position fen 8/8/8/8/8/8/8/K1k5 b - - 0 1");

    asked.limits = {std::chrono::milliseconds(250), 4U, 1000U};
    CHECK(go_line(asked) == "go depth 4 nodes 1000 movetime 250");
    asked.among = {move("a1a2"), move("a1b2")};
    CHECK(go_line(asked) == "go depth 4 nodes 1000 movetime 250 searchmoves a1a2 a1b2");
    asked.among.clear();

    asked.limits = {};
    asked.clocks = Clocks{
        {std::chrono::minutes(5), std::chrono::seconds(3)}, {std::chrono::seconds(7), std::chrono::seconds(3)}, {}};
    CHECK(go_line(asked) == "go wtime 300000 btime 7000 winc 3000 binc 3000");
    asked.clocks->moves_to_go = 12U;
    CHECK(go_line(asked) == "go wtime 300000 btime 7000 winc 3000 binc 3000 movestogo 12");
}

TEST_CASE("A clock that has run out is not put as no clock") {
    Question asked = question();
    asked.clocks = Clocks{{std::chrono::milliseconds(0), {}}, {std::chrono::milliseconds(-40), {}}, {}};
    CHECK(go_line(asked) == "go wtime 1 btime 1 winc 0 binc 0");
}

TEST_CASE("An option is set by its name and value") {
    CHECK(setoption_line("Skill Level", "-9") == "setoption name Skill Level value -9");
}
