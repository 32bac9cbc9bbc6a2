// Who says what the player hears.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using harness::SessionHarness;
using session::SpeakerLost;
using settings::Speaker;
using speech::output::Failing;
using Lines = std::vector<std::string>;

namespace {

bool applies(const SessionHarness& harness, Speaker speaker) {
    return std::ranges::any_of(harness.effects(), [speaker](const session::Effect& effect) {
        const auto* applied = std::get_if<session::ApplyPreferences>(&effect);
        return applied != nullptr && applied->preferences.speaker == speaker;
    });
}

} // namespace

TEST_CASE("A key has the next one speak, after the last the first again, and says who speaks") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.key("Ctrl+F12");
    CHECK(harness.said() == Lines{"Who speaks: the system’s voice"});
    CHECK(applies(harness, Speaker::SpeechDispatcher));
    harness.key("Ctrl+F12");
    CHECK(harness.said() == Lines{"Who speaks: the screen reader"});
    CHECK(applies(harness, Speaker::ScreenReader));
    harness.key("Ctrl+F12");
    CHECK(harness.said().back() == "Who speaks: the program itself");
    CHECK(applies(harness, Speaker::Own));
}

TEST_CASE("Who speaks is chosen in the settings") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Speech and voices");
    go_to(harness, "Who speaks: the program itself");
    harness.said();
    harness.key("Right");
    CHECK(harness.said() == Lines{"Who speaks: the system’s voice"});
    CHECK(applies(harness, Speaker::SpeechDispatcher));
}

TEST_CASE("What the second voice would tell is told in words where whoever speaks has none, and the settings say so") {
    settings::Preferences preferences;
    preferences.whose_piece = settings::WhosePiece::ByVoice;
    SessionHarness harness(preferences);
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Speech and voices");
    go_to(harness, "Opponent’s moves: in the second voice");
    harness.key("Ctrl+F12");
    const auto rows = harness.view().list->rows;
    const auto has = [&rows](const char* row) { return std::ranges::find(rows, row) != rows.end(); };
    CHECK(has("Opponent’s moves: in words, as whoever speaks now has no second voice"));
    CHECK_FALSE(has("Opponent’s moves: in the second voice"));
    harness.key("Escape");
    choose(harness, "Moves and squares");
    CHECK(std::ranges::find(harness.view().list->rows,
                            "Whose piece: in words, as whoever speaks now has no second voice") !=
          harness.view().list->rows.end());
}

TEST_CASE("That somebody who spoke does not any more is told at once, and why") {
    SessionHarness harness;
    harness.start();
    harness.key("Ctrl+F12");
    harness.said();
    harness.tell(SpeakerLost{Speaker::SpeechDispatcher, Failing::Gone});
    CHECK(harness.said() == Lines{"The system’s voice has stopped. The program speaks itself."});
    const auto* said = std::get_if<session::Tell>(&harness.effects().back());
    REQUIRE(said != nullptr);
    CHECK(said->utterance.urgency == speech::announce::Urgency::Alarm);
    harness.tell(SpeakerLost{Speaker::SpeechDispatcher, Failing::Stuck});
    CHECK(harness.said() == Lines{"The system’s voice does not answer any more. The program speaks itself."});
}

TEST_CASE("That somebody never was there interrupts nothing, and the settings know it until another is chosen") {
    SessionHarness harness;
    harness.start();
    harness.key("Ctrl+F12");
    harness.said();
    harness.tell(SpeakerLost{Speaker::SpeechDispatcher, Failing::NotThere});
    CHECK(harness.said() == Lines{"The system’s voice cannot be reached. The program speaks itself."});
    const auto* said = std::get_if<session::Tell>(&harness.effects().back());
    REQUIRE(said != nullptr);
    CHECK(said->utterance.urgency == speech::announce::Urgency::News);
    choose(harness, "Settings");
    choose(harness, "Speech and voices");
    go_to(harness, "Who speaks: the system’s voice, not there now");
    harness.key("Left");
    CHECK(harness.said().back() == "Who speaks: the program itself");
    harness.key("Right");
    CHECK(harness.said().back() == "Who speaks: the system’s voice");
}
