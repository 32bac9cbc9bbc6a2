// Games adjourned and resumed from the window: the sealed move stays unheard and unseen until its envelope is opened.
#include "rules/notation/uci.hpp"
#include "rules/table/clock/display.hpp"
#include "speech/hearing/heard.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;

namespace {

using Lines = std::vector<std::string>;
using rules::table::Phase;

Phase phase(const SessionHarness& harness) { return harness.game().table.phase; }

void adjourn(SessionHarness& harness, const std::string& when = "") {
    open_arbiter(harness);
    choose(harness, "Adjourn the game");
    harness.type(when);
    harness.key("Enter");
    say_yes(harness);
}

std::optional<rules::table::Duration> time_of_white(const SessionHarness& harness) {
    return harness.game().table.clock.left(rules::board::Color::White, harness.game().time(harness.now()));
}

SessionHarness adjourned() {
    SessionHarness harness = begun("5400");
    adjourn(harness, "Sunday at nine");
    harness.type("Nf3");
    harness.key("Enter");
    say_yes(harness);
    return harness;
}

/// From the arbiter's list.
void open_envelope(SessionHarness& harness) {
    choose(harness, "Open the envelope");
    say_yes(harness);
    harness.said();
    harness.type(arbiters_passphrase);
    harness.key("Enter");
}

/// The arbiter is asked how the first key is kept; White has typed a move and wants to seal it.
SessionHarness asked_for_key(std::vector<envelope::Fingerprint> away = {}) {
    SessionHarness harness = begun("5400");
    harness.take_keys_away(std::move(away));
    adjourn(harness);
    harness.type("Nf3");
    harness.key("Enter");
    harness.said();
    say_yes(harness);
    return harness;
}

void leave_and_go_on(SessionHarness& harness) {
    harness.key("F9");
    choose(harness, "Leave the game");
    say_yes(harness);
    harness.said();
    harness.key("Enter");
}

} // namespace

TEST_CASE("F1 in an adjourned game says that it is adjourned, and what goes on with it") {
    SessionHarness harness = adjourned();
    harness.said();
    harness.key("F1");
    CHECK(harness.said().front().starts_with("The game is adjourned: your move is sealed."));
}

TEST_CASE("F1 on the board says how a square is said until a game has been finished here, or where that is its name") {
    SessionHarness harness = begun();
    harness.said();
    harness.key("F1");
    const std::string help = harness.said().front();
    CHECK(help.starts_with("i types a move."));
    CHECK(help.ends_with("The square e4 sounds like this: Eva vier."));
    settings::Preferences plain;
    plain.move_words = settings::MoveWords::OwnLanguage;
    SessionHarness in_letters = begun(plain);
    in_letters.said();
    in_letters.key("F1");
    CHECK(in_letters.said().front().starts_with("i types a move."));
}

TEST_CASE("The arbiter adjourns, and the player on move is asked for a move to seal at once") {
    SessionHarness harness = begun("5400");
    harness.said();
    adjourn(harness, "Sunday at nine");
    const Lines said = harness.said();
    CHECK(contains(said, "The session is over: seal your move"));
    CHECK(contains(said, "Play resumes: Sunday at nine"));
    CHECK(said.back() == "Type the move you seal. It is neither said nor shown; Up arrow reads it to you.");
}

TEST_CASE("A move being sealed is neither said nor shown, but read to whoever asks") {
    SessionHarness harness = begun("5400");
    adjourn(harness);
    harness.said();
    harness.type("Nf3");
    CHECK(harness.said() == Lines{"1 character typed", "2 characters typed", "3 characters typed"});
    REQUIRE(harness.view().text);
    CHECK(harness.view().text->text == "•••");
    harness.key("Backspace");
    CHECK(harness.said() == Lines{"2 characters typed"});
    harness.key("Up");
    CHECK(harness.said() == Lines{"Nf"});
    CHECK_FALSE(contains(harness.spoken(), "Nf"));
    harness.type("3");
    harness.said();
    harness.key("Up");
    CHECK(harness.said() == Lines{"Nf3"});
    CHECK(harness.view().caption != "Nf3");
    harness.key("Enter");
    CHECK(harness.said() == Lines{"Seal this move and adjourn the game? No. Down arrow for yes, then Enter."});
    say_yes(harness);
    const Lines said = harness.said();
    CHECK(contains(said, "Your move is sealed: the game is adjourned"));
    CHECK(contains(said, "The envelope is kept in /drawer/1.envelope. The arbiter’s key 1a2b3c4d opens it."));
    CHECK_FALSE(contains(said, "Springer"));
    CHECK(phase(harness) == Phase::Adjourned);
    CHECK(contains(harness.journal(), " sealed white "));
    CHECK_FALSE(contains(harness.journal(), "g1f3"));
}

