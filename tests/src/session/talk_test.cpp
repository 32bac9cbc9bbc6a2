// A move said into the microphone. What the recogniser makes of sounds is tried in tests/speech/hearing.
#include "tests/src/session/talking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <chrono>

namespace {

using harness::begun;
using harness::contains;
using harness::hold_to_talk;
using harness::last_effect;
using harness::said;
using harness::SessionHarness;
using session::KeyReleased;
using session::SpeechHeard;
using speech::hearing::Certain;
using speech::hearing::Said;
using speech::hearing::Unclear;
using speech::hearing::Unsure;
using speech::phrases::Run;
using namespace std::chrono_literals;

Run german(const std::string& text) { return {{"de"}, text}; }

template <typename Effect>
std::ptrdiff_t how_many(const SessionHarness& harness) {
    return std::count_if(harness.effects().begin(), harness.effects().end(),
                         [](const auto& effect) { return std::holds_alternative<Effect>(effect); });
}

void tell(SessionHarness& harness, speech::hearing::Heard heard) {
    harness.tell(SpeechHeard{last_effect<session::StopListening>(harness).position, std::move(heard)});
}

void hold_and_say(SessionHarness& harness, const Run& words) {
    hold_to_talk(harness);
    tell(harness, Certain{said(harness, words), 0.98});
}

void hold_and_say(SessionHarness& harness, const Run& words, const Run& or_these) {
    hold_to_talk(harness);
    tell(harness, Unsure{said(harness, words), said(harness, or_these)});
}

TEST_CASE("the microphone is open for as long as the key is held") {
    SessionHarness harness = begun();
    harness.key("LeftOf1");
    CHECK(how_many<session::Listen>(harness) == 1);
    CHECK(how_many<session::HushSpeech>(harness) == 1);
    CHECK(how_many<session::StopListening>(harness) == 0);
    harness.tell(KeyReleased{session::Command::Talk});
    CHECK(how_many<session::StopListening>(harness) == 1);
    harness.tell(KeyReleased{session::Command::Talk});
    CHECK(how_many<session::StopListening>(harness) == 1);
}

TEST_CASE("while the key is held the screen shows that the program listens") {
    SessionHarness harness = begun();
    const std::string before = harness.view().caption;
    harness.key("LeftOf1");
    CHECK(harness.view().caption == "Listening …");
    harness.tell(KeyReleased{session::Command::Talk});
    CHECK(harness.view().caption == "One moment …");
    tell(harness, Unclear{});
    CHECK(harness.view().caption == "Not understood.");
}

TEST_CASE("cues tell when to speak, and that what was said is being understood") {
    SessionHarness harness = begun();
    harness.heard();
    harness.tell(session::ListeningBegan{}); // the key was let go meanwhile
    CHECK(harness.heard().empty());
    harness.key("LeftOf1");
    harness.tell(session::ListeningBegan{});
    CHECK(harness.heard() == std::vector<std::string>{"[listening_begins] "});
    CHECK_FALSE(last_effect<session::Tell>(harness).after); // it waits for no disk
    harness.tell(KeyReleased{session::Command::Talk});
    harness.tell(session::ListeningEnded{});
    CHECK(harness.heard() == std::vector<std::string>{"[listening_ends] "});
}

TEST_CASE("keys that are pressed while what was said is being understood wait for it") {
    SessionHarness harness = begun();
    hold_to_talk(harness);
    harness.said();
    const auto finger = [&harness] { return harness.model().participants.at({}).finger.square; };
    const auto before = finger();
    harness.keys({"Up", "t"});
    CHECK(finger() == before);
    CHECK(harness.said().empty());
    SECTION("and are done as soon as it is known") {
        tell(harness, Unclear{});
        CHECK(finger() != before);
        const auto said = harness.said();
        REQUIRE(said.size() == 3);
        CHECK(said.front() == "Not understood.");
    }
    SECTION("also where there is no microphone") {
        harness.tell(session::HearingFailed{"no microphone"});
        CHECK(finger() != before);
    }
    SECTION("but not where a question has come up: they were not meant for it") {
        harness.key("Enter");
        tell(harness, Certain{said(harness, german("Eva vier")), 0.98});
        CHECK(finger() == before);
        CHECK(harness.said() == std::vector<std::string>{"Your move? Eva vier."});
        CHECK_FALSE(contains(harness.journal(), "e2e4"));
        harness.key("Enter");
        CHECK(contains(harness.journal(), "made white e2e4"));
    }
    SECTION("for all that was said") {
        hold_to_talk(harness);
        tell(harness, Unclear{});
        CHECK(finger() == before);
        tell(harness, Unclear{});
        CHECK(finger() != before);
    }
    SECTION("one failure stands for all of it: nothing more may come") {
        hold_to_talk(harness);
        harness.tell(session::HearingFailed{"no answer"});
        CHECK(finger() != before);
        harness.key("Down");
        CHECK(finger() == before);
    }
    SECTION("as long as they are meant for the same place") {
        harness.key("i");
        harness.tell(session::TextTyped{"e4"});
        tell(harness, Unclear{});
        const auto& participant = harness.model().participants.at({});
        REQUIRE(std::holds_alternative<session::TextScreen>(participant.screens.back()));
        CHECK(std::get<session::TextScreen>(participant.screens.back()).text.empty());
    }
    SECTION("a question the player has brought up meanwhile is answered without waiting") {
        harness.key("Ctrl+q");
        CHECK(contains(harness.said(), "Leave Klangbrett?"));
        harness.key("Down");
        CHECK(harness.said() == std::vector<std::string>{"Yes"});
        tell(harness, Unclear{});
        CHECK(finger() == before); // the board's keys were left behind
    }
    SECTION("for a few seconds only: a microphone may have died") {
        harness.pass(2900ms); // and two seconds while the keys were pressed
        CHECK(finger() == before);
        harness.pass(200ms);
        CHECK(finger() != before);
        harness.key("Down");
        CHECK(finger() == before);
        tell(harness, Unclear{}); // it comes after all
        CHECK(finger() == before);
        CHECK(contains(harness.said(), "Not understood."));
    }
    SECTION("and what they have opened takes the next key at once") {
        harness.key("i");
        harness.pass(3s);
        harness.type("e4");
        CHECK(std::get<session::TextScreen>(harness.model().participants.at({}).screens.back()).text == "e4");
    }
    SECTION("silence does not wait") {
        harness.key("Ctrl");
        CHECK(how_many<session::HushSpeech>(harness) > 1);
    }
}

TEST_CASE("a move that was heard is told, and played once it is confirmed") {
    SessionHarness harness = begun();
    hold_and_say(harness, german("Eva vier"));
    CHECK(harness.said() == std::vector<std::string>{"Your move? Eva vier."});
    CHECK_FALSE(contains(harness.journal(), "e2e4"));
    harness.key("Enter");
    CHECK(contains(harness.journal(), "made white e2e4"));
}

TEST_CASE("a move that was misheard is given up, and nothing has happened") {
    SessionHarness harness = begun();
    hold_and_say(harness, german("Eva vier"));
    harness.key("Escape");
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    CHECK_FALSE(contains(harness.journal(), "e2e4"));
}

TEST_CASE("an order that was heard is carried out as if typed") {
    SessionHarness harness = begun();
    hold_and_say(harness, {{"en"}, "resign"});
    CHECK(std::holds_alternative<session::ConfirmScreen>(harness.model().participants.at({}).screens.back()));
}

TEST_CASE("of two moves that may have been said neither is played: it is asked which") {
    SessionHarness harness = begun();
    hold_and_say(harness, german("Eva drei"), german("Eva vier"));
    CHECK(contains(harness.said(), "drei or vier? Eva drei."));
    CHECK_FALSE(contains(harness.journal(), "e2e"));
    harness.key("Down");
    harness.key("Enter");
    CHECK(contains(harness.journal(), "e2e4"));
}

TEST_CASE("of a move and an order neither is done: it is to be said again") {
    SessionHarness harness = begun();
    hold_and_say(harness, german("Eva drei"), {{"en"}, "resign"});
    CHECK(contains(harness.said(), "I heard Eva drei or resign. Please say it again."));
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
}

TEST_CASE("what was not understood does nothing and says so") {
    SessionHarness harness = begun();
    hold_to_talk(harness);
    tell(harness, Unclear{});
    CHECK(contains(harness.said(), "Not understood."));
    CHECK_FALSE(contains(harness.journal(), "made"));
}

TEST_CASE("a move that was heard for another position is not played, and an order is carried out") {
    SessionHarness harness = begun();
    harness.move("e4"); // the engine thinks
    hold_to_talk(harness);
    const Said move = said(harness, german("David fünf"));
    const Said resign = said(harness, {{"en"}, "resign"});
    const auto then = last_effect<session::StopListening>(harness).position;
    harness.tell_of_engine(
        engine::BestMove{{harness.engine().questions}, *engine::UciMove::parse("e7e5"), std::nullopt});
    REQUIRE(harness.journal().back().find("made black") != std::string::npos);
    harness.said();
    harness.tell(SpeechHeard{then, Certain{move, 0.98}});
    CHECK(contains(harness.said(), "Not understood."));
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    harness.tell(SpeechHeard{then, Unsure{move, resign}});
    CHECK(contains(harness.said(), "Not understood."));
    harness.tell(SpeechHeard{then, Certain{resign, 0.98}});
    CHECK(std::holds_alternative<session::ConfirmScreen>(harness.model().participants.at({}).screens.back()));
}

TEST_CASE("without a microphone the player is told, and types") {
    SessionHarness harness = begun();
    harness.key("LeftOf1");
    harness.tell(KeyReleased{session::Command::Talk});
    harness.tell(session::HearingFailed{"PortAudio finds no microphone"});
    CHECK(contains(harness.said(), "Typing works as before. PortAudio finds no microphone"));
    harness.move("e4");
    CHECK(contains(harness.journal(), "e2e4"));
}

TEST_CASE("on two boards a move, its announcement and a repetition may be spoken") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"e7e5"});
    hold_and_say(harness, german("Eva vier"));
    CHECK_FALSE(contains(harness.journal(), "e2"));
    harness.key("Enter");
    CHECK(contains(harness.journal(), "placed white white pawn e4"));
    CHECK(contains(harness.journal(), "said white e2e4 Eva vier"));
    harness.key("Tab");
    hold_and_say(harness, german("Eva fünf"));
    CHECK(contains(harness.said(), "Heard: Eva fünf."));
    CHECK(contains(harness.journal(), "repeated white e7e5 Eva fünf"));
}

TEST_CASE("a move that stands on one's own board may be announced by voice") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    SessionHarness harness = begun(preferences);
    touch(harness, "e2");
    touch(harness, "e4");
    CHECK_FALSE(contains(harness.journal(), "said"));
    hold_and_say(harness, german("Eva vier"));
    CHECK(contains(harness.said(), "Heard: Eva vier."));
    CHECK(contains(harness.journal(), "said white e2e4 Eva vier"));

    // Placed by hand it is still to be announced: that needs no question.
    SessionHarness by_hand = begun(preferences);
    harness::touch(by_hand, "e2");
    harness::touch(by_hand, "e4");
    CHECK(contains(by_hand.journal(), "placed white white pawn e4"));
    CHECK_FALSE(contains(by_hand.journal(), "said white"));
    hold_and_say(by_hand, german("Eva vier"));
    CHECK(contains(by_hand.said(), "Heard: Eva vier."));
    CHECK(contains(by_hand.journal(), "said white e2e4 Eva vier"));
}

} // namespace
