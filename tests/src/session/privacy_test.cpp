// What only the player at the keyboard should hear: promised where it is so, asked about where it is not.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using session::Outlet;
using sounds::device::Trouble;
using Lines = std::vector<std::string>;

namespace {

settings::Preferences for_two() {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.time_control = "300";
    preferences.room_output = "loudspeaker";
    return preferences;
}

/// The program as it has started, with these outputs.
Evening with_outputs(std::optional<std::string> own, std::optional<std::string> room,
                     const settings::Preferences& preferences = for_two()) {
    Evening evening(preferences);
    evening.own_place = std::move(own);
    evening.room_place = std::move(room);
    evening.start();
    return evening;
}

Lines said_on_starting(Evening& evening) {
    evening.said();
    evening.keys({"Enter", "Enter"});
    return evening.said();
}

constexpr const char* promise = "everything else only you hear";

} // namespace

TEST_CASE("With two outputs that are there it is promised that he alone hears what is his") {
    Evening evening = with_outputs("headphones", "loudspeaker");
    CHECK(contains(said_on_starting(evening), promise));
    CHECK(evening.model().game);
}

TEST_CASE("Where it cannot be promised it is asked about before the game, and not promised after it") {
    struct Outputs {
        std::optional<std::string> own;
        std::optional<std::string> room;
        const char* why;
        const char* told;
    };
    const Outputs trouble = GENERATE(
        Outputs{"loudspeaker", "loudspeaker", "Your own output and the room’s are the same",
                "may be heard in the room"},
        Outputs{std::nullopt, "loudspeaker", "Your own output is not there", "may be heard in the room"},
        Outputs{"headphones", std::nullopt, "The output for the room is not there", "Nothing is heard in the room"});
    Evening evening = with_outputs(trouble.own, trouble.room);
    const Lines asked = said_on_starting(evening);
    CHECK(contains(asked, trouble.why));
    CHECK(contains(asked, "Play all the same?"));
    CHECK_FALSE(contains(asked, promise));
    CHECK_FALSE(evening.model().game);

    evening.key("Enter"); // no
    CHECK_FALSE(evening.model().game);
    evening.said();
    evening.key("Enter");
    say_yes(evening);
    REQUIRE(evening.model().game);
    const Lines begun = evening.said();
    CHECK(contains(begun, trouble.told));
    CHECK((trouble.room ? !contains(begun, promise) : contains(begun, promise)));
}

TEST_CASE("An output of which nobody can tell where it is heard is asked about too") {
    Evening evening = with_outputs("headphones", "loudspeaker");
    evening.tell(session::SoundFound{Outlet::Own, "default", 128});
    CHECK(contains(said_on_starting(evening), "cannot be known"));
    CHECK_FALSE(evening.model().game);
}

TEST_CASE("Another output than the one he chose is told, and asked about before a game of two") {
    settings::Preferences preferences = for_two();
    preferences.own_output = "headset";
    Evening evening = with_outputs("headphones", "loudspeaker", preferences);
    evening.said();
    evening.tell(session::SoundFound{Outlet::Own, "headphones", 128, "headphones", true});
    CHECK(contains(evening.said(), "headset is not there. You hear this on headphones."));
    CHECK(contains(said_on_starting(evening), "Your own output is not there"));
}

TEST_CASE("Whoever is spoken to by somebody else is asked too: nobody knows where that is heard") {
    settings::Preferences preferences = for_two();
    preferences.speaker = settings::Speaker::SpeechDispatcher;
    Evening evening = with_outputs("headphones", "loudspeaker", preferences);
    CHECK(contains(said_on_starting(evening), "Where you are spoken to cannot be known"));
}

TEST_CASE("A game against the computer asks nothing, whatever outputs there are") {
    settings::Preferences preferences = for_two();
    preferences.sitting = settings::Sitting::AgainstComputer;
    Evening evening = with_outputs("loudspeaker", "loudspeaker", preferences);
    said_on_starting(evening);
    CHECK(evening.model().game);
}

