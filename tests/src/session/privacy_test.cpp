// What only the player at the keyboard should hear: promised where it is so, asked about where it is not.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using namespace std::chrono_literals;
using session::SoundOutput;
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
SessionHarness with_outputs(std::optional<std::string> own, std::optional<std::string> room,
                            const settings::Preferences& preferences = for_two()) {
    SessionHarness harness(preferences);
    harness.own_place = std::move(own);
    harness.room_place = std::move(room);
    harness.start();
    return harness;
}

Lines said_on_starting(SessionHarness& harness) {
    harness.said();
    harness.keys({"Enter", "Enter"});
    return harness.said();
}

constexpr const char* promise = "everything else only you hear";

} // namespace

TEST_CASE("With two outputs that are there it is promised that he alone hears what is his") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    CHECK(contains(said_on_starting(harness), promise));
    CHECK(harness.has_game());
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
    SessionHarness harness = with_outputs(trouble.own, trouble.room);
    const Lines asked = said_on_starting(harness);
    CHECK(contains(asked, trouble.why));
    CHECK(contains(asked, "Play all the same?"));
    CHECK_FALSE(contains(asked, promise));
    CHECK_FALSE(harness.has_game());

    harness.key("Enter"); // no
    CHECK_FALSE(harness.has_game());
    harness.said();
    harness.key("Enter");
    say_yes(harness);
    REQUIRE(harness.has_game());
    const Lines begun = harness.said();
    CHECK(contains(begun, trouble.told));
    CHECK((trouble.room ? !contains(begun, promise) : contains(begun, promise)));
}

TEST_CASE("An output of which nobody can tell where it is heard is asked about too") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    harness.tell(session::SoundFound{SoundOutput::Own, "default", 128});
    CHECK(contains(said_on_starting(harness), "cannot be known"));
    CHECK_FALSE(harness.has_game());
}

TEST_CASE("Another output than the one he chose is told, and asked about before a game of two") {
    settings::Preferences preferences = for_two();
    preferences.own_output = "headset";
    SessionHarness harness = with_outputs("headphones", "loudspeaker", preferences);
    harness.said();
    harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 128, "headphones", true});
    CHECK(contains(harness.said(), "headset is not there. You hear this on headphones."));
    CHECK(contains(said_on_starting(harness), "Your own output is not there"));
}

TEST_CASE("What plays instead of the output he chose is told once, also when it has stopped and is back") {
    settings::Preferences preferences = for_two();
    preferences.own_output = "headset";
    SessionHarness harness = with_outputs("headphones", "loudspeaker", preferences);
    const auto found = [&harness](const char* name) {
        harness.said();
        harness.tell(session::SoundFound{SoundOutput::Own, name, 128, name, true});
        return harness.said();
    };
    CHECK(contains(found("headphones"), "headset is not there. You hear this on headphones."));
    CHECK(found("headphones").empty());
    harness.tell(session::SoundLost{SoundOutput::Own, Trouble::Lost});
    CHECK(found("headphones") == Lines{"The sound is back, on headphones."});
    CHECK(contains(found("speakers"), "headset is not there. You hear this on speakers."));
}

TEST_CASE("The room’s own output instead of the one he chose is asked about as that, and an alarm during the game") {
    settings::Preferences preferences = for_two();
    preferences.own_output = "headset";
    SessionHarness harness = with_outputs("headphones", "loudspeaker", preferences);
    const auto found_instead = [&harness](const char* name) {
        harness.tell(session::SoundFound{SoundOutput::Own, name, 128, name, true});
    };
    SECTION("at the start") {
        found_instead("loudspeaker");
        const Lines asked = said_on_starting(harness);
        CHECK(contains(asked, "Your own output and the room’s are the same"));
        CHECK_FALSE(contains(asked, promise));
        CHECK_FALSE(harness.has_game());
    }
    SECTION("later, when he has agreed to another one") {
        found_instead("headphones");
        CHECK(contains(said_on_starting(harness), "Your own output is not there"));
        say_yes(harness);
        REQUIRE(harness.has_game());
        harness.tell(session::SoundLost{SoundOutput::Own, Trouble::Lost});
        harness.said();
        found_instead("loudspeaker");
        CHECK(contains(harness.said(), "Your own output and the room’s are the same"));
        harness.tell(session::SoundLost{SoundOutput::Own, Trouble::Lost});
        harness.said();
        found_instead("headphones");
        CHECK_FALSE(contains(harness.said(), "Your own output and the room’s are the same"));
    }
}

