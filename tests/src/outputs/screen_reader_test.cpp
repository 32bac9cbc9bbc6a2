#include "src/outputs/screen_reader/screen_reader.hpp"

#include "tests/src/outputs/surroundings.hpp"
#include "tests/support/catch.hpp"

#include <iostream>

using outputs::Sight;
using outputs::screen_reader::ScreenReader;
using settings::Speaker;
using speech::output::reader::Seen;

namespace {

Sight sight(const std::string& caption) {
    Sight made{{}, true};
    made.view.title = "Klangbrett";
    made.view.caption = caption;
    return made;
}

struct Shown {
    void choose(Speaker speaker) {
        settings::Preferences preferences;
        preferences.speaker = speaker;
        output.apply(preferences);
    }
    Seen latest() const { return all.back(); }

    std::vector<Seen> all;
    ScreenReader output{[this](const Seen& seen) { all.push_back(seen); }};
};

} // namespace

TEST_CASE("A screen reader finds the window, and no sentence that another voice is saying") {
    Shown shown;
    shown.choose(Speaker::Own);
    CHECK(shown.all.empty());
    shown.output.show(sight("Eva vier"));
    CHECK(shown.latest() == Seen{"Klangbrett", "", true});
    shown.choose(Speaker::SpeechDispatcher);
    CHECK(shown.latest() == Seen{"Klangbrett", "", true});
}

TEST_CASE("The screen reader that speaks finds the last sentence") {
    Shown shown;
    shown.choose(Speaker::ScreenReader);
    shown.output.show(sight("Eva vier"));
    CHECK(shown.latest() == Seen{"Klangbrett", "Eva vier", true});
    Sight elsewhere = sight("Eva vier");
    elsewhere.has_keyboard = false;
    shown.output.show(elsewhere);
    CHECK(shown.latest() == Seen{"Klangbrett", "Eva vier", false});
}

TEST_CASE("A screen reader that does not speak any more is shown no sentence until it is chosen again") {
    Shown shown;
    shown.choose(Speaker::ScreenReader);
    shown.output.show(sight("Eva vier"));
    shown.output.note(outputs::SpeakerDied{"nobody listens"});
    CHECK(shown.latest() == Seen{"Klangbrett", "", true});
    shown.choose(Speaker::ScreenReader); // another setting has changed
    CHECK(shown.latest() == Seen{"Klangbrett", "", true});
    shown.choose(Speaker::Own);
    shown.choose(Speaker::ScreenReader);
    CHECK(shown.latest() == Seen{"Klangbrett", "Eva vier", true});
}

TEST_CASE("It is there beside a window only") {
    tests::outputs::FakeSurroundings surroundings;
    CHECK(outputs::screen_reader::open(surroundings.value) != nullptr);
    surroundings.value.lines = outputs::WrittenLines{&std::cout, session::ParticipantId{2}};
    CHECK(outputs::screen_reader::open(surroundings.value) != nullptr);
    surroundings.value.lines = outputs::WrittenLines{&std::cout};
    CHECK(outputs::screen_reader::open(surroundings.value) == nullptr);
}
