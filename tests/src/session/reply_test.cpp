// Questions answered aloud. What the recogniser makes of sounds is tried in tests/speech/hearing.
#include "tests/src/session/talking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

namespace {

using harness::begun;
using harness::contains;
using harness::hold_to_talk;
using harness::last_effect;
using harness::said;
using harness::SessionHarness;
using session::KeyReleased;
using session::ReplyHeard;
using speech::hearing::HeardReply;
using speech::hearing::LikelyReply;
using speech::hearing::SureReply;
using speech::hearing::Unclear;
using speech::vocabulary::Answer;

/// What is listened for once the key has been held at the board.
void ask(SessionHarness& harness, const std::string& words, const std::optional<std::string>& or_these = std::nullopt) {
    hold_to_talk(harness);
    const auto meant = [&harness](const std::string& text) { return said(harness, {{"de"}, text}); };
    speech::hearing::Heard heard = speech::hearing::Certain{meant(words), 0.98};
    if (or_these) heard = speech::hearing::Unsure{meant(words), meant(*or_these)};
    harness.tell(session::SpeechHeard{last_effect<session::StopListening>(harness).position, heard});
    harness.said();
}

/// The key to answer is held and let go; what was listened for then.
const session::HearReply& hold_to_answer(SessionHarness& harness) {
    harness.key("LeftOf1");
    harness.tell(KeyReleased{session::Command::SayAnswer});
    return last_effect<session::HearReply>(harness);
}

void answer(SessionHarness& harness, const HeardReply& heard) {
    const session::SpokenQuestion question = hold_to_answer(harness).question;
    harness.tell(ReplyHeard{question, heard});
}

rules::board::Move e2(const char* to) {
    return rules::board::Move::normal(*rules::board::Square::parse("e2"), *rules::board::Square::parse(to));
}

const session::Screen& top(const SessionHarness& harness) { return harness.model().participants.at({}).screens.back(); }

bool is_at_board(const SessionHarness& harness) { return std::holds_alternative<session::BoardScreen>(top(harness)); }

TEST_CASE("a move that was heard is played by a yes, and given up by a no") {
    SessionHarness harness = begun();
    ask(harness, "Eva vier");
    answer(harness, SureReply{Answer::No});
    CHECK(is_at_board(harness));
    CHECK_FALSE(contains(harness.journal(), "made"));
    ask(harness, "Eva vier");
    answer(harness, SureReply{Answer::Yes});
    CHECK(contains(harness.journal(), "made white e2e4"));
}

TEST_CASE("while the answer is listened to nothing is spoken, and the screen shows it") {
    SessionHarness harness = begun();
    ask(harness, "Eva vier");
    harness.key("LeftOf1");
    CHECK(std::holds_alternative<session::Listen>(harness.effects().back()));
    CHECK(harness.view().caption == "Listening …");
    harness.tell(KeyReleased{session::Command::SayAnswer});
    CHECK(harness.view().caption != "Listening …");
}

TEST_CASE("of two moves the one that is named is played; yes is no answer then") {
    SessionHarness harness = begun();
    ask(harness, "Eva drei", "Eva vier");
    answer(harness, SureReply{Answer::Yes});
    CHECK(contains(harness.said(), "Not understood."));
    CHECK_FALSE(contains(harness.journal(), "made"));
    answer(harness, SureReply{e2("e4")});
    CHECK(contains(harness.journal(), "made white e2e4"));
}

TEST_CASE("a move that was only likely named is asked about alone") {
    SessionHarness harness = begun();
    ask(harness, "Eva drei", "Eva vier");
    answer(harness, LikelyReply{e2("e4")});
    CHECK(harness.said() == std::vector<std::string>{"Your move? Eva vier."});
    CHECK_FALSE(contains(harness.journal(), "made"));
    harness.key("Up");
    CHECK(harness.said() == std::vector<std::string>{"Eva drei"});
    harness.key("Down");
    harness.said();
    answer(harness, LikelyReply{e2("e4")});
    CHECK(harness.said() == std::vector<std::string>{"Not understood."});
    answer(harness, LikelyReply{Answer::Yes});
    CHECK(harness.said() == std::vector<std::string>{"Not understood."});
    CHECK_FALSE(contains(harness.journal(), "made"));
    answer(harness, SureReply{Answer::Yes});
    CHECK(contains(harness.journal(), "made white e2e4"));
}

TEST_CASE("what is not understood answers nothing, and the question stays") {
    SessionHarness harness = begun();
    ask(harness, "Eva vier");
    answer(harness, Unclear{});
    CHECK(harness.said() == std::vector<std::string>{"Not understood."});
    CHECK(std::holds_alternative<session::ListScreen>(top(harness)));
}

TEST_CASE("yes and no answer the questions that are answered with them") {
    SessionHarness harness = begun();
    harness.key("Ctrl+r");
    REQUIRE(std::holds_alternative<session::ConfirmScreen>(top(harness)));
    answer(harness, SureReply{Answer::No});
    CHECK(is_at_board(harness));
    CHECK_FALSE(contains(harness.journal(), "resigned"));
    harness.key("Ctrl+r");
    answer(harness, LikelyReply{Answer::Yes});
    CHECK_FALSE(contains(harness.journal(), "resigned"));
    answer(harness, SureReply{Answer::Yes});
    CHECK(contains(harness.journal(), "resigned white"));
}

TEST_CASE("a key that was pressed for a question is not pressed anywhere else once that has been left") {
    SessionHarness harness = begun();
    ask(harness, "Eva vier");
    const session::SpokenQuestion question = hold_to_answer(harness).question;
    harness.keys({"Enter", "Escape"});
    REQUIRE(is_at_board(harness));
    harness.said();
    harness.tell(ReplyHeard{question, speech::hearing::Unclear{}});
    CHECK(harness.said() == std::vector<std::string>{"Not understood."});
    CHECK_FALSE(harness.model().participants.at({}).finger.lifted);
}

TEST_CASE("a key that was pressed for one move does not play another that is asked about") {
    SessionHarness harness = begun();
    ask(harness, "Eva drei", "Eva vier");
    const session::SpokenQuestion question = hold_to_answer(harness).question;
    harness.key("Enter");
    harness.tell(ReplyHeard{question, LikelyReply{question.moves.at(1)}});
    CHECK_FALSE(contains(harness.journal(), "made"));
    harness.key("Enter");
    CHECK(contains(harness.journal(), "made"));
}

TEST_CASE("an answer to a question that is not open any more does nothing") {
    SessionHarness harness = begun();
    ask(harness, "Eva vier");
    const session::SpokenQuestion question = hold_to_answer(harness).question;
    harness.key("Escape");
    harness.said();
    harness.tell(ReplyHeard{question, SureReply{Answer::Yes}});
    CHECK(harness.said() == std::vector<std::string>{"Not understood."});
    CHECK_FALSE(contains(harness.journal(), "made"));

    harness.key("Ctrl+r");
    harness.tell(ReplyHeard{question, SureReply{Answer::Yes}});
    CHECK_FALSE(contains(harness.journal(), "resigned"));
    const session::SpokenQuestion resigning = hold_to_answer(harness).question;
    harness.key("Escape");
    harness.pass(std::chrono::seconds(1));
    harness.key("Ctrl+r");
    harness.tell(ReplyHeard{resigning, SureReply{Answer::Yes}});
    CHECK_FALSE(contains(harness.journal(), "resigned"));
}

TEST_CASE("the help of a question names the key to answer aloud, that of any other list does not") {
    SessionHarness harness = begun();
    ask(harness, "Eva vier");
    harness.key("F1");
    CHECK(contains(harness.said(), "To answer aloud, hold the key left of 1."));
    harness.key("Escape");
    harness.key("Ctrl+r");
    harness.said();
    harness.key("F1");
    CHECK(contains(harness.said(), "To answer aloud, hold the key left of 1."));
    harness.key("Escape");
    harness.key("F9");
    harness.said();
    harness.key("F1");
    CHECK_FALSE(contains(harness.said(), "To answer aloud"));
    harness.key("LeftOf1");
    CHECK(std::none_of(harness.effects().end() - 2, harness.effects().end(),
                       [](const auto& effect) { return std::holds_alternative<session::Listen>(effect); }));
}

} // namespace