TEST_CASE("The output he chose is told of when it comes later, and then nothing is asked") {
    settings::Preferences preferences = for_two();
    preferences.own_output = "headset";
    SessionHarness harness = with_outputs("headphones", "loudspeaker", preferences);
    harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 128, "headphones", true});
    harness.said();
    harness.tell(session::SoundFound{SoundOutput::Own, "headset", 128, "headset"});
    CHECK(contains(harness.said(), "The sound is back, on headset."));
    CHECK_FALSE(contains(said_on_starting(harness), "Your own output is not there"));
}

TEST_CASE("Whoever is spoken to by somebody else is asked too: nobody knows where that is heard") {
    settings::Preferences preferences = for_two();
    preferences.speaker = settings::Speaker::SpeechDispatcher;
    SessionHarness harness = with_outputs("headphones", "loudspeaker", preferences);
    CHECK(contains(said_on_starting(harness), "Where you are spoken to cannot be known"));
}

TEST_CASE("A game against the computer asks nothing, whatever outputs there are") {
    settings::Preferences preferences = for_two();
    preferences.sitting = settings::Sitting::AgainstComputer;
    SessionHarness harness = with_outputs("loudspeaker", "loudspeaker", preferences);
    said_on_starting(harness);
    CHECK(harness.has_game());
}

TEST_CASE("Going on with a game of two promises, or asks, as a new one does") {
    SessionHarness first = with_outputs("headphones", "loudspeaker");
    said_on_starting(first);
    first.move("e4");
    first.key("Ctrl+q");
    say_yes(first);
    const auto kept = first.kept();
    const auto resuming = [&kept](const char* own) {
        SessionHarness harness(for_two());
        harness.own_place = own;
        harness.start(kept);
        harness.said();
        harness.key("Enter");
        return harness;
    };
    SessionHarness apart = resuming("headphones");
    CHECK(apart.has_game());
    CHECK(contains(apart.said(), promise));

    SessionHarness same = resuming("loudspeaker");
    CHECK_FALSE(same.has_game());
    const Lines asked = same.said();
    CHECK(contains(asked, "Play all the same?"));
    CHECK_FALSE(contains(asked, "Eva vier"));
    same.key("Escape");
    CHECK_FALSE(same.has_game());
    CHECK_FALSE(same.model().undecided);
    CHECK(std::any_of(same.effects().begin(), same.effects().end(), [](const session::Effect& effect) {
        return std::holds_alternative<session::ReleaseGame>(effect);
    }));
    same.key("Enter");
    same.said();
    say_yes(same);
    REQUIRE(same.has_game());
    CHECK(contains(same.said(), "may be heard in the room"));
}

TEST_CASE("When his headphones go, the screen says so in neutral words; when they are back, he is told") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    said_on_starting(harness);
    harness.announced();
    harness.tell(session::SoundLost{SoundOutput::Own, Trouble::Lost});
    CHECK(harness.view().caption == "The blind player’s sound output is gone. They hear nothing until it is back.");
    CHECK(harness.announced().empty());
    harness.said();
    harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 128, "headphones"});
    CHECK(harness.said() == Lines{"Your headphones are back."});
    CHECK(harness.view().caption == "The blind player’s sound output is back.");
}

TEST_CASE("Both players are told when nothing is heard in the room") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    said_on_starting(harness);
    harness.tell(session::SoundLost{SoundOutput::Room, Trouble::Lost});
    CHECK(contains(harness.said(), "Nothing is heard in the room."));
    CHECK(harness.view().caption.starts_with("Nothing is heard in the room."));
}

