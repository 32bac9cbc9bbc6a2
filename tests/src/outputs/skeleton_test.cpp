#include "src/outputs/skeleton/skeleton.hpp"

#include "tests/src/outputs/surroundings.hpp"
#include "tests/support/catch.hpp"

using outputs::skeleton::Skeleton;
using tests::outputs::news;
using tests::outputs::to_room;

TEST_CASE("It collects what the player is told, as it is read") {
    Skeleton skeleton;
    skeleton.tell(news("Eva vier"));
    skeleton.tell(to_room("White offers a draw"));
    session::Tell cue = news("");
    cue.utterance.runs.clear();
    skeleton.tell(cue);
    cue.reading = {{{"en"}, "White has pressed the clock"}};
    skeleton.tell(cue);
    CHECK(skeleton.lines() == std::vector<std::string>{"Eva vier", "White has pressed the clock"});
}

TEST_CASE("It is shown where the player is") {
    Skeleton skeleton;
    CHECK(skeleton.viewer() == session::ParticipantId{});
    outputs::Sight sight;
    sight.view.title = "New game";
    skeleton.show(sight);
    CHECK(skeleton.place() == "New game");
}

TEST_CASE("What it has no use for changes nothing") {
    const tests::outputs::FakeSurroundings surroundings;
    const auto output = outputs::skeleton::open(surroundings.value);
    REQUIRE(output != nullptr);
    output->apply({});
    output->hush();
    output->toggle_pause();
    output->play({});
    output->note(outputs::SpeakerDied{"why"});
    output->finish(std::chrono::steady_clock::now() + std::chrono::milliseconds(1));
    CHECK_FALSE(output->next_report());
}
