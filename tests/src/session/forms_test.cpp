// How much is said of each kind of thing.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using settings::Verbosity;
using settings::VerbosityOfKind;
using Lines = std::vector<std::string>;

namespace {

settings::Preferences with(Verbosity verbosity, VerbosityOfKind settings::SpeechByKind::*kind, VerbosityOfKind chosen) {
    settings::Preferences preferences;
    preferences.verbosity = verbosity;
    preferences.speech_by_kind.*kind = chosen;
    preferences.time_control = "300";
    return preferences;
}

/// What is said as White has captured.
Lines own_capture(const settings::Preferences& preferences) {
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"d7d5"});
    harness.move("e4");
    harness.said();
    harness.engine_is_deaf = true;
    harness.move("exd5");
    return harness.said();
}

} // namespace

TEST_CASE("One's own moves follow their own setting, which is short at first") {
    constexpr auto own = &settings::SpeechByKind::own_moves;
    settings::Preferences at_first;
    at_first.verbosity = Verbosity::Long;
    CHECK(contains(own_capture(at_first), "Eva David fünf, takes pawn"));
    CHECK(contains(own_capture(with(Verbosity::Short, own, VerbosityOfKind::Normal)), "Eva schlägt David fünf"));
    CHECK(contains(own_capture(with(Verbosity::Long, own, VerbosityOfKind::AsForAll)),
                   "Bauer Eva vier schlägt Bauer David fünf"));
}

TEST_CASE("Each kind is said in the form chosen for it, and the others as ever") {
    using settings::SpeechByKind;
    SessionHarness clocks = begun(with(Verbosity::Normal, &SpeechByKind::clocks, VerbosityOfKind::Short));
    clocks.pass(std::chrono::seconds(2));
    CHECK(contains(asked(clocks, "F2"), "4 5"));
    CHECK_FALSE(contains(asked(clocks, "F7"), "even"));

    SessionHarness squares = begun(with(Verbosity::Normal, &SpeechByKind::squares, VerbosityOfKind::Short));
    squares.pass(std::chrono::seconds(2));
    CHECK(asked(squares, "F7") == Lines{"even"});
    CHECK(contains(asked(squares, "F2"), "seconds"));
    squares.keys({"Up", "Up"});
    CHECK(squares.said().back() == "Eva vier");

    SessionHarness lists = begun(with(Verbosity::Short, &SpeechByKind::lists, VerbosityOfKind::Long));
    CHECK(contains(asked(lists, "F9"), "1 of "));
    SessionHarness brief = begun(with(Verbosity::Long, &SpeechByKind::lists, VerbosityOfKind::Short));
    CHECK_FALSE(contains(asked(brief, "F9"), "1 of "));
}

TEST_CASE("A refusal is its reason alone in the short form, with the Article in the normal one, and what that says in "
          "the long one") {
    const auto refused = [](VerbosityOfKind chosen) {
        settings::Preferences preferences = with(Verbosity::Normal, &settings::SpeechByKind::refusals, chosen);
        SessionHarness harness = begun(preferences);
        harness.move("e5");
        return harness.said().back();
    };
    CHECK(refused(VerbosityOfKind::Short) == "No pawn reaches Eva fünf");
    CHECK(refused(VerbosityOfKind::AsForAll) == "No pawn can go to Eva fünf. Article 3");
    CHECK(refused(VerbosityOfKind::Long).ends_with("Each piece moves in its own way; only such moves are legal."));
}

TEST_CASE("The room hears the normal form, however much the player wants said") {
    for (const Verbosity verbosity : {Verbosity::Short, Verbosity::Long}) {
        settings::Preferences preferences;
        preferences.verbosity = verbosity;
        preferences.room_output = "loudspeaker";
        SessionHarness harness = begun(preferences);
        harness.engine_plays({"d7d5"});
        harness.move("e4");
        harness.announced();
        harness.engine_is_deaf = true;
        harness.move("exd5");
        CHECK(harness.announced() == Lines{"Eva schlägt David fünf"});
    }
}

TEST_CASE("Speech by kind is a list of the settings, and F12 changes the form of all") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Speech by kind");
    CHECK(harness.view().list->rows == Lines{"Moves: as set for all", "Own moves: short",
                                             "Squares and pieces: as set for all", "Clocks: as set for all",
                                             "Refusals: as set for all", "Lists: as set for all"});
    harness.said();
    harness.keys({"Right", "Right"});
    CHECK(harness.said() == Lines{"Moves: short", "Moves: normal"});
    harness.key("F12");
    CHECK(harness.said() == Lines{"Speech: long"});
    CHECK(harness.model().preferences.speech_by_kind.moves == VerbosityOfKind::Normal);
}
