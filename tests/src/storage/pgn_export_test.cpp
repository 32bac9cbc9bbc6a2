#include "src/storage/pgn_export.hpp"

#include "tests/rules/pgn/support.hpp"
#include "tests/support/acting.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

using namespace ports::journal;
using namespace storage;
using namespace rules::table;
using namespace std::chrono_literals;
using rules::board::Move;
using rules::board::Square;
using tables::Acted;

namespace {

/// A game being written down as it is played.
struct Played {
    explicit Played(Table at)
        : start(at)
        , table(std::move(at)) {
        game.settings = table.settings;
        game.white = "Sina";
        game.black = "Stockfish";
        game.started = "2026-11-20T14:30:00Z";
    }

    void act(Duration at, const Command& command) {
        Acted acted = tables::act(std::move(table), command, Instant{at});
        REQUIRE_FALSE(acted.refusal);
        table = std::move(acted.table);
        events.insert(events.end(), acted.events.begin(), acted.events.end());
    }
    void play(Duration at, Color side, std::string_view from, std::string_view to) {
        act(at, Play{side, Move::normal(*Square::parse(from), *Square::parse(to))});
    }
    std::string pgn() const { return write_pgn(game, start, events); }

    NewGame game;
    Table start;
    Table table;
    std::vector<TimedEvent> events;
};

} // namespace

TEST_CASE("Who has told no name is unknown to a game file") {
    Played game(tables::lay("300+3"));
    game.game.white = std::nullopt;
    CHECK(game.pgn().find("[White \"?\"]") != std::string::npos);
}

TEST_CASE("A game is exported with its tags, and with what the clocks showed after each press") {
    Played game(tables::lay("300+3"));
    game.game.settings.black = Seat::Computer;
    game.act(0s, Start{});
    game.play(4s, Color::White, "f2", "f3");
    game.act(5s, Press{Color::White});
    game.play(5s, Color::Black, "e7", "e5");
    game.act(6500ms, Press{Color::Black});
    game.play(10s, Color::White, "g2", "g4");
    game.act(10s, Press{Color::White});
    game.play(13s, Color::Black, "d8", "h4");
    CHECK(game.pgn() == R"([Event "?"]
[Site "?"]
[Date "2026.11.20"]
[Round "?"]
[White "Sina"]
[Black "Stockfish"]
[Result "0-1"]
[BlackType "program"]
[Termination "normal"]
[TimeControl "300+3"]
[UTCDate "2026.11.20"]
[UTCTime "14:30:00"]
[WhiteType "human"]

1. f3 {[%clk 0:05:01]} 1... e5 {[%clk 0:05:04]} 2. g4 {[%clk 0:05:00]} 2... Qh4#
{[%clk 0:05:01]} 0-1
)");
}

TEST_CASE("A press that comes after the reply belongs to the mover's own move") {
    Played game(tables::lay("300"));
    game.act(0s, Start{});
    game.play(1s, Color::White, "e2", "e4");
    game.play(2s, Color::Black, "e7", "e5");
    game.act(3s, Press{Color::White});
    game.act(5s, Press{Color::Black});
    CHECK(game.pgn().ends_with("\n\n1. e4 {[%clk 0:04:57]} 1... e5 {[%clk 0:04:58]} *\n"));
}

TEST_CASE("Without clocks there are moves only, and a start of one's own is a FEN") {
    Played game(tables::lay("none", "4k3/8/8/8/8/8/4p3/4K2R b K - 3 17"));
    game.act(0s, Start{});
    game.play(1s, Color::Black, "e8", "d7");
    game.play(2s, Color::White, "e1", "e2");
    game.play(3s, Color::Black, "d7", "c6");
    game.act(4s, Resign{Color::Black});
    const std::string pgn = game.pgn();
    CHECK(pgn.find("[FEN \"4k3/8/8/8/8/8/4p3/4K2R b K - 3 17\"]\n[SetUp \"1\"]\n[Termination \"normal\"]\n") !=
          std::string::npos);
    CHECK(pgn.ends_with("\n\n17... Kd7 18. Kxe2 Kc6 1-0\n"));
}

TEST_CASE("In doubles it is told when pieces come from the partner, so that the game can be played over") {
    Settings settings;
    settings.variant = rules::variants::Variant::Doubles;
    Played game(tables::lay(settings));
    game.act(0s, Start{});
    game.act(0s, TakeInHand{Color::White, rules::board::Role::Pawn});
    game.play(1s, Color::White, "e2", "e4");
    game.play(2s, Color::Black, "e7", "e5");
    game.act(3s, TakeInHand{Color::White, rules::board::Role::Knight});
    game.act(4s, Play{Color::White, Move::drop(rules::board::Role::Knight, *Square::parse("f5"))});
    CHECK(game.pgn().find("{[%received P]} 1. e4 e5 {[%received N]} 2. N@f5 *") != std::string::npos);

    CHECK(support::read_game(game.pgn()).main.plies.size() == 3);
}

TEST_CASE("A game lost on time and one not over say so") {
    Played lost(tables::lay("60"));
    lost.act(0s, Start{});
    CHECK(lost.pgn().find("[Result \"*\"]") != std::string::npos);
    CHECK(lost.pgn().find("[Termination \"unterminated\"]") != std::string::npos);
    lost.act(60s, ClaimFlag{std::nullopt});
    CHECK(lost.pgn().find("[Result \"0-1\"]") != std::string::npos);
    CHECK(lost.pgn().find("[Termination \"time forfeit\"]") != std::string::npos);
}

TEST_CASE("Names with quotes, backslashes and line ends make no other tags, and no date is invented") {
    Played game(tables::lay("none"));
    game.game.white = "A \"B\" \\C\n[Result \"1-0\"]";
    game.game.started = "yesterday";
    const std::string pgn = game.pgn();
    CHECK(pgn.find("[White \"A \\\"B\\\" \\\\C [Result \\\"1-0\\\"]\"]\n") != std::string::npos);
    CHECK(pgn.find("[Date \"????.??.??\"]") != std::string::npos);
    CHECK(pgn.find("UTCDate") == std::string::npos);
}

TEST_CASE("Lines are at most 80 signs long") {
    Played game(tables::lay("3600"));
    game.act(0s, Start{});
    for (int round = 0; round < 20; ++round)
        for (const auto& [side, from, to] :
             {std::tuple{Color::White, "g1", "f3"}, std::tuple{Color::Black, "g8", "f6"},
              std::tuple{Color::White, "f3", "g1"}, std::tuple{Color::Black, "f6", "g8"}}) {
            game.play(0s, side, from, to);
            game.act(0s, Press{side});
        }
    std::size_t line = 0;
    for (const char sign : game.pgn()) {
        line = sign == '\n' ? 0 : line + 1;
        REQUIRE(line <= 80);
    }
}