TEST_CASE("A move that is sealed by voice is neither said nor kept, whether it was heard surely or not") {
    SessionHarness harness = begun("5400");
    adjourn(harness);
    harness.key("Escape"); // the line for it, so that the board's keys work
    const auto position = harness.game().table.position;
    const auto moves = position.legal_moves();
    const auto said = [](rules::board::Move move) {
        return speech::hearing::Said{move, {{"de"}, "Springer Felix drei"}};
    };
    const auto tell = [&](speech::hearing::Heard heard) {
        harness.said();
        harness.key("LeftOf1");
        harness.tell(session::KeyReleased{session::Command::Talk});
        harness.tell(session::SpeechHeard{position, std::move(heard)});
        return harness.said();
    };
    CHECK(tell(speech::hearing::Unsure{said(moves[0]), said(moves[1])}) == Lines{"Not understood."});
    const auto knight = std::get<rules::board::Move>(rules::notation::read_uci(position, "g1f3"));
    CHECK(tell(speech::hearing::Certain{said(knight), 0.98}) ==
          Lines{"Type the move you seal. It is neither said nor shown; Up arrow reads it to you."});
    CHECK_FALSE(contains({harness.view().text->text, harness.view().caption}, "Springer"));
    harness.key("Up");
    CHECK(harness.said() == Lines{"Springer Felix drei"});
    harness.key("Enter");
    CHECK(harness.said() == Lines{"Seal this move and adjourn the game? No. Down arrow for yes, then Enter."});
    say_yes(harness);
    CHECK(phase(harness) == Phase::Adjourned);
    CHECK_FALSE(contains(harness.spoken(), "Springer"));
    CHECK_FALSE(contains(harness.journal(), "g1f3"));
}

TEST_CASE("What is not one legal move is not sealed, and not said") {
    SessionHarness harness = begun("5400");
    adjourn(harness);
    for (const char* nonsense : {"Nf6", "Nd2 or so", "resign"}) {
        INFO(nonsense);
        harness.type(nonsense);
        harness.said();
        harness.key("Enter");
        CHECK(harness.said().front().starts_with("That is not one legal move. Type the move you seal."));
    }
    CHECK(phase(harness) == Phase::Playing);
}

TEST_CASE("A move made on the board after the session is the one that is sealed") {
    SessionHarness harness = begun("5400");
    adjourn(harness);
    harness.key("Escape");
    harness.keys({"Enter", "Up", "Up"});
    harness.said();
    harness.key("Enter");
    CHECK(contains(harness.said(), "You have made Eva vier on the board: seal that move"));
    harness.key("F9");
    choose(harness, "Seal the move made on the board");
    say_yes(harness);
    CHECK(phase(harness) == Phase::Adjourned);
}

TEST_CASE("On the envelope stand the players, the position and when the game goes on") {
    const SessionHarness harness = adjourned();
    CHECK(harness.outside().find("players: You, ") == 0);
    CHECK(harness.outside().find("to be resumed: Sunday at nine") != std::string::npos);
    CHECK(harness.outside().find("f3") == std::string::npos);
}

TEST_CASE("An adjourned game is left, gone on with, and its envelope opened: the move is made and the clocks run") {
    SessionHarness harness = adjourned();
    leave_and_go_on(harness);
    CHECK(contains(harness.said(), "The game is adjourned: your move is sealed."));
    harness.engine_plays({"g8f6"});
    open_arbiter(harness);
    open_envelope(harness);
    const Lines said = harness.said();
    CHECK(contains(said, "The envelope is opened"));
    CHECK(contains(said, "Springer Felix drei"));
    CHECK(contains(said, "Springer Felix sechs"));
    CHECK(phase(harness) == Phase::Playing);
    CHECK(harness.game().table.plies.size() == 2);
}

