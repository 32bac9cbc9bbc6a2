// What is said without a key. What the recogniser makes of sounds is tried in tests/speech/hearing.
#include "tests/src/session/talking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <chrono>
#include <memory>

namespace without_key {
namespace {

using harness::begun;
using harness::contains;
using harness::last_effect;
using harness::SessionHarness;
using session::HearUtterance;
using session::KeyReleased;
using session::ListenHandsFree;
using session::ReplyHeard;
using session::SpeechHeard;
using session::UtteranceCaught;
using session::UtteranceHeard;
using speech::hearing::Certain;
using speech::hearing::Heard;
using speech::hearing::LikelyReply;
using speech::hearing::Said;
using speech::hearing::SureReply;
using speech::hearing::Unclear;
using speech::hearing::Unsure;
using speech::phrases::Run;
using speech::vocabulary::Answer;
using namespace std::chrono_literals;

settings::Preferences hands_free() {
    settings::Preferences preferences;
    preferences.hands_free = settings::HandsFree::On;
    return preferences;
}

template <typename Wanted>
std::ptrdiff_t count(const SessionHarness& harness) {
    return std::count_if(harness.effects().begin(), harness.effects().end(),
                         [](const auto& effect) { return std::holds_alternative<Wanted>(effect); });
}

/// Whether the microphone is open without a key.
bool listens(const SessionHarness& harness) {
    return count<ListenHandsFree>(harness) > 0 && last_effect<ListenHandsFree>(harness).is_wanted;
}

/// Somebody says something; whether it is to be understood.
bool speak(SessionHarness& harness) {
    const auto before = count<HearUtterance>(harness);
    harness.tell(UtteranceCaught{std::make_shared<const std::vector<std::int16_t>>()});
    return count<HearUtterance>(harness) > before;
}

Said meant(const SessionHarness& harness, const Run& words) {
    const auto& what = last_effect<HearUtterance>(harness);
    const auto understood = speech::hearing::understand(*what.listener, what.position, words);
    REQUIRE(understood);
    return *understood;
}

void say(SessionHarness& harness, const Run& words) {
    REQUIRE(speak(harness));
    const auto position = last_effect<HearUtterance>(harness).position;
    harness.tell(UtteranceHeard{SpeechHeard{position, Certain{meant(harness, words), 0.98}}});
}

void answer(SessionHarness& harness, const speech::hearing::HeardReply& reply) {
    REQUIRE(speak(harness));
    const auto question = last_effect<HearUtterance>(harness).question;
    REQUIRE(question);
    harness.tell(UtteranceHeard{ReplyHeard{*question, reply}});
}

const session::Screen& top(const SessionHarness& harness) { return harness.participant().screens.back(); }
bool is_at_board(const SessionHarness& harness) { return std::holds_alternative<session::BoardScreen>(top(harness)); }

const Run eva_four{{"de"}, "Eva vier"};

TEST_CASE("without the setting no microphone is open that no key has opened") {
    SessionHarness harness = begun();
    CHECK(count<ListenHandsFree>(harness) == 0);
    CHECK_FALSE(speak(harness));
}

TEST_CASE("with it the microphone is open at the board and at questions, and nowhere else") {
    SessionHarness beginning(hands_free());
    beginning.start();
    CHECK_FALSE(listens(beginning));
    SessionHarness harness = begun(hands_free());
    CHECK(listens(harness));
    CHECK(count<ListenHandsFree>(harness) == 1);
    SECTION("a menu closes it") {
        harness.key("F9");
        REQUIRE_FALSE(is_at_board(harness));
        CHECK_FALSE(listens(harness));
        CHECK_FALSE(speak(harness));
        harness.key("Escape");
        CHECK(listens(harness));
    }
    SECTION("so does a line that is typed") {
        harness.key("i");
        CHECK_FALSE(listens(harness));
        harness.key("Escape");
        CHECK(listens(harness));
    }
    SECTION("a question about the game can be answered") {
        harness.key("Ctrl+r");
        CHECK(listens(harness));
    }
    SECTION("whether to leave the program cannot") {
        harness.key("Ctrl+q");
        CHECK_FALSE(listens(harness));
    }
    SECTION("the end of the game closes it") {
        harness.key("Ctrl+r");
        harness.type("y");
        harness.key("Enter");
        CHECK_FALSE(listens(harness));
    }
}

TEST_CASE("by lines no microphone is opened") {
    SessionHarness harness(hands_free());
    harness.start();
    harness.tell(session::ProgramStarted{.has_window = false});
    harness.keys({"Enter", "Enter"});
    REQUIRE(is_at_board(harness));
    CHECK_FALSE(listens(harness));
}

TEST_CASE("an order that changes the game at once is not carried out once the game has gone on") {
    SessionHarness harness = begun(hands_free());
    harness.engine_plays({"e7e5", "b8c6"});
    harness.move("e4");
    REQUIRE(speak(harness));
    const Heard heard = Certain{meant(harness, {{"en"}, "take back"}), 0.98};
    const auto position = last_effect<HearUtterance>(harness).position;
    harness.move("Nf3");
    harness.said();
    harness.tell(UtteranceHeard{SpeechHeard{position, heard}});
    CHECK(contains(harness.said(), "Not understood."));
    CHECK(harness.game().table.plies.size() == 4);
}

TEST_CASE("a move that is said without a key is asked about and played by a yes, without a key") {
    SessionHarness harness = begun(hands_free());
    harness.said();
    say(harness, eva_four);
    CHECK(harness.said() == std::vector<std::string>{"Your move? Eva vier."});
    CHECK_FALSE(contains(harness.journal(), "e2e4"));
    answer(harness, SureReply{Answer::Yes});
    CHECK(contains(harness.journal(), "made white e2e4"));
    CHECK(is_at_board(harness));
    CHECK(listens(harness));
}

TEST_CASE("a no gives the move up") {
    SessionHarness harness = begun(hands_free());
    say(harness, eva_four);
    answer(harness, SureReply{Answer::No});
    CHECK(is_at_board(harness));
    CHECK_FALSE(contains(harness.journal(), "made"));
}

TEST_CASE("an order that is said without a key is carried out as if typed") {
    SessionHarness harness = begun(hands_free());
    say(harness, {{"en"}, "resign"});
    CHECK(std::holds_alternative<session::ConfirmScreen>(top(harness)));
}

TEST_CASE("of two moves that may have been said it is asked which") {
    SessionHarness harness = begun(hands_free());
    harness.said();
    REQUIRE(speak(harness));
    const Unsure either{meant(harness, {{"de"}, "Eva drei"}), meant(harness, eva_four)};
    harness.tell(UtteranceHeard{SpeechHeard{last_effect<HearUtterance>(harness).position, either}});
    CHECK(contains(harness.said(), "drei or vier?"));
}

TEST_CASE("without the opening word nothing at all is told") {
    SessionHarness harness = begun(hands_free());
    harness.heard();
    REQUIRE(speak(harness));
    harness.tell(UtteranceHeard{});
    CHECK(harness.heard().empty());
    CHECK(is_at_board(harness));
}

TEST_CASE("with the opening word what is not understood is told once") {
    SessionHarness harness = begun(hands_free());
    harness.said();
    REQUIRE(speak(harness));
    harness.tell(UtteranceHeard{SpeechHeard{last_effect<HearUtterance>(harness).position, Unclear{}}});
    CHECK(harness.said() == std::vector<std::string>{"Not understood."});
}

TEST_CASE("the screen shows that something is being worked out, and no key waits for it") {
    SessionHarness harness = begun(hands_free());
    const std::string before = harness.view().caption;
    REQUIRE(speak(harness));
    CHECK(harness.view().caption == "One moment …");
    const auto finger = harness.participant().finger.square;
    harness.key("Up");
    CHECK(harness.participant().finger.square != finger);
    harness.tell(UtteranceHeard{});
    CHECK(harness.view().caption != "One moment …");
    SECTION("also once hearing has failed") {
        REQUIRE(speak(harness));
        harness.tell(session::HearingFailed{"no recogniser"});
        CHECK(harness.view().caption != "One moment …");
    }
}

TEST_CASE("a key that is pressed just as a move that was heard is asked about is not meant for that") {
    SessionHarness harness = begun(hands_free());
    say(harness, eva_four);
    harness.tell(session::KeyPressed{{}, session::Command::ItemActivate});
    CHECK_FALSE(contains(harness.journal(), "e2e4"));
    harness.pass(1s);
    harness.key("Enter");
    CHECK(contains(harness.journal(), "made white e2e4"));
}

TEST_CASE("what was said at the board is not taken for anything where a menu has been opened since") {
    SessionHarness harness = begun(hands_free());
    REQUIRE(speak(harness));
    const Heard heard = Certain{meant(harness, eva_four), 0.98};
    const auto position = last_effect<HearUtterance>(harness).position;
    harness.key("F9");
    harness.heard();
    harness.tell(UtteranceHeard{SpeechHeard{position, heard}});
    CHECK(harness.heard().empty());
    harness.key("Escape");
    CHECK(is_at_board(harness));
    CHECK_FALSE(contains(harness.journal(), "made"));
}

TEST_CASE("an answer to a question that is gone is no answer to the next one") {
    SessionHarness harness = begun(hands_free());
    say(harness, eva_four);
    REQUIRE(speak(harness));
    const auto question = last_effect<HearUtterance>(harness).question;
    REQUIRE(question);
    harness.pass(1s);
    harness.key("Escape");
    harness.pass(1s);
    harness.key("Ctrl+r");
    harness.heard();
    harness.tell(UtteranceHeard{ReplyHeard{*question, SureReply{Answer::Yes}}});
    CHECK(harness.heard().empty());
    CHECK_FALSE(harness.game().table.outcome);
}

TEST_CASE("the key to talk takes precedence") {
    SessionHarness harness = begun(hands_free());
    REQUIRE(speak(harness));
    const Heard heard = Certain{meant(harness, eva_four), 0.98};
    const auto position = last_effect<HearUtterance>(harness).position;
    harness.key("LeftOf1");
    CHECK_FALSE(speak(harness));
    harness.tell(UtteranceHeard{SpeechHeard{position, heard}});
    CHECK(is_at_board(harness));
    harness.tell(KeyReleased{session::Command::Talk});
    harness.tell(SpeechHeard{last_effect<session::StopListening>(harness).position, heard});
    CHECK_FALSE(is_at_board(harness));
}

TEST_CASE("more than two utterances at once are chatter") {
    SessionHarness harness = begun(hands_free());
    CHECK(speak(harness));
    CHECK(speak(harness));
    CHECK_FALSE(speak(harness));
    harness.tell(UtteranceHeard{});
    CHECK(speak(harness));
}

TEST_CASE("help tells the opening word where something may be said without a key") {
    SessionHarness harness = begun(hands_free());
    CHECK(contains(harness::asked(harness, "F1"), "say Zug first"));
    SessionHarness without = begun();
    CHECK_FALSE(contains(harness::asked(without, "F1"), "Zug"));
    settings::Preferences own = hands_free();
    own.move_words = settings::MoveWords::OwnLanguage;
    SessionHarness english = begun(own);
    CHECK(contains(harness::asked(english, "F1"), "say move first"));
    say(harness, eva_four);
    harness.pass(1s);
    CHECK(contains(harness::asked(harness, "F1"), "say Zug first"));
}

} // namespace

} // namespace without_key