TEST_CASE("Going on with a game of two promises, or asks, as a new one does") {
    Evening first = with_outputs("headphones", "loudspeaker");
    said_on_starting(first);
    first.move("e4");
    first.key("Ctrl+q");
    say_yes(first);
    const auto kept = first.kept();
    const auto resuming = [&kept](const char* own) {
        Evening evening(for_two());
        evening.own_place = own;
        evening.start(kept);
        evening.said();
        evening.key("Enter");
        return evening;
    };
    Evening apart = resuming("headphones");
    CHECK(apart.model().game);
    CHECK(contains(apart.said(), promise));

    Evening same = resuming("loudspeaker");
    CHECK_FALSE(same.model().game);
    const Lines asked = same.said();
    CHECK(contains(asked, "Play all the same?"));
    CHECK_FALSE(contains(asked, "Eva vier"));
    same.key("Escape");
    CHECK_FALSE(same.model().game);
    CHECK_FALSE(same.model().undecided);
    CHECK(std::any_of(same.effects().begin(), same.effects().end(), [](const session::Effect& effect) {
        return std::holds_alternative<session::ReleaseGame>(effect);
    }));
    same.key("Enter");
    same.said();
    say_yes(same);
    REQUIRE(same.model().game);
    CHECK(contains(same.said(), "may be heard in the room"));
}

TEST_CASE("When his headphones go, the screen says so in neutral words; when they are back, he is told") {
    Evening evening = with_outputs("headphones", "loudspeaker");
    said_on_starting(evening);
    evening.announced();
    evening.tell(session::SoundLost{Outlet::Own, Trouble::Lost});
    CHECK(evening.view().caption == "The blind player’s sound output is gone. He hears nothing until it is back.");
    CHECK(evening.announced().empty());
    evening.said();
    evening.tell(session::SoundFound{Outlet::Own, "headphones", 128, "headphones"});
    CHECK(evening.said() == Lines{"Your headphones are back."});
    CHECK(evening.view().caption == "The blind player’s sound output is back.");
}

TEST_CASE("Both players are told when nothing is heard in the room") {
    Evening evening = with_outputs("headphones", "loudspeaker");
    said_on_starting(evening);
    evening.tell(session::SoundLost{Outlet::Room, Trouble::Lost});
    CHECK(contains(evening.said(), "Nothing is heard in the room."));
    CHECK(evening.view().caption.starts_with("Nothing is heard in the room."));
}

TEST_CASE("If the two outputs become one while a game is played, that is told at once") {
    Evening evening = with_outputs("headphones", "loudspeaker");
    said_on_starting(evening);
    evening.tell(session::SoundFound{Outlet::Own, "loudspeaker", 128, "loudspeaker"});
    CHECK(contains(evening.said(), "Your own output and the room’s are the same"));
}

TEST_CASE("A sound server that does not answer is told as that") {
    Evening evening = with_outputs("headphones", "loudspeaker");
    evening.said();
    evening.tell(session::SoundLost{Outlet::Own, Trouble::Silent});
    CHECK(evening.said() == Lines{"The sound server does not answer. It is asked again."});
}

TEST_CASE("A key pressed for what was there before is not taken by a screen that comes up by itself") {
    Evening evening = begun();
    evening.key("i");
    evening.type("e");
    evening.said();
    evening.tell_of_engine(engine::Failed{engine::NotRunning{}});
    const auto press = [&evening](const char* chord, session::Command command) {
        evening.tell(session::KeyPressed{session::Chord{chord}, command});
    };
    const std::size_t screens = evening.model().participants.front().screens.size();
    evening.said();
    press("Enter", session::Command::ItemActivate);
    evening.tell(session::TextTyped{"4"});
    CHECK(evening.said().empty());
    CHECK(evening.model().participants.front().screens.size() == screens);
    CHECK(evening.view().list);
    evening.pass(std::chrono::milliseconds(499));
    press("Down", session::Command::ItemDown);
    CHECK(evening.said().empty());
    evening.pass(std::chrono::milliseconds(1));
    press("Down", session::Command::ItemDown);
    CHECK_FALSE(evening.said().empty());
    press("Up", session::Command::ItemUp);
    press("Enter", session::Command::ItemActivate);
    const auto text = evening.view().text;
    REQUIRE(text);
    CHECK(text->text.find("e") != std::string::npos);
}

TEST_CASE("Silence is heard at once, whatever has just come up") {
    Evening evening = begun();
    evening.tell_of_engine(engine::Failed{engine::NotRunning{}});
    const auto before = evening.effects().size();
    evening.tell(session::KeyPressed{session::Chord{"Control"}, session::Command::Hush});
    CHECK(evening.effects().size() > before);
}

TEST_CASE("The answer to a question is not taken by the trouble that comes up in its place") {
    Evening evening = begun();
    evening.keys({"Ctrl+q", "Down"});
    evening.tell_of_engine(engine::Failed{engine::NotRunning{}});
    evening.said();
    evening.tell(session::KeyPressed{session::Chord{"Enter"}, session::Command::ItemActivate});
    CHECK(evening.said().empty());
    CHECK(evening.view().list);
    CHECK_FALSE(evening.has_quit());
}