TEST_CASE("If the two outputs become one while a game is played, that is told at once") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    said_on_starting(harness);
    harness.tell(session::SoundFound{SoundOutput::Own, "loudspeaker", 128, "loudspeaker"});
    CHECK(contains(harness.said(), "Your own output and the room’s are the same"));
}

TEST_CASE("A sound server that does not answer is told as that") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    harness.said();
    harness.tell(session::SoundLost{SoundOutput::Own, Trouble::Silent});
    CHECK(harness.said() == Lines{"The sound server does not answer. Klangbrett keeps asking."});
}

TEST_CASE("A key pressed for what was there before is not taken by a screen that comes up by itself") {
    SessionHarness harness = begun();
    harness.key("i");
    harness.type("e");
    harness.said();
    harness.tell_of_engine(engine::Failed{engine::NotRunning{}});
    const auto press = [&harness](const char* chord, session::Command command) {
        harness.tell(session::KeyPressed{session::Chord{chord}, command});
    };
    const std::size_t screens = harness.model().participants.at({}).screens.size();
    harness.said();
    press("Enter", session::Command::ItemActivate);
    harness.tell(session::TextTyped{"4"});
    CHECK(harness.said().empty());
    CHECK(harness.model().participants.at({}).screens.size() == screens);
    CHECK(harness.view().list);
    harness.pass(std::chrono::milliseconds(499));
    press("Down", session::Command::ItemDown);
    CHECK(harness.said().empty());
    harness.pass(std::chrono::milliseconds(1));
    press("Down", session::Command::ItemDown);
    CHECK_FALSE(harness.said().empty());
    press("Up", session::Command::ItemUp);
    press("Enter", session::Command::ItemActivate);
    const auto text = harness.view().text;
    REQUIRE(text);
    CHECK(text->text.find("e") != std::string::npos);
}

TEST_CASE("Silence is heard at once, whatever has just come up") {
    SessionHarness harness = begun();
    harness.tell_of_engine(engine::Failed{engine::NotRunning{}});
    const auto before = harness.effects().size();
    harness.tell(session::KeyPressed{session::Chord{"Control"}, session::Command::Hush});
    CHECK(harness.effects().size() > before);
}

TEST_CASE("The answer to a question is not taken by the trouble that comes up in its place") {
    SessionHarness harness = begun();
    harness.keys({"Ctrl+q", "Down"});
    harness.tell_of_engine(engine::Failed{engine::NotRunning{}});
    harness.said();
    harness.tell(session::KeyPressed{session::Chord{"Enter"}, session::Command::ItemActivate});
    CHECK(harness.said().empty());
    CHECK(harness.view().list);
    CHECK_FALSE(harness.has_quit());
}

TEST_CASE("In a game in which each hears their own, no other speaker and no other output is used before it was asked") {
    struct Way {
        const char* name;
        const char* why;
        std::vector<std::string> keys;
    };
    const Way way = GENERATE(Way{"the key for the next voice", "Where you are spoken to cannot be known", {"Ctrl+F12"}},
                             Way{"the row of the own output", "cannot be known", {}});
    INFO(way.name);
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    harness.tell(session::OutputsFound{{"headphones", "loudspeaker"}});
    said_on_starting(harness);
    const settings::Preferences before = harness.model().preferences;
    const auto try_it = [&] {
        harness.said();
        if (!way.keys.empty()) return harness.keys(way.keys);
        harness.key("F9");
        for (const char* row : {"Settings", "Sounds and outputs"}) {
            harness.type(row);
            harness.key("Enter");
            harness.pass(2s);
        }
        harness.type("Your sound");
        harness.pass(2s);
        harness.key("Right");
    };
    const auto applied = [&harness] {
        return std::ranges::any_of(harness.effects(), [](const session::Effect& effect) {
            return std::holds_alternative<session::ApplyPreferences>(effect);
        });
    };
    try_it();
    CHECK(contains(harness.said(), way.why));
    CHECK(harness.model().preferences == before);
    CHECK_FALSE(applied());
    harness.key("Escape");
    CHECK(harness.model().preferences == before);
    CHECK_FALSE(applied());

    while (!std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()))
        harness.key("Escape");
    try_it();
    say_yes(harness);
    CHECK(harness.model().preferences != before);
    CHECK(applied());
    CHECK(harness.game().agreed);
}

