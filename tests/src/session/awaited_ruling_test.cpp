// Acts whose outcome has to be worked out first: the keys answer meanwhile, and nothing else happens at the table.
#include "rules/journal/event_lines.hpp"
#include "rules/notation/fen.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <ctime>

using harness::contains;
using harness::SessionHarness;
using namespace std::chrono_literals;
using rules::verdict::Winnable;
using Lines = std::vector<std::string>;

namespace {

constexpr auto wait = "One moment: how the game ends is still being worked out.";

/// A game in a locked position, in which it takes long to find out whether Black can mate.
ports::journal::StoredGame locked_game(const std::string& time) {
    ports::journal::StoredGame game{game::GameId{7},
                                    {{}, "You", "Stockfish", game::Opponent{"stockfish", 3}, "2026-11-20T14:30:00"},
                                    {},
                                    {},
                                    std::nullopt};
    game.game.settings.edition = "fide-2023";
    game.game.settings.white = rules::table::Seat::Blind;
    game.game.settings.black = rules::table::Seat::Computer;
    game.game.settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control(time));
    game.game.settings.start =
        std::get<rules::board::Setup>(rules::notation::read_fen("6k1/p3p1P1/2p3PB/p5PB/4P1P1/4P3/PKP5/8 w - - 0 1"));
    game.events = {std::get<rules::table::TimedEvent>(rules::journal::read_line("0 started"))};
    return game;
}

/// White goes on with it; nobody answers what has to be worked out.
SessionHarness at_locked_game(const std::string& time = "none") {
    SessionHarness harness;
    harness.mate_is_open = true;
    harness.start({locked_game(time)});
    harness.key("Enter");
    REQUIRE(harness.has_game());
    harness.said();
    return harness;
}

std::vector<session::WorkOutMate> proofs_asked(const SessionHarness& harness) {
    std::vector<session::WorkOutMate> all;
    for (const session::Effect& effect : harness.effects())
        if (const auto* one = std::get_if<session::WorkOutMate>(&effect)) all.push_back(*one);
    return all;
}

void resign(SessionHarness& harness) {
    harness.key("Ctrl+r");
    harness::say_yes(harness);
}

} // namespace

TEST_CASE("Offering what may be done asks for no proof and takes no time") {
    SessionHarness harness = at_locked_game();
    const std::clock_t before = std::clock();
    harness.keys({"F9", "Down", "Down", "Escape", "Ctrl+r", "Escape"});
    harness::open_arbiter(harness, "The result");
    harness.keys({"Down", "Down", "Escape", "Escape", "Escape"});
    CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 0.5); // a proof for each row took 20 s
    CHECK(proofs_asked(harness).empty());
    CHECK_FALSE(harness.game().awaits_ruling());
}

TEST_CASE(
    "Whoever resigns is told so at once; the keys answer, and another act is refused, until the outcome is known") {
    SessionHarness harness = at_locked_game("600");
    harness.pass(5s);
    resign(harness);
    CHECK(contains(harness.said(), "You resign"));
    REQUIRE(proofs_asked(harness).size() == 1);
    CHECK_FALSE(is_over(harness));
    const std::string resigned = harness.journal().back();

    harness.pass(2s);
    CHECK(harness.journal().back() == resigned);
    harness.said();
    harness.key("t");
    CHECK_FALSE(harness.said().empty());
    harness.key("Ctrl+d");
    harness::say_yes(harness);
    CHECK(contains(harness.said(), wait));
    CHECK(harness.journal().back() == resigned);

    harness.tell(session::MateWorkedOut{proofs_asked(harness).front().table, proofs_asked(harness).front().question,
                                        Winnable::Cannot});
    REQUIRE(is_over(harness));
    CHECK(harness.game().table.outcome->result == rules::table::Result::Draw);
    // At the time of the act, not of the answer.
    CHECK(harness.journal().back().substr(0, harness.journal().back().find(' ')) ==
          resigned.substr(0, resigned.find(' ')));
    CHECK(contains(harness.said(), "Draw: no checkmate was possible after the resignation"));
}

TEST_CASE("An answer for another question changes nothing") {
    SessionHarness harness = at_locked_game();
    resign(harness);
    rules::table::MateQuestion other = proofs_asked(harness).front().question;
    other.side = !other.side;
    harness.tell(session::MateWorkedOut{proofs_asked(harness).front().table, other, Winnable::Cannot});
    CHECK_FALSE(is_over(harness));
    harness.tell(session::MateWorkedOut{proofs_asked(harness).front().table, proofs_asked(harness).front().question,
                                        Winnable::Can});
    CHECK(harness.game().table.outcome->result == rules::table::Result::BlackWins);
    harness.tell(session::MateWorkedOut{proofs_asked(harness).front().table, proofs_asked(harness).front().question,
                                        Winnable::Can});
    const Lines journal = harness.journal();
    CHECK(std::count_if(journal.begin(), journal.end(),
                        [](const std::string& line) { return line.find("ended") != std::string::npos; }) == 1);
}

TEST_CASE("A game that was left before the outcome was known asks again when it is gone on with") {
    SessionHarness left = at_locked_game();
    resign(left);
    const std::vector<ports::journal::StoredGame> kept = left.kept();
    REQUIRE(std::holds_alternative<rules::table::Resigned>(kept.front().events.back().event));

    SessionHarness again;
    again.start(kept);
    again.key("Enter");
    REQUIRE(proofs_asked(again).size() == 1);
    REQUIRE(is_over(again));
    CHECK(again.game().table.outcome->reason == rules::table::Reason::Resignation);
}

TEST_CASE("A flag that is seen to have fallen waits for its outcome, and the opponent's move comes too late") {
    SessionHarness harness = at_locked_game("60");
    harness.pass(61s);
    REQUIRE(proofs_asked(harness).size() == 1);
    CHECK(proofs_asked(harness).front().question.side == rules::board::Color::Black);
    CHECK_FALSE(is_over(harness));
    CHECK_FALSE(session::next_wake(harness.model(), harness.now()));
    harness.pass(3s);
    CHECK(proofs_asked(harness).size() == 1);
    harness.tell(session::MateWorkedOut{proofs_asked(harness).front().table, proofs_asked(harness).front().question,
                                        Winnable::Unknown});
    REQUIRE(is_over(harness));
    CHECK(harness.game().table.is_mate_unproved);
}
