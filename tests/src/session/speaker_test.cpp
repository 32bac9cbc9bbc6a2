// Who says what the player hears.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using evening::Evening;
using session::SpeakerLost;
using settings::Speaker;
using speech::mouth::Failing;
using Lines = std::vector<std::string>;

namespace {

bool applies(const Evening& evening, Speaker speaker) {
    return std::ranges::any_of(evening.effects(), [speaker](const session::Effect& effect) {
        const auto* applied = std::get_if<session::ApplyPreferences>(&effect);
        return applied != nullptr && applied->preferences.speaker == speaker;
    });
}

} // namespace

TEST_CASE("A key has the next one speak, after the last the first again, and says who speaks") {
    Evening evening;
    evening.start();
    evening.said();
    evening.key("Ctrl+F12");
    CHECK(evening.said() == Lines{"Who speaks: the system’s voice"});
    CHECK(applies(evening, Speaker::SpeechDispatcher));
    evening.key("Ctrl+F12");
    CHECK(evening.said() == Lines{"Who speaks: the screen reader"});
    CHECK(applies(evening, Speaker::ScreenReader));
    evening.key("Ctrl+F12");
    CHECK(evening.said().back() == "Who speaks: the program itself");
    CHECK(applies(evening, Speaker::Own));
}

TEST_CASE("Who speaks is chosen in the settings") {
    Evening evening;
    evening.start();
    choose(evening, "Settings");
    choose(evening, "Speech and voices");
    go_to(evening, "Who speaks: the program itself");
    evening.said();
    evening.key("Right");
    CHECK(evening.said() == Lines{"Who speaks: the system’s voice"});
    CHECK(applies(evening, Speaker::SpeechDispatcher));
}

TEST_CASE("That somebody who spoke does not any more is told at once, and why") {
    Evening evening;
    evening.start();
    evening.key("Ctrl+F12");
    evening.said();
    evening.tell(SpeakerLost{Speaker::SpeechDispatcher, Failing::Gone});
    CHECK(evening.said() == Lines{"The system’s voice has stopped. The program speaks itself."});
    const auto* said = std::get_if<session::Tell>(&evening.effects().back());
    REQUIRE(said != nullptr);
    CHECK(said->utterance.urgency == speech::announce::Urgency::Alarm);
    evening.tell(SpeakerLost{Speaker::SpeechDispatcher, Failing::Stuck});
    CHECK(evening.said() == Lines{"The system’s voice does not answer any more. The program speaks itself."});
}

TEST_CASE("That somebody never was there interrupts nothing, and the settings know it until another is chosen") {
    Evening evening;
    evening.start();
    evening.key("Ctrl+F12");
    evening.said();
    evening.tell(SpeakerLost{Speaker::SpeechDispatcher, Failing::NotThere});
    CHECK(evening.said() == Lines{"The system’s voice cannot be reached. The program speaks itself."});
    const auto* said = std::get_if<session::Tell>(&evening.effects().back());
    REQUIRE(said != nullptr);
    CHECK(said->utterance.urgency == speech::announce::Urgency::News);
    choose(evening, "Settings");
    choose(evening, "Speech and voices");
    go_to(evening, "Who speaks: the system’s voice, not there now");
    evening.key("Left");
    CHECK(evening.said().back() == "Who speaks: the program itself");
    evening.key("Right");
    CHECK(evening.said().back() == "Who speaks: the system’s voice");
}