TEST_CASE("Nobody says before an envelope is open that the move in it is not valid") {
    settings::Preferences preferences;
    preferences.time_control = "5400";
    preferences.edition = "fide-2005";
    preferences.variant = GENERATE("standard", "matranj");
    CAPTURE(preferences.variant);
    SessionHarness harness = begun(preferences);
    adjourn(harness);
    harness.type("Nf3");
    harness.key("Enter");
    say_yes(harness);
    REQUIRE(phase(harness) == Phase::Adjourned);
    open_arbiter(harness);
    harness.said();
    choose(harness, "Open the envelope");
    CHECK(harness.said().back() == "Open the envelope? No. Down arrow for yes, then Enter.");
    say_yes(harness);
    harness.type(arbiters_passphrase);
    harness.key("Enter");
    CHECK(phase(harness) == Phase::Playing);
}

TEST_CASE("An envelope that is not there is told, and lost, the sealed move is made on the board") {
    SessionHarness harness = adjourned();
    harness.lose_envelopes();
    open_arbiter(harness);
    choose(harness, "Open the envelope");
    say_yes(harness);
    CHECK(harness.said().back() == "The envelope is not there: /drawer/1.envelope");
    CHECK(phase(harness) == Phase::Adjourned);
    open_arbiter(harness);
    choose(harness, "The envelope is lost: the sealed move is made on the board");
    say_yes(harness);
    CHECK(phase(harness) == Phase::Playing);
    harness.move("Nf3");
    CHECK(harness.game().table.plies.size() == 1);
}

TEST_CASE("An opponent on move seals what it would have played") {
    SessionHarness harness = begun("5400");
    harness.move("e4");
    adjourn(harness);
    harness.said();
    harness.tell_of_engine(
        engine::BestMove{{harness.engine().questions}, *engine::UciMove::parse("e7e5"), std::nullopt});
    const Lines said = harness.said();
    CHECK(contains(said, "Your opponent has sealed a move: the game is adjourned"));
    CHECK_FALSE(contains(said, "Eva fünf"));
    CHECK(phase(harness) == Phase::Adjourned);
}

TEST_CASE("At the hour of the resumption the clock of whoever has to reply runs until he comes") {
    SessionHarness harness = adjourned();
    open_arbiter(harness);
    choose(harness, "It is time to resume the game");
    say_yes(harness);
    CHECK(harness.game().table.clock.running() == rules::board::Color::Black);
    open_arbiter(harness);
    choose(harness, "Black has come");
    say_yes(harness);
    CHECK_FALSE(harness.game().table.clock.running());
}

TEST_CASE("Where nobody may come late, the question whether the game goes on says that both sides lose") {
    settings::Preferences preferences;
    preferences.edition = "fide-2023";
    preferences.time_control = "5400";
    SessionHarness harness = begun(preferences);
    harness.move("e4");
    adjourn(harness);
    harness.tell_of_engine(
        engine::BestMove{{harness.engine().questions}, *engine::UciMove::parse("e7e5"), std::nullopt});
    open_arbiter(harness);
    harness.said();
    choose(harness, "It is time to resume the game");
    CHECK(contains(harness.said(), "What follows: Both sides lose: both came too late"));
}

TEST_CASE("Only what the arbiter has opens the envelope: Enter alone does not, nor another passphrase") {
    SessionHarness harness = adjourned();
    open_arbiter(harness);
    choose(harness, "Open the envelope");
    harness.said();
    say_yes(harness);
    CHECK(harness.said().back() == "The arbiter types the passphrase of the key. It is neither said nor shown.");
    harness.key("Enter");
    CHECK(phase(harness) == Phase::Adjourned);
    harness.said();
    harness.type("open up now");
    harness.key("Up");
    for (const std::string& line : harness.said()) CHECK(line.ends_with("typed"));
    CHECK(harness.view().text->text == "•••••••••••");
    harness.key("Enter");
    CHECK(contains(harness.said(), "That is not the passphrase for the key 1a2b3c4d."));
    CHECK(phase(harness) == Phase::Adjourned);
    harness.type(arbiters_passphrase);
    harness.key("Enter");
    CHECK(phase(harness) == Phase::Playing);
    CHECK_FALSE(contains(harness.spoken(), arbiters_passphrase));
    CHECK_FALSE(contains(harness.spoken(), "open up"));
}

