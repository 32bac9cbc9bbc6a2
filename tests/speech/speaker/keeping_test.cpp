// Utterances that are kept as sound, and sound that is heard again.
#include "tests/speech/speaker/stage.hpp"
#include "tests/support/catch.hpp"

using namespace tests::speech::speaker;
using speech::announce::Urgency;
using speech::speaker::UtteranceId;
using Lines = std::vector<std::string>;

TEST_CASE("What is kept is what was heard, without its cue") {
    Stage stage;
    stage.say_to_keep(1, {{{"de"}, "1234"}}, Stage::Cue::Capture);
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.reports() == Lines{"began 1", "recorded 1", "completed 1"});
    CHECK(stage.recorded() == "1234");
}

TEST_CASE("What is silenced halfway is kept whole, and not heard again") {
    Stage stage;
    stage.say_to_keep(1, {{{"de"}, "12345678"}});
    REQUIRE(stage.play_until_heard('2'));
    stage.speaker.hush();
    REQUIRE(stage.play_until_reported("recorded 1"));
    CHECK(stage.reports() == Lines{"began 1", "cut 1", "recorded 1"});
    CHECK(stage.recorded() == "12345678");
    CHECK(stage.heard().find('8') == std::string::npos);
}

TEST_CASE("What is silenced while it waits is kept whole") {
    Stage stage;
    stage.say(1, Urgency::News, "1111");
    stage.say_to_keep(2, {{{"de"}, "23"}});
    stage.say_to_keep(3, {{{"de"}, "45"}});
    REQUIRE(stage.play_until_heard('1'));
    stage.speaker.hush();
    REQUIRE(stage.play_until_reported("recorded 3"));
    CHECK(stage.recorded() == "2345");
}

TEST_CASE("News that an answer cuts off and that is said again is kept once") {
    Stage stage;
    stage.say_to_keep(1, {{{"de"}, "123456"}});
    REQUIRE(stage.play_until_heard('1'));
    stage.say(2, Urgency::Answer, "9");
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.recorded() == "123456");
}

TEST_CASE("A key is answered before what was silenced is kept") {
    Stage stage;
    {
        const std::lock_guard slow{stage.held};
        stage.say_to_keep(1, {{{"de"}, "123"}});
        stage.speaker.hush();
        stage.say(2, Urgency::Answer, "9");
    }
    REQUIRE(stage.play_until_reported("recorded 1"));
    const Lines reports = stage.reports();
    CHECK(std::ranges::find(reports, "completed 2") < std::ranges::find(reports, "recorded 1"));
    CHECK(stage.recorded() == "123");
}

TEST_CASE("What lacks words is not kept, and that is told") {
    Stage stage;
    stage.say_to_keep(1, {{{"de"}, "12"}, {{"none"}, "34"}});
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.reports() == Lines{"began 1", "failed 1", "unrecorded 1", "unspoken 1"});
}

TEST_CASE("Sound made earlier is heard as an answer: at once, and the next one replaces it") {
    Stage stage;
    stage.say(1, Urgency::News, "1111111111");
    REQUIRE(stage.play_until_heard('1'));
    stage.forget();
    stage.speaker.play(UtteranceId{2}, std::vector<float>(24'000, 0.2F));
    REQUIRE(stage.play_until_heard('2'));
    stage.say(3, Urgency::Answer, "3");
    REQUIRE(stage.play_until_finished(1));
    const std::string heard = stage.heard();
    CHECK(heard.starts_with("2"));
    CHECK(std::ranges::count(heard, '2') < 10);
    CHECK(heard.ends_with("31111111111"));
    const Lines reports = stage.reports();
    CHECK(std::ranges::count(reports, "cut 2") == 1);
}

TEST_CASE("Sound made earlier is heard to its end") {
    Stage stage;
    stage.speaker.play(UtteranceId{1}, std::vector<float>(24'000, 0.2F));
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.heard() == "2222222222");
}

TEST_CASE("A picture takes the place of the last answer, is as loud as the cues, and gives way to the next") {
    using Frames = std::vector<sounds::mixer::Frame>;
    Stage stage;
    stage.speaker.set_cue_volume(sounds::mixer::Volume{0.5F});
    stage.play(480);
    stage.say(1, Urgency::Answer, "1111111111");
    REQUIRE(stage.play_until_heard('1'));
    stage.speaker.play(UtteranceId{2}, Frames(12'000, {0.6F, 1.0F}));
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.heard().back() == '4');
    CHECK(stage.reports() == Lines{"began 1", "cut 1", "began 2", "completed 2"});

    stage.forget();
    stage.speaker.play(UtteranceId{3}, Frames(480'000, {0.6F, 1.0F}));
    REQUIRE(stage.play_until_heard('4'));
    stage.say(4, Urgency::Answer, "2");
    REQUIRE(stage.play_until_finished(4));
    CHECK(stage.heard().back() == '2');
    stage.speaker.play(UtteranceId{5}, Frames(480'000, {0.6F, 1.0F}));
    REQUIRE(stage.play_until_heard('4'));
    stage.speaker.hush();
    stage.forget();
    stage.play(4800);
    CHECK(stage.heard().empty());
}

TEST_CASE("Other words than those heard can be kept, whether they are heard to their end or not") {
    using speech::speaker::Keeping;
    Stage stage;
    stage.speaker.say(UtteranceId{1}, {{{{"de"}, "1234"}}, Urgency::News, std::nullopt}, Keeping::Yes,
                      {{{"de"}, "567"}});
    REQUIRE(stage.play_until_reported("recorded 1"));
    CHECK(stage.reports() == Lines{"began 1", "completed 1", "recorded 1"});
    CHECK(stage.heard() == "1234");
    CHECK(stage.recorded() == "567");

    Stage silenced;
    silenced.speaker.say(UtteranceId{1}, {{{{"de"}, "12345678"}}, Urgency::News, std::nullopt}, Keeping::Yes,
                         {{{"de"}, "567"}});
    REQUIRE(silenced.play_until_heard('2'));
    silenced.speaker.hush();
    REQUIRE(silenced.play_until_reported("recorded 1"));
    CHECK(silenced.recorded() == "567");
}

TEST_CASE("What somebody else says is kept without being heard") {
    Stage stage;
    stage.speaker.keep(UtteranceId{1}, {{{"de"}, "123"}});
    REQUIRE(stage.play_until_reported("recorded 1"));
    CHECK(stage.recorded() == "123");
    CHECK(stage.heard().empty());
    CHECK(stage.reports() == Lines{"recorded 1"});
}

TEST_CASE("What is given away to somebody else is silent at once, and what was to be kept of it is kept") {
    Stage stage;
    stage.say_to_keep(1, {{{"de"}, "123456789"}});
    stage.say(2, Urgency::News, "5");
    REQUIRE(stage.play_until_heard('2'));
    const auto given = stage.speaker.surrender();
    REQUIRE(given.size() == 2);
    CHECK(given[0].id == UtteranceId{1});
    CHECK(given[1].id == UtteranceId{2});
    stage.forget();
    REQUIRE(stage.play_until_reported("recorded 1"));
    CHECK(stage.heard().empty());
    CHECK(stage.recorded() == "123456789");
}

TEST_CASE("After what was kept apart the voice of what was heard last is at hand") {
    Stage stage;
    stage.say_to_keep(1, {{{"fa"}, "1"}, {{"de"}, std::string(100, '2')}});
    REQUIRE(stage.play_until_heard('2'));
    stage.speaker.hush();
    REQUIRE(stage.play_until_reported("recorded 1"));
    CHECK(stage.play_until([&stage] { return stage.is_ready_for() == "fa"; }));
}
