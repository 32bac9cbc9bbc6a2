// Games adjourned and resumed from the window: the sealed move stays unheard and unseen until its envelope is opened.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;

namespace {

using Lines = std::vector<std::string>;
using rules::table::Phase;

Phase phase(const Evening& evening) { return evening.model().game->table.phase; }

void adjourn(Evening& evening, const std::string& when = "") {
    open_arbiter(evening);
    choose(evening, "Adjourn the game");
    evening.type(when);
    evening.key("Enter");
    say_yes(evening);
}

Evening adjourned() {
    Evening evening = begun("5400");
    adjourn(evening, "Sunday at nine");
    evening.type("Nf3");
    evening.key("Enter");
    say_yes(evening);
    return evening;
}

void leave_and_go_on(Evening& evening) {
    evening.key("F9");
    choose(evening, "Leave the game");
    say_yes(evening);
    evening.said();
    evening.key("Enter");
}

} // namespace

TEST_CASE("The arbiter adjourns, and the player on move is asked for a move to seal at once") {
    Evening evening = begun("5400");
    evening.said();
    adjourn(evening, "Sunday at nine");
    const Lines said = evening.said();
    CHECK(contains(said, "The session is over: seal your move"));
    CHECK(contains(said, "The game goes on: Sunday at nine"));
    CHECK(said.back() == "Type the move you seal. It is neither said nor shown; Up arrow reads it to you.");
}

TEST_CASE("A move being sealed is neither said nor shown, but read to whoever asks") {
    Evening evening = begun("5400");
    adjourn(evening);
    evening.said();
    evening.type("Nf3");
    CHECK(evening.said() == Lines{"1 character typed", "2 characters typed", "3 characters typed"});
    REQUIRE(evening.view().text);
    CHECK(evening.view().text->text == "•••");
    evening.key("Backspace");
    CHECK(evening.said() == Lines{"2 characters typed"});
    evening.key("Up");
    CHECK(evening.said() == Lines{"Nf"});
    CHECK_FALSE(contains(evening.spoken(), "Nf"));
    evening.type("3");
    evening.said();
    evening.key("Up");
    CHECK(evening.said() == Lines{"Nf3"});
    CHECK(evening.view().caption != "Nf3");
    evening.key("Enter");
    CHECK(evening.said() == Lines{"Seal this move and adjourn the game? No. Down arrow for yes, then Enter."});
    say_yes(evening);
    const Lines said = evening.said();
    CHECK(contains(said, "Your move is sealed: the game is adjourned"));
    CHECK(contains(said, "The envelope is kept in /drawer/1.envelope. The arbiter’s key lies beside it."));
    CHECK_FALSE(contains(said, "Springer"));
    CHECK(phase(evening) == Phase::Adjourned);
    CHECK(contains(evening.journal(), " sealed white "));
    CHECK_FALSE(contains(evening.journal(), "g1f3"));
}

TEST_CASE("What is not one legal move is not sealed, and not said") {
    Evening evening = begun("5400");
    adjourn(evening);
    for (const char* nonsense : {"Nf6", "Nd2 or so", "resign"}) {
        INFO(nonsense);
        evening.type(nonsense);
        evening.said();
        evening.key("Enter");
        CHECK(evening.said().front() == "That is not one legal move.");
    }
    CHECK(phase(evening) == Phase::Playing);
}

TEST_CASE("A move made on the board after the session is the one that is sealed") {
    Evening evening = begun("5400");
    adjourn(evening);
    evening.key("Escape");
    evening.keys({"Enter", "Up", "Up"});
    evening.said();
    evening.key("Enter");
    CHECK(contains(evening.said(), "You have made Eva vier on the board: seal that move"));
    evening.key("F9");
    choose(evening, "Seal the move made on the board");
    say_yes(evening);
    CHECK(phase(evening) == Phase::Adjourned);
}

TEST_CASE("On the envelope stand the players, the position and when the game goes on") {
    const Evening evening = adjourned();
    CHECK(evening.outside().find("players: You, ") == 0);
    CHECK(evening.outside().find("to be resumed: Sunday at nine") != std::string::npos);
    CHECK(evening.outside().find("f3") == std::string::npos);
}

TEST_CASE("An adjourned game is left, gone on with, and its envelope opened: the move is made and the clocks run") {
    Evening evening = adjourned();
    leave_and_go_on(evening);
    CHECK(contains(evening.said(), "The game is adjourned: your move is sealed."));
    evening.engine_plays({"g8f6"});
    open_arbiter(evening);
    choose(evening, "Open the envelope");
    say_yes(evening);
    const Lines said = evening.said();
    CHECK(contains(said, "The envelope is opened"));
    CHECK(contains(said, "Springer Felix drei"));
    CHECK(contains(said, "Springer Felix sechs"));
    CHECK(phase(evening) == Phase::Playing);
    CHECK(evening.model().game->table.plies.size() == 2);
}

TEST_CASE("An envelope that is not there is told, and lost, the sealed move is made on the board") {
    Evening evening = adjourned();
    evening.lose_envelopes();
    open_arbiter(evening);
    choose(evening, "Open the envelope");
    say_yes(evening);
    CHECK(evening.said().back() == "The envelope is not there: /drawer/1.envelope");
    CHECK(phase(evening) == Phase::Adjourned);
    open_arbiter(evening);
    choose(evening, "The envelope is lost: the sealed move is made on the board");
    say_yes(evening);
    CHECK(phase(evening) == Phase::Playing);
    evening.move("Nf3");
    CHECK(evening.model().game->table.plies.size() == 1);
}

TEST_CASE("An opponent on move seals what it would have played") {
    Evening evening = begun("5400");
    evening.move("e4");
    adjourn(evening);
    evening.said();
    evening.tell(session::EngineReported{
        engine::BestMove{{evening.model().game->engine->questions}, *engine::UciMove::parse("e7e5"), std::nullopt}});
    const Lines said = evening.said();
    CHECK(contains(said, "Your opponent has sealed a move: the game is adjourned"));
    CHECK_FALSE(contains(said, "Eva fünf"));
    CHECK(phase(evening) == Phase::Adjourned);
}

TEST_CASE("At the hour of the resumption the clock of whoever has to reply runs until he comes") {
    Evening evening = adjourned();
    open_arbiter(evening);
    choose(evening, "The hour has come to resume the game");
    say_yes(evening);
    CHECK(evening.model().game->table.clock.running() == rules::board::Color::Black);
    open_arbiter(evening);
    choose(evening, "Black has come");
    say_yes(evening);
    CHECK_FALSE(evening.model().game->table.clock.running());
}
