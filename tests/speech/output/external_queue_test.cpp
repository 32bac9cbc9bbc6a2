#include "speech/output/external_queue.hpp"
#include "tests/speech/output/fake.hpp"
#include "tests/support/catch.hpp"

#include <utility>

using namespace tests::speech::output;
using sounds::cues::Cue;
using speech::announce::Urgency;
using speech::output::ExternalSpeechQueue;
using speech::output::Failing;
using speech::output::Passage;
using speech::output::Resigned;
using speech::speaker::Ending;
using speech::speaker::Entry;
using speech::speaker::Finished;

namespace {

/// A queue with its speech output, and what became of what it was told.
struct Stage {
    explicit Stage(bool ready = true) {
        if (!ready) return;
        output->get_ready();
        words();
    }

    void say(std::uint64_t id, Urgency urgency, const std::string& text, std::optional<Cue> cue = std::nullopt) {
        speech::phrases::Runs runs;
        if (!text.empty()) runs.push_back({{"en"}, text});
        queue.say({{id}, {std::move(runs), urgency, cue}});
    }
    void answer(std::uint64_t id, const std::string& text) { say(id, Urgency::Answer, text); }
    void news(std::uint64_t id, const std::string& text) { say(id, Urgency::News, text); }
    void alarm(std::uint64_t id, const std::string& text) { say(id, Urgency::Alarm, text); }

    /// `completed 1`, `cut 1`, `resigned: one, two`.
    Deeds words() {
        Deeds words;
        while (const auto word = queue.poll()) {
            if (const auto* finished = std::get_if<Finished>(&*word)) {
                words.push_back((finished->ending == Ending::Completed ? "completed " : "cut ") +
                                std::to_string(finished->id.value));
                continue;
            }
            std::string unsaid = "resigned:";
            for (const Entry& entry : std::get<Resigned>(*word).unsaid)
                unsaid += " " + speech::phrases::plain_text(entry.utterance.runs);
            words.push_back(unsaid);
        }
        return words;
    }
    Deeds done() { return std::exchange(deeds, {}); }

    Deeds deeds;
    FakeAccompaniment accompaniment{deeds};
    std::unique_ptr<FakeSpeechOutput> made = std::make_unique<FakeSpeechOutput>(deeds);
    FakeSpeechOutput* output = made.get();
    ExternalSpeechQueue queue{std::move(made), accompaniment};
};

} // namespace

TEST_CASE("What is said before the speech output is ready waits for it") {
    Stage stage(false);
    stage.news(1, "one");
    CHECK(stage.done().empty());
    stage.output->get_ready();
    CHECK(stage.words().empty());
    CHECK(stage.done() == Deeds{"speak one"});
}

TEST_CASE("One utterance is spoken at a time, news in order, and each is reported as it ends") {
    Stage stage;
    stage.news(1, "one");
    stage.news(2, "two");
    CHECK(stage.done() == Deeds{"speak one"});
    stage.output->end();
    CHECK(stage.words() == Deeds{"completed 1"});
    CHECK(stage.done() == Deeds{"speak two"});
}

TEST_CASE("An answer silences news, which is spoken again from its beginning after it") {
    Stage stage;
    stage.news(1, "one");
    stage.answer(2, "two");
    CHECK(stage.done() == Deeds{"speak one", "hush", "speak two"});
    stage.output->end();
    CHECK(stage.words() == Deeds{"completed 2"});
    CHECK(stage.done() == Deeds{"speak one"});
    stage.output->end();
    CHECK(stage.words() == Deeds{"completed 1"});
}

TEST_CASE("An answer replaces the answer that is being spoken") {
    Stage stage;
    stage.answer(1, "one");
    stage.answer(2, "two");
    CHECK(stage.words() == Deeds{"cut 1"});
    CHECK(stage.done() == Deeds{"speak one", "hush", "speak two"});
}

TEST_CASE("The end of what was cut off is not taken for the end of what came after it") {
    Stage stage;
    stage.answer(1, "one");
    const Passage cut = stage.output->passages.back();
    stage.answer(2, "two");
    stage.words();
    stage.output->reports.push_back(speech::output::Ended{cut});
    CHECK(stage.words().empty());
    stage.output->end();
    CHECK(stage.words() == Deeds{"completed 2"});
}

TEST_CASE("The cue sounds before the words, and a cue without words keeps nothing waiting") {
    Stage stage;
    stage.say(1, Urgency::News, "check", Cue::Check);
    stage.say(2, Urgency::News, "", Cue::YourTurn);
    stage.news(3, "three");
    CHECK(stage.done() == Deeds{"ring check", "speak check"});
    stage.output->end();
    CHECK(stage.words() == Deeds{"completed 1", "completed 2"});
    CHECK(stage.done() == Deeds{"ring your_turn", "speak three"});
}