TEST_CASE("Who plays on without the room’s output has not agreed to be heard in the room when it is back") {
    SessionHarness harness = with_outputs("headphones", std::nullopt);
    said_on_starting(harness);
    say_yes(harness);
    REQUIRE(harness.has_game());
    const auto before = harness.model().preferences.speaker;
    const std::optional<std::string> place = GENERATE(std::optional<std::string>("headphones"), std::nullopt);
    harness.said();
    harness.tell(session::SoundFound{SoundOutput::Room, "loudspeaker", 128, place});
    CHECK(contains(harness.said(), place ? "what only you should hear" : "What only you should hear"));
    harness.key("Ctrl+F12");
    CHECK(contains(harness.said(), "Change it all the same?"));
    CHECK(harness.model().preferences.speaker == before);
}

TEST_CASE("A yes to another output is none to another speaker, nor to an output that is the room’s") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    harness.tell(session::OutputsFound{{"headphones", "headset", "loudspeaker"}});
    said_on_starting(harness);
    harness.key("F9");
    for (const char* row : {"Settings", "Sounds and outputs"}) {
        harness.type(row);
        harness.key("Enter");
        harness.pass(2s);
    }
    harness.type("Your sound");
    harness.pass(2s);
    harness.key("Right");
    say_yes(harness);
    harness.said();

    SECTION("what was agreed to is not told again") {
        harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 128, std::nullopt});
        CHECK(harness.said().empty());
    }
    SECTION("another speaker is asked about") {
        harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 128, "headphones"});
        CHECK(harness.said().empty());
        harness.key("Ctrl+F12");
        CHECK(contains(harness.said(), "Where you are spoken to cannot be known"));
        CHECK(harness.model().preferences.speaker == settings::Speaker::Own);
    }
    SECTION("the room’s own output is told") {
        harness.tell(session::SoundFound{SoundOutput::Own, "loudspeaker", 128, "loudspeaker"});
        CHECK(contains(harness.said(), "Your own output and the room’s are the same"));
    }
    SECTION("what could be promised for a while is told when it cannot be any more") {
        harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 128, "headphones"});
        harness.tell(session::SoundFound{SoundOutput::Room, "loudspeaker", 128, std::nullopt});
        CHECK(contains(harness.said(), "cannot be known"));
    }
}

TEST_CASE("Back at the program’s own voice, it is told that the room hears it") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    said_on_starting(harness);
    harness.key("Ctrl+F12");
    say_yes(harness);
    harness.tell(session::SoundFound{SoundOutput::Own, "loudspeaker", 128, "loudspeaker"});
    harness.said();
    for (int presses = 0; presses < 5 && harness.model().preferences.speaker != settings::Speaker::Own; ++presses) {
        harness.key("Ctrl+F12");
        if (std::holds_alternative<session::ConfirmScreen>(harness.model().participants.at({}).screens.back()))
            say_yes(harness);
    }
    REQUIRE(harness.model().preferences.speaker == settings::Speaker::Own);
    CHECK(contains(harness.said(), "Your own output and the room’s are the same"));
}

TEST_CASE("If the voice of the system dies, the program’s own voice in the room’s output is an alarm") {
    settings::Preferences preferences = for_two();
    preferences.speaker = settings::Speaker::SpeechDispatcher;
    SessionHarness harness = with_outputs("loudspeaker", "loudspeaker", preferences);
    said_on_starting(harness);
    say_yes(harness); // to whoever speaks elsewhere
    REQUIRE(harness.has_game());
    harness.said();
    harness.tell(session::SpeakerLost{settings::Speaker::SpeechDispatcher, speech::output::Failing::Gone});
    CHECK(contains(harness.said(), "Your own output and the room’s are the same"));
}

