// Acts whose outcome has to be worked out first: the keys answer meanwhile, and nothing else happens at the table.
#include "rules/journal/event_lines.hpp"
#include "rules/notation/fen.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <ctime>

using evening::contains;
using evening::Evening;
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
Evening at_locked_game(const std::string& time = "none") {
    Evening evening;
    evening.mate_is_open = true;
    evening.start({locked_game(time)});
    evening.key("Enter");
    REQUIRE(evening.model().game);
    evening.said();
    return evening;
}

bool is_over(const Evening& evening) { return evening.model().game->table.phase == rules::table::Phase::Over; }

std::vector<session::WorkOutMate> asked(const Evening& evening) {
    std::vector<session::WorkOutMate> all;
    for (const session::Effect& effect : evening.effects())
        if (const auto* one = std::get_if<session::WorkOutMate>(&effect)) all.push_back(*one);
    return all;
}

void resign(Evening& evening) {
    evening.key("Ctrl+r");
    evening::say_yes(evening);
}

} // namespace

TEST_CASE("Offering what may be done asks for no proof and takes no time") {
    Evening evening = at_locked_game();
    const std::clock_t before = std::clock();
    evening.keys({"F9", "Down", "Down", "Escape", "Ctrl+r", "Escape"});
    evening::open_arbiter(evening, "The result");
    evening.keys({"Down", "Down", "Escape", "Escape", "Escape"});
    CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 0.5); // a proof for each row took 20 s
    CHECK(asked(evening).empty());
    CHECK_FALSE(evening.model().game->awaited);
}

TEST_CASE(
    "Whoever resigns is told so at once; the keys answer, and another act is refused, until the outcome is known") {
    Evening evening = at_locked_game("600");
    evening.pass(5s);
    resign(evening);
    CHECK(contains(evening.said(), "You resign"));
    REQUIRE(asked(evening).size() == 1);
    CHECK_FALSE(is_over(evening));
    const std::string resigned = evening.journal().back();

    evening.pass(2s);
    CHECK(evening.journal().back() == resigned);
    evening.said();
    evening.key("t");
    CHECK_FALSE(evening.said().empty());
    evening.key("Ctrl+d");
    evening::say_yes(evening);
    CHECK(contains(evening.said(), wait));
    CHECK(evening.journal().back() == resigned);

    evening.tell(
        session::MateWorkedOut{asked(evening).front().table, asked(evening).front().question, Winnable::Cannot});
    REQUIRE(is_over(evening));
    CHECK(evening.model().game->table.outcome->result == rules::table::Result::Draw);
    // At the time of the act, not of the answer.
    CHECK(evening.journal().back().substr(0, evening.journal().back().find(' ')) ==
          resigned.substr(0, resigned.find(' ')));
    CHECK(contains(evening.said(), "Draw: no checkmate was possible after the resignation"));
}

TEST_CASE("An answer for another question changes nothing") {
    Evening evening = at_locked_game();
    resign(evening);
    rules::table::MateQuestion other = asked(evening).front().question;
    other.side = !other.side;
    evening.tell(session::MateWorkedOut{asked(evening).front().table, other, Winnable::Cannot});
    CHECK_FALSE(is_over(evening));
    evening.tell(session::MateWorkedOut{asked(evening).front().table, asked(evening).front().question, Winnable::Can});
    CHECK(evening.model().game->table.outcome->result == rules::table::Result::BlackWins);
    evening.tell(session::MateWorkedOut{asked(evening).front().table, asked(evening).front().question, Winnable::Can});
    const Lines journal = evening.journal();
    CHECK(std::count_if(journal.begin(), journal.end(),
                        [](const std::string& line) { return line.find("ended") != std::string::npos; }) == 1);
}

TEST_CASE("A game that was left before the outcome was known asks again when it is gone on with") {
    Evening left = at_locked_game();
    resign(left);
    const std::vector<ports::journal::StoredGame> kept = left.kept();
    REQUIRE(std::holds_alternative<rules::table::Resigned>(kept.front().events.back().event));

    Evening again;
    again.start(kept);
    again.key("Enter");
    REQUIRE(asked(again).size() == 1);
    REQUIRE(is_over(again));
    CHECK(again.model().game->table.outcome->reason == rules::table::Reason::Resignation);
}

TEST_CASE("A flag that is seen to have fallen waits for its outcome, and the opponent's move comes too late") {
    Evening evening = at_locked_game("60");
    evening.pass(61s);
    REQUIRE(asked(evening).size() == 1);
    CHECK(asked(evening).front().question.side == rules::board::Color::Black);
    CHECK_FALSE(is_over(evening));
    CHECK_FALSE(session::next_wake(evening.model(), evening.now()));
    evening.pass(3s);
    CHECK(asked(evening).size() == 1);
    evening.tell(
        session::MateWorkedOut{asked(evening).front().table, asked(evening).front().question, Winnable::Unknown});
    REQUIRE(is_over(evening));
    CHECK(evening.model().game->table.is_mate_unproved);
}