TEST_CASE("Hush silences a speech output that counts as having ended: he may be slower than he tells") {
    Stage stage;
    stage.news(1, "one");
    stage.output->end();
    CHECK(stage.words() == Deeds{"completed 1"});
    stage.done();
    stage.queue.hush();
    CHECK(stage.done() == Deeds{"hush", "stop"});
}

TEST_CASE("A moment that is paused is over, and holds back nothing") {
    Stage stage;
    stage.say(1, Urgency::Moment, "nine");
    stage.queue.toggle_pause();
    CHECK_FALSE(stage.queue.is_paused());
    stage.news(2, "two");
    CHECK(stage.done() == Deeds{"speak nine", "hush", "speak two"});
    CHECK(stage.words() == Deeds{"cut 1"});
}

TEST_CASE("Hush silences the speech output and drops what waits, and nothing more comes") {
    Stage stage;
    stage.news(1, "one");
    stage.news(2, "two");
    stage.done();
    stage.queue.hush();
    CHECK(stage.done() == Deeds{"hush", "stop"});
    CHECK(stage.words() == Deeds{"cut 1", "cut 2"});
    CHECK(stage.done().empty());
}

TEST_CASE("What is paused is said again from its beginning, and news that comes meanwhile after it") {
    Stage stage;
    stage.news(1, "one");
    stage.queue.toggle_pause();
    stage.news(2, "two");
    CHECK(stage.queue.is_paused());
    CHECK(stage.done() == Deeds{"speak one", "hush"});
    stage.queue.toggle_pause();
    CHECK(stage.done() == Deeds{"speak one"});
    stage.output->end();
    CHECK(stage.words() == Deeds{"completed 1"});
    CHECK(stage.done() == Deeds{"speak two"});
}

TEST_CASE("An answer ends a pause, and what was held follows it") {
    Stage stage;
    stage.news(1, "one");
    stage.queue.toggle_pause();
    stage.answer(2, "two");
    CHECK_FALSE(stage.queue.is_paused());
    CHECK(stage.done() == Deeds{"speak one", "hush", "speak two"});
    stage.output->end();
    stage.words();
    CHECK(stage.done() == Deeds{"speak one"});
}

TEST_CASE("A pause of nothing holds nothing") {
    Stage stage;
    stage.queue.toggle_pause();
    stage.news(1, "one");
    CHECK(stage.done() == Deeds{"speak one"});
}

TEST_CASE("Sound made earlier is played in the speech output's place, until it is over or something is asked for") {
    Stage stage;
    const auto sound = std::make_shared<const speech::speaker::Sound>(std::vector<float>(480, 0.5F));
    stage.news(1, "one");
    stage.queue.say({{2}, {{}, Urgency::Answer, std::nullopt}, sound});
    CHECK(stage.done() == Deeds{"speak one", "hush", "play"});
    CHECK(stage.words().empty());
    stage.accompaniment.over = true;
    CHECK(stage.words() == Deeds{"completed 2"});
    CHECK(stage.done() == Deeds{"speak one"});

    stage.accompaniment.over = false;
    stage.queue.say({{3}, {{}, Urgency::Answer, std::nullopt}, sound});
    stage.answer(4, "four");
    CHECK(stage.done() == Deeds{"hush", "play", "stop", "speak four"});
}

TEST_CASE("A speech output that dies leaves unsaid what it has not spoken to its end, in the order in which it would "
          "have been") {
    Stage stage;
    stage.news(1, "ended");
    stage.output->end();
    stage.words();
    stage.news(2, "news");
    stage.news(3, "more");
    stage.answer(4, "answer");
    stage.output->die(Failing::Gone);
    CHECK(stage.words() == Deeds{"resigned: answer news more"});
}

TEST_CASE("Of alarms a dead speech output leaves, saying them one after the other has the latest said first") {
    Stage stage;
    stage.news(1, "news");
    stage.alarm(2, "first");
    stage.alarm(3, "second");
    stage.output->die(Failing::Stuck);
    CHECK(stage.words() == Deeds{"resigned: first second news"});
}

TEST_CASE("A speech output that cannot be opened leaves everything unsaid") {
    Stage stage(false);
    stage.news(1, "one");
    stage.answer(2, "two");
    stage.output->die(Failing::NotThere);
    CHECK(stage.words() == Deeds{"resigned: two one"});
    CHECK(stage.done().empty());
}

TEST_CASE("Who takes over is given what was not spoken to its end, and the speech output is silent") {
    Stage stage;
    stage.news(1, "one");
    stage.news(2, "two");
    stage.done();
    const auto given = stage.queue.surrender();
    CHECK(stage.done() == Deeds{"hush"});
    REQUIRE(given.size() == 2);
    CHECK(given[0].id.value == 1);
    CHECK(given[1].id.value == 2);
}