TEST_CASE("A yes to one reason to be overheard is asked for anew when another has taken its place") {
    SessionHarness harness = with_outputs("headphones", std::nullopt);
    CHECK(contains(said_on_starting(harness), "The output for the room is not there"));
    harness.tell(session::SoundFound{SoundOutput::Room, "loudspeaker", 128, "headphones"});
    harness.said();
    say_yes(harness);
    CHECK_FALSE(harness.has_game());
    CHECK(contains(harness.said(), "Your own output and the room’s are the same"));
    say_yes(harness);
    CHECK(harness.has_game());
}

TEST_CASE(
    "An output for the room that is chosen during a game of two is asked about, also where there was none before") {
    settings::Preferences preferences = for_two();
    preferences.room_output.reset();
    SessionHarness harness = with_outputs("headphones", "loudspeaker", preferences);
    harness.tell(session::OutputsFound{{"headphones", "loudspeaker"}});
    said_on_starting(harness);
    harness.key("F9");
    for (const char* row : {"Settings", "Sounds and outputs"}) {
        harness.type(row);
        harness.key("Enter");
        harness.pass(2s);
    }
    harness.type("Announcements to the room");
    harness.pass(2s);
    harness.said();
    harness.key("Right");
    CHECK(contains(harness.said(), "cannot be known"));
    CHECK_FALSE(harness.model().preferences.room_output);
    say_yes(harness);
    CHECK(harness.model().preferences.room_output);
}

TEST_CASE("No output for the room any more, in a game of two, is asked about as well") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    harness.tell(session::OutputsFound{{"loudspeaker"}});
    said_on_starting(harness);
    harness.key("F9");
    for (const char* row : {"Settings", "Sounds and outputs"}) {
        harness.type(row);
        harness.key("Enter");
        harness.pass(2s);
    }
    harness.type("Announcements to the room");
    harness.pass(2s);
    harness.said();
    harness.key("Left");
    CHECK(contains(harness.said(), "Change it all the same?"));
    CHECK(harness.model().preferences.room_output == "loudspeaker");
    say_yes(harness);
    CHECK_FALSE(harness.model().preferences.room_output);
}

TEST_CASE("Asked twice for another speaker, one question is open, and one answer is enough") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    said_on_starting(harness);
    harness.keys({"Ctrl+F12", "Ctrl+F12"});
    CHECK(contains(harness.said(), "Change it all the same?"));
    say_yes(harness);
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
}

TEST_CASE("An own output that hands its sound on to who knows where is an alarm in a game of two") {
    SessionHarness harness = with_outputs("headphones", "loudspeaker");
    said_on_starting(harness);
    harness.tell(session::SoundFound{session::SoundOutput::Own, "combined", 128, std::nullopt});
    CHECK(contains(harness.said(), "cannot be known"));
}

TEST_CASE("Against the computer, or back to the program’s own voice, nothing is asked") {
    settings::Preferences preferences = for_two();
    preferences.sitting = settings::Sitting::AgainstComputer;
    SessionHarness harness = with_outputs("headphones", "loudspeaker", preferences);
    said_on_starting(harness);
    harness.keys({"Ctrl+F12"});
    CHECK(harness.model().preferences.speaker != settings::Speaker::Own);
}

TEST_CASE("A move that is still to be repeated is announced to the room again when the game is gone on with") {
    SessionHarness first = with_outputs("headphones", "loudspeaker");
    said_on_starting(first);
    first.move("e4");
    first.key("Tab");
    first.key("Ctrl+q");
    say_yes(first);

    SessionHarness again(for_two());
    again.start(first.kept());
    again.said();
    again.key("Enter");
    REQUIRE(again.has_game());
    CHECK(again.announced() == Lines{"Eva vier"});
    CHECK(again.view().caption == "A move has been announced. Repeat it on your board.");
    again.tell(session::SquareClicked{*rules::board::Square::parse("e2")});
    again.tell(session::SquareClicked{*rules::board::Square::parse("e4")});
    CHECK_FALSE(again.game().table.boards->receiver); // repeated, and carried out with it
}
