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

/// From the arbiter's list.
void open_envelope(Evening& evening) {
    choose(evening, "Open the envelope");
    say_yes(evening);
    evening.said();
    evening.type(arbiters_passphrase);
    evening.key("Enter");
}

/// The arbiter is asked how his first key is kept; White has typed a move and wants to seal it.
Evening asked_for_key(std::vector<envelope::Fingerprint> away = {}) {
    Evening evening = begun("5400");
    evening.take_keys_away(std::move(away));
    adjourn(evening);
    evening.type("Nf3");
    evening.key("Enter");
    evening.said();
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
    CHECK(contains(said, "The envelope is kept in /drawer/1.envelope. The arbiter’s key 1a2b3c4d opens it."));
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
    open_envelope(evening);
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
    evening.tell_of_engine(
        engine::BestMove{{evening.model().game->engine->questions}, *engine::UciMove::parse("e7e5"), std::nullopt});
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

TEST_CASE("Only what the arbiter has opens the envelope: Enter alone does not, nor another passphrase") {
    Evening evening = adjourned();
    open_arbiter(evening);
    choose(evening, "Open the envelope");
    evening.said();
    say_yes(evening);
    CHECK(evening.said().back() == "The arbiter types the passphrase of his key. It is neither said nor shown.");
    evening.key("Enter");
    CHECK(phase(evening) == Phase::Adjourned);
    evening.said();
    evening.type("open up now");
    evening.key("Up");
    for (const std::string& line : evening.said()) CHECK(line.ends_with("typed"));
    CHECK(evening.view().text->text == "•••••••••••");
    evening.key("Enter");
    CHECK(contains(evening.said(), "That is not the passphrase for the key 1a2b3c4d."));
    CHECK(phase(evening) == Phase::Adjourned);
    evening.type(arbiters_passphrase);
    evening.key("Enter");
    CHECK(phase(evening) == Phase::Playing);
    CHECK_FALSE(contains(evening.spoken(), arbiters_passphrase));
    CHECK_FALSE(contains(evening.spoken(), "open up"));
}

TEST_CASE("With the first envelope the arbiter chooses a passphrase, typed twice, before the move is sealed") {
    Evening evening = asked_for_key();
    const Lines asked = evening.said();
    CHECK(contains(asked, "who has no key yet"));
    CHECK(asked.back().ends_with("A new key, opened with a passphrase"));
    CHECK(phase(evening) == Phase::Playing);
    evening.key("Enter");
    evening.type("short");
    evening.key("Enter");
    CHECK(contains(evening.said(), "A passphrase has at least 8 letters."));
    evening.type("long enough");
    evening.key("Enter");
    evening.type("long enoug");
    evening.key("Enter");
    CHECK(contains(evening.said(), "These were two different passphrases. Type the passphrase twice."));
    for (int time = 0; time < 2; ++time) {
        evening.type("long enough");
        evening.key("Enter");
    }
    CHECK(contains(evening.said(), "Your move is sealed: the game is adjourned"));
    CHECK(phase(evening) == Phase::Adjourned);
    REQUIRE(evening.sealed_for());
    const auto& made = std::get<envelope::NewKey>(*evening.sealed_for());
    CHECK(std::get<envelope::Passphrase>(made.credential).text == "long enough");
    CHECK_FALSE(contains(evening.spoken(), "long enough"));
}

TEST_CASE("Or a file of his, and who goes back has sealed nothing and may seal again") {
    Evening evening = asked_for_key();
    evening.keys({"Down", "Enter"});
    evening.keys({"Escape", "Escape"});
    CHECK(phase(evening) == Phase::Playing);
    evening.key("F9");
    choose(evening, "Seal your move");
    evening.type("Nf3");
    evening.key("Enter");
    say_yes(evening);
    evening.keys({"Down", "Enter"});
    evening.type("/media/stick");
    evening.key("Enter");
    CHECK(phase(evening) == Phase::Adjourned);
    REQUIRE(evening.sealed_for());
    const auto& made = std::get<envelope::NewKey>(*evening.sealed_for());
    CHECK(std::get<envelope::KeyFile>(made.credential).path == "/media/stick");
}

TEST_CASE("Where envelopes lie and what seals for their key is away, that is asked about before another key is made") {
    Evening evening = asked_for_key({{"0badcafe"}});
    CHECK(contains(evening.said(), "Envelopes lie here that were sealed for the key 0badcafe"));
    CHECK(phase(evening) == Phase::Playing);
}