TEST_CASE("With the first envelope the arbiter chooses a passphrase, typed twice, before the move is sealed") {
    SessionHarness harness = asked_for_key();
    const Lines asked = harness.said();
    CHECK(contains(asked, "who has no key yet"));
    CHECK(asked.back().ends_with("A new key, opened with a passphrase"));
    CHECK(phase(harness) == Phase::Halted);
    harness.key("Enter");
    harness.type("short");
    harness.key("Enter");
    CHECK(contains(harness.said(), "A passphrase has at least 8 letters."));
    harness.type("long enough");
    harness.key("Enter");
    harness.type("long enoug");
    harness.key("Enter");
    CHECK(contains(harness.said(), "These were two different passphrases. Type the passphrase twice."));
    for (int time = 0; time < 2; ++time) {
        harness.type("long enough");
        harness.key("Enter");
    }
    CHECK(contains(harness.said(), "Your move is sealed: the game is adjourned"));
    CHECK(phase(harness) == Phase::Adjourned);
    REQUIRE(harness.sealed_for());
    const auto& made = std::get<envelope::ForNewKey>(*harness.sealed_for());
    CHECK(std::get<envelope::Passphrase>(made.opened_by).text == "long enough");
    CHECK_FALSE(contains(harness.spoken(), "long enough"));
}

TEST_CASE("Or a file of his, and who goes back has sealed nothing and is asked about the move typed before") {
    SessionHarness harness = asked_for_key();
    harness.keys({"Down", "Enter"});
    harness.said();
    harness.keys({"Escape", "Escape"});
    const Lines back = harness.said();
    CHECK(contains(back, "Play resumes: your clock is running"));
    CHECK(contains(back, "Seal this move and adjourn the game? No."));
    CHECK(phase(harness) == Phase::Playing);
    say_yes(harness);
    harness.keys({"Down", "Enter"});
    harness.said();
    harness.type("stick"); // a name without a place is none: no file is written wherever the program happens to run
    harness.key("Enter");
    CHECK(phase(harness) == Phase::Halted);
    CHECK_FALSE(harness.sealed_for());
    CHECK(contains(harness.said(), "stick"));
    REQUIRE(harness.view().text);
    harness.type("/media/stick");
    harness.key("Enter");
    CHECK(phase(harness) == Phase::Adjourned);
    REQUIRE(harness.sealed_for());
    const auto& made = std::get<envelope::ForNewKey>(*harness.sealed_for());
    CHECK(std::get<envelope::KeyFileName>(made.opened_by).name == "/media/stick");
}

TEST_CASE("Where envelopes lie and what seals for their key is away, that is asked about before another key is made") {
    SessionHarness harness = asked_for_key({{"0badcafe"}});
    CHECK(contains(harness.said(), "Envelopes lie here that were sealed for the key 0badcafe"));
    CHECK(phase(harness) == Phase::Halted);
}

TEST_CASE("The player's clock stands while the arbiter makes a key, and the envelope shows its time") {
    SessionHarness harness = asked_for_key();
    CHECK(contains(harness.said(), "The arbiter stops the clocks: the envelope needs a key"));
    const auto handed_over = time_of_white(harness);
    harness.pass(std::chrono::minutes(2));
    harness.key("Enter");
    for (int time = 0; time < 2; ++time) {
        harness.type("long enough");
        harness.key("Enter");
    }
    CHECK(phase(harness) == Phase::Adjourned);
    CHECK(time_of_white(harness) == handed_over);
    CHECK(contains({harness.outside()}, rules::table::write_time(*handed_over) + " left"));
}

TEST_CASE("Clocks that the arbiter had stopped himself stay stopped when no key is chosen") {
    SessionHarness harness = begun("5400");
    harness.take_keys_away({});
    adjourn(harness);
    harness.key("Escape");
    open_arbiter(harness);
    choose(harness, "Stop the clocks");
    say_yes(harness);
    harness.type("Nf3");
    harness.key("Enter");
    say_yes(harness);
    harness.keys({"Escape", "Escape"});
    CHECK(phase(harness) == Phase::Halted);
}

TEST_CASE("F1 tells once what is due where a move is sealed while the clocks stand") {
    SessionHarness harness = begun("5400");
    adjourn(harness);
    harness.key("Escape");
    open_arbiter(harness);
    choose(harness, "Stop the clocks");
    say_yes(harness);
    const auto& screens = harness.model().participants.at({}).screens;
    for (int times = 0; times < 5 && !std::holds_alternative<session::BoardScreen>(screens.back()); ++times)
        harness.key("Escape");
    REQUIRE(std::holds_alternative<session::BoardScreen>(screens.back()));
    REQUIRE(phase(harness) == Phase::Halted);
    harness.said();
    harness.key("F1");
    CHECK(harness.said().front().starts_with("Your move is sealed now, not played."));
}
