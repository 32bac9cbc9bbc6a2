// A move said into the microphone. What the recogniser makes of sounds is tried in tests/speech/hearing.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

namespace {

using evening::begun;
using evening::contains;
using evening::Evening;
using session::KeyReleased;
using session::SpeechHeard;
using speech::hearing::Certain;
using speech::hearing::Said;
using speech::hearing::Unclear;
using speech::hearing::Unsure;
using speech::phrases::Run;

Run german(const std::string& text) { return {{"de"}, text}; }

/// The last one, which the player has just made by letting the key go.
const session::StopListening& listened_for(const Evening& evening) {
    const auto& effects = evening.effects();
    const auto last = std::find_if(effects.rbegin(), effects.rend(), [](const auto& effect) {
        return std::holds_alternative<session::StopListening>(effect);
    });
    REQUIRE(last != effects.rend());
    return std::get<session::StopListening>(*last);
}

/// What the words come to where they were listened for.
Said said(const Evening& evening, const Run& words) {
    const auto& what = listened_for(evening);
    const auto understood = speech::hearing::understand(*what.listener, what.position, words);
    REQUIRE(understood);
    return *understood;
}

template <typename Effect>
std::ptrdiff_t count(const Evening& evening) {
    return std::count_if(evening.effects().begin(), evening.effects().end(),
                         [](const auto& effect) { return std::holds_alternative<Effect>(effect); });
}

void hold_key(Evening& evening) {
    evening.key("LeftOf1");
    evening.tell(KeyReleased{session::Command::Talk});
}

void tell(Evening& evening, speech::hearing::Heard heard) {
    evening.tell(SpeechHeard{listened_for(evening).position, std::move(heard)});
}

void hold_and_say(Evening& evening, const Run& words) {
    hold_key(evening);
    tell(evening, Certain{said(evening, words), 0.98});
}

void hold_and_say(Evening& evening, const Run& words, const Run& or_these) {
    hold_key(evening);
    tell(evening, Unsure{said(evening, words), said(evening, or_these)});
}

TEST_CASE("the microphone is open for as long as the key is held") {
    Evening evening = begun();
    evening.key("LeftOf1");
    CHECK(count<session::Listen>(evening) == 1);
    CHECK(count<session::HushSpeech>(evening) == 1);
    CHECK(count<session::StopListening>(evening) == 0);
    evening.tell(KeyReleased{session::Command::Talk});
    CHECK(count<session::StopListening>(evening) == 1);
    evening.tell(KeyReleased{session::Command::Talk});
    CHECK(count<session::StopListening>(evening) == 1);
}

TEST_CASE("a move that was heard is told, and played once it is confirmed") {
    Evening evening = begun();
    hold_and_say(evening, german("Eva vier"));
    CHECK(evening.said() == std::vector<std::string>{"Your move? Eva vier."});
    CHECK_FALSE(contains(evening.journal(), "e2e4"));
    evening.key("Enter");
    CHECK(contains(evening.journal(), "made white e2e4"));
}

TEST_CASE("a move that was misheard is given up, and nothing has happened") {
    Evening evening = begun();
    hold_and_say(evening, german("Eva vier"));
    evening.key("Escape");
    CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
    CHECK_FALSE(contains(evening.journal(), "e2e4"));
}

TEST_CASE("an order that was heard is carried out as if typed") {
    Evening evening = begun();
    hold_and_say(evening, {{"en"}, "resign"});
    CHECK(std::holds_alternative<session::ConfirmScreen>(evening.model().participants.front().screens.back()));
}

TEST_CASE("of two moves that may have been said neither is played: it is asked which") {
    Evening evening = begun();
    hold_and_say(evening, german("Eva drei"), german("Eva vier"));
    CHECK(contains(evening.said(), "Eva drei or Eva vier?"));
    CHECK_FALSE(contains(evening.journal(), "e2e"));
    evening.key("Down");
    evening.key("Enter");
    CHECK(contains(evening.journal(), "e2e4"));
}

TEST_CASE("of a move and an order neither is done: it is to be said again") {
    Evening evening = begun();
    hold_and_say(evening, german("Eva drei"), {{"en"}, "resign"});
    CHECK(contains(evening.said(), "I heard Eva drei or resign. Please say it again."));
    CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
}

TEST_CASE("what was not understood does nothing and says so") {
    Evening evening = begun();
    hold_key(evening);
    tell(evening, Unclear{});
    CHECK(contains(evening.said(), "Not understood."));
    CHECK_FALSE(contains(evening.journal(), "made"));
}

TEST_CASE("a move that was heard for another position is not played, and an order is carried out") {
    Evening evening = begun();
    hold_key(evening);
    const Said move = said(evening, german("David vier"));
    const Said resign = said(evening, {{"en"}, "resign"});
    const auto then = listened_for(evening).position;
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    REQUIRE(evening.journal().back().find("made black") != std::string::npos);
    evening.said();
    evening.tell(SpeechHeard{then, Certain{move, 0.98}});
    CHECK(contains(evening.said(), "Not understood."));
    CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
    evening.tell(SpeechHeard{then, Unsure{move, resign}});
    CHECK(contains(evening.said(), "Not understood."));
    evening.tell(SpeechHeard{then, Certain{resign, 0.98}});
    CHECK(std::holds_alternative<session::ConfirmScreen>(evening.model().participants.front().screens.back()));
}

TEST_CASE("without a microphone the player is told, and types") {
    Evening evening = begun();
    evening.key("LeftOf1");
    evening.tell(KeyReleased{session::Command::Talk});
    evening.tell(session::HearingFailed{"PortAudio finds no microphone"});
    CHECK(contains(evening.said(), "Typing works as before. PortAudio finds no microphone"));
    evening.move("e4");
    CHECK(contains(evening.journal(), "e2e4"));
}

TEST_CASE("on two boards a move, its announcement and a repetition may be spoken") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    Evening evening = begun(preferences);
    evening.engine_plays({"e7e5"});
    hold_and_say(evening, german("Eva vier"));
    CHECK_FALSE(contains(evening.journal(), "e2"));
    evening.key("Enter");
    CHECK(contains(evening.journal(), "placed white white pawn e4"));
    CHECK(contains(evening.journal(), "said white e2e4 Eva vier"));
    evening.key("Tab");
    hold_and_say(evening, german("Eva fünf"));
    CHECK(contains(evening.said(), "Heard: Eva fünf."));
    CHECK(contains(evening.journal(), "repeated white e7e5 Eva fünf"));
}

TEST_CASE("a move that stands on one's own board may be announced by voice") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    Evening evening = begun(preferences);
    touch(evening, "e2");
    touch(evening, "e4");
    CHECK_FALSE(contains(evening.journal(), "said"));
    hold_and_say(evening, german("Eva vier"));
    CHECK(contains(evening.said(), "Heard: Eva vier."));
    CHECK(contains(evening.journal(), "said white e2e4 Eva vier"));

    // Placed by hand it is still to be announced: that needs no question.
    Evening by_hand = begun(preferences);
    evening::touch(by_hand, "e2");
    evening::touch(by_hand, "e4");
    CHECK(contains(by_hand.journal(), "placed white white pawn e4"));
    CHECK_FALSE(contains(by_hand.journal(), "said white"));
    hold_and_say(by_hand, german("Eva vier"));
    CHECK(contains(by_hand.said(), "Heard: Eva vier."));
    CHECK(contains(by_hand.journal(), "said white e2e4 Eva vier"));
}

} // namespace
