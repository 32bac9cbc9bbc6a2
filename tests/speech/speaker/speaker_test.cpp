#include "speech/speaker/speaker.hpp"

#include "sounds/cues/synthesis.hpp"
#include "tests/speech/speaker/stage.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <functional>
#include <latch>
#include <numeric>

using namespace tests::speech::speaker;
using sounds::cues::Cue;
using speech::announce::Urgency;
using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t seam = static_cast<std::size_t>(sounds::mixer::Seam::length.value());

bool is_silent(const std::vector<float>& sound, std::size_t from) {
    return std::all_of(sound.begin() + static_cast<std::ptrdiff_t>(from), sound.end(),
                       [](float sample) { return sample == 0.0F; });
}

} // namespace

TEST_CASE("News is heard whole and in order, and reported as it begins and ends") {
    Stage stage;
    stage.say(1, Urgency::News, "12");
    stage.say(2, Urgency::News, "34");
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.heard() == "1234");
    CHECK(stage.reports() == Lines{"began 1", "completed 1", "began 2", "completed 2"});
}

TEST_CASE("After a sentence the voice that it began with is at hand again") {
    Stage stage;
    stage.speaker.say({1}, {.runs = {{{"fa"}, "1"}, {{"de"}, "2"}}, .urgency = Urgency::News, .cue = std::nullopt});
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.is_ready_for() == "fa");
}

TEST_CASE("After a sentence that was cut off as well") {
    Stage stage;
    stage.speaker.say(
        {1}, {.runs = {{{"fa"}, "1"}, {{"de"}, std::string(100, '2')}}, .urgency = Urgency::News, .cue = std::nullopt});
    REQUIRE(stage.play_until_heard('2'));
    CHECK(stage.is_ready_for() == "de");
    stage.speaker.hush();
    CHECK(stage.play_until([&stage] { return stage.is_ready_for() == "fa"; }));
}

TEST_CASE("What is told of the partner's board is heard from the right, and all else from the middle") {
    Stage stage;
    const auto loudest = [&stage](speech::phrases::Part part) {
        static std::uint64_t id = 0;
        stage.speaker.say(speech::speaker::UtteranceId{++id},
                          {.runs = {{{"de"}, "5", part}}, .urgency = Urgency::Aside, .cue = {}});
        std::array<float, 2> heard{};
        const auto until = std::chrono::steady_clock::now() + 20s;
        bool is_over = false;
        while (!is_over && std::chrono::steady_clock::now() < until) {
            std::array<float, 960> buffer{};
            stage.mixer.render(buffer, {2});
            for (std::size_t at = 0; at < buffer.size(); ++at)
                heard[at % 2] = std::max(heard[at % 2], std::abs(buffer[at]));
            is_over = std::ranges::count(stage.reports(), "completed " + std::to_string(id)) > 0;
            std::this_thread::sleep_for(500us);
        }
        CHECK(is_over);
        return heard;
    };
    const auto own = loudest(speech::phrases::Part::Own);
    CHECK(own[0] == Approx(0.5).margin(0.02));
    CHECK(own[1] == Approx(own[0]));
    const auto partners = loudest(speech::phrases::Part::Partner);
    CHECK(partners[1] == Approx(0.5).margin(0.02));
    CHECK(partners[0] == Approx(0.2).margin(0.02));
}

TEST_CASE("An answer that is replaced is silent in the next buffer, and the new one is heard") {
    Stage stage;
    stage.say(1, Urgency::Answer, "1111111111");
    REQUIRE(stage.play_until_heard('1'));
    stage.say(2, Urgency::Answer, "2");
    stage.forget();
    stage.play(128);
    CHECK(std::none_of(stage.sound().begin() + seam, stage.sound().end(), [](float sample) { return sample == 0.1F; }));
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.heard() == "2");
    CHECK(stage.reports() == Lines{"began 1", "cut 1", "began 2", "completed 2"});
}

TEST_CASE("Of answers that follow each other faster than they can be heard the last is heard") {
    Stage stage;
    for (std::uint64_t id = 1; id <= 50; ++id) stage.say(id, Urgency::Answer, id == 50 ? "5" : "1111");
    REQUIRE(stage.play_until_finished(50));
    CHECK(stage.heard() == "5");
}

TEST_CASE("News waits for the end of an answer") {
    Stage stage;
    stage.say(1, Urgency::Answer, "1111");
    REQUIRE(stage.play_until_heard('1'));
    stage.say(2, Urgency::News, "2");
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.heard() == "11112");
}

TEST_CASE("An answer to a key pressed during news is heard at once, and the news again in full after it") {
    Stage stage;
    stage.say(1, Urgency::News, "1111111111");
    stage.say(2, Urgency::News, "22");
    REQUIRE(stage.play_until_heard('1'));
    stage.forget();
    stage.say(3, Urgency::Answer, "3");
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.heard() == "3111111111122");
}

TEST_CASE("An alarm is heard at once, and the news it cut off is said again in full after it") {
    Stage stage;
    stage.say(1, Urgency::News, "1234567");
    stage.say(2, Urgency::News, "8");
    REQUIRE(stage.play_until_heard('3'));
    stage.say(3, Urgency::Alarm, "99");
    stage.forget();
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.heard() == "9912345678");
    CHECK(stage.reports() ==
          Lines{"began 1", "began 3", "completed 3", "began 1", "completed 1", "began 2", "completed 2"});
}

TEST_CASE("Hush silences everything from the next buffer on and drops what waits") {
    Stage stage;
    stage.say(1, Urgency::News, "1111111111", Cue::FlagFallen);
    stage.say(2, Urgency::News, "2");
    REQUIRE(stage.play_until_heard('1'));
    stage.speaker.hush();
    stage.forget();
    stage.play(48000);
    CHECK(is_silent(stage.sound(), seam));
    CHECK(stage.reports() == Lines{"began 1", "cut 1", "cut 2"});

    stage.say(3, Urgency::News, "3");
    REQUIRE(stage.play_until_finished(3));
    CHECK(stage.heard() == "3");
}

TEST_CASE("A pause keeps the place, and news that comes meanwhile waits") {
    Stage stage;
    stage.say(1, Urgency::News, "12345");
    REQUIRE(stage.play_until_heard('2'));
    stage.speaker.toggle_pause();
    CHECK(stage.speaker.is_paused());
    stage.say(2, Urgency::News, "6");
    stage.play(seam);
    const std::size_t before = stage.sound().size();
    stage.play(48000);
    CHECK(is_silent(stage.sound(), before));

    stage.speaker.toggle_pause();
    REQUIRE(stage.play_until_finished(2));
    const std::string heard = stage.heard();
    CHECK(heard.substr(heard.size() - 4) == "3456");
    CHECK(stage.reports() == Lines{"began 1", "completed 1", "began 2", "completed 2"});
}

TEST_CASE("A pause while nothing is said holds back nothing") {
    Stage stage;
    stage.speaker.toggle_pause();
    CHECK_FALSE(stage.speaker.is_paused());
    stage.say(1, Urgency::News, "1");
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.heard() == "1");
}

TEST_CASE("What is asked for during a pause ends it, and hush does") {
    Stage stage;
    stage.say(1, Urgency::News, "1111111111");
    REQUIRE(stage.play_until_heard('1'));
    stage.speaker.toggle_pause();
    CHECK(stage.speaker.is_paused());
    stage.say(2, Urgency::Answer, "2222222222");
    CHECK_FALSE(stage.speaker.is_paused());
    REQUIRE(stage.play_until_heard('2'));
    stage.speaker.toggle_pause();
    CHECK(stage.speaker.is_paused());
    stage.say(3, Urgency::Alarm, "3333333333");
    CHECK_FALSE(stage.speaker.is_paused());
    REQUIRE(stage.play_until_heard('3'));
    stage.speaker.toggle_pause();
    CHECK(stage.speaker.is_paused());
    stage.speaker.hush();
    CHECK_FALSE(stage.speaker.is_paused());
}

TEST_CASE("The cue sounds as its utterance begins") {
    Stage stage;
    stage.say(1, Urgency::News, "1", Cue::GameOver);
    REQUIRE(stage.play_until_finished(1));
    const auto cue = sounds::cues::synthesise(Cue::GameOver, 48000);
    const std::vector<float>& sound = stage.sound();
    // Behind the words the end of the cue sounds alone.
    const auto end_of_cue = std::search(sound.begin(), sound.end(), cue.end() - 4800, cue.end());
    REQUIRE(end_of_cue != sound.end());
    const auto start_of_cue = end_of_cue + 4800 - static_cast<std::ptrdiff_t>(cue.size());
    const auto start = std::ranges::find_if(sound, [](float sample) { return sample != 0.0F; });
    CHECK(start_of_cue - start <= 0);
    CHECK(start - start_of_cue < 960);
    // The letter is 2400 samples long, and its edges are smoothed.
    CHECK(std::inner_product(cue.begin(), cue.end(), start_of_cue, 0, std::plus{}, [](float tone, float both) {
              return std::abs(both - tone - 0.1F) < 0.001F ? 1 : 0;
          }) > 2000);
    CHECK(stage.reports() == Lines{"began 1", "completed 1"});
}

TEST_CASE("A cue without words begins and ends, and what follows waits for its end") {
    Stage stage;
    stage.say(1, Urgency::News, "", Cue::Promotion);
    stage.say(2, Urgency::News, "1");
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.reports() == Lines{"began 1", "completed 1", "began 2", "completed 2"});
    const auto words = std::ranges::find(stage.sound(), 0.1F);
    CHECK(words - stage.sound().begin() >
          static_cast<std::ptrdiff_t>(sounds::cues::synthesise(Cue::Promotion, 48000).size()));
}

TEST_CASE("An utterance of nothing is completed") {
    Stage stage;
    stage.say(1, Urgency::News, "");
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.reports() == Lines{"completed 1"});
}

TEST_CASE("A language without a voice is reported, the other words are spoken, and what follows too") {
    Stage stage;
    stage.speaker.say({1}, {.runs = {{{"none"}, "8"}, {{"de"}, "1"}}, .urgency = Urgency::News, .cue = std::nullopt});
    stage.speaker.say({2}, {.runs = {{{"none"}, "8"}}, .urgency = Urgency::News, .cue = std::nullopt});
    stage.say(3, Urgency::News, "3");
    REQUIRE(stage.play_until_finished(3));
    CHECK(stage.heard() == "13");
    CHECK(stage.reports() ==
          Lines{"began 1", "failed 1", "unspoken 1", "failed 2", "unspoken 2", "began 3", "completed 3"});
}

TEST_CASE("More than the ring holds is heard whole") {
    Stage stage;
    const std::string book(200, '1');
    stage.say(1, Urgency::News, book);
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.heard() == book);
}

TEST_CASE("A voice that hangs holds up nobody, and what it was saying can be silenced") {
    Stage stage;
    std::unique_lock hang{stage.held};
    stage.say(1, Urgency::News, "1");
    stage.say(2, Urgency::Answer, "2");
    stage.speaker.hush();
    stage.say(3, Urgency::News, "3");
    Lines reports = stage.reports();
    std::ranges::sort(reports);
    CHECK(reports == Lines{"cut 1", "cut 2"});
    stage.play(4800);
    CHECK(is_silent(stage.sound(), 0));
    hang.unlock();
    REQUIRE(stage.play_until_finished(3));
    CHECK(stage.heard() == "3");
}

TEST_CASE("Of a phrase that comes haltingly nothing is heard until there is enough to go on with") {
    /// Makes one millisecond of sound, and the rest when it is let go.
    class Halting final : public speech::voice::Synth {
    public:
        Halting(std::latch& halted, std::latch& goes_on)
            : halted_{halted}
            , goes_on_{goes_on} {}

        speech::voice::SynthesisResult synthesise(const speech::phrases::Run&, const speech::voice::Manner&,
                                                  const speech::voice::Listener& listener) override {
            const std::vector<float> sound(2400, 0.5F);
            listener(std::span{sound}.first(48));
            halted_.count_down();
            goes_on_.wait();
            listener(sound);
            return speech::voice::Spoken{};
        }

    private:
        std::latch& halted_;
        std::latch& goes_on_;
    };

    const sounds::cues::Bank cues{48000};
    sounds::mixer::Mixer mixer;
    std::latch halted{1};
    std::latch goes_on{1};
    speech::speaker::Speaker speaker{cues, mixer, std::make_unique<Halting>(halted, goes_on)};
    speaker.say({1}, {.runs = {{{"de"}, "1"}}, .urgency = Urgency::News, .cue = std::nullopt});
    halted.wait();
    std::vector<float> heard(480);
    mixer.render(heard, {1});
    CHECK(is_silent(heard, 0));

    goes_on.count_down();
    while (mixer.speech_position() - sounds::mixer::StreamPosition{} < sounds::mixer::SampleCount{2448}) {
        mixer.render(heard, {1});
    }
    CHECK(mixer.speech_position() - sounds::mixer::StreamPosition{} == sounds::mixer::SampleCount{2448});
}

TEST_CASE("The manner that is set when an utterance begins is its manner") {
    Stage stage;
    stage.speaker.set_manner(
        {.rate = speech::voice::WordsPerMinute{350}, .pitch = speech::voice::Pitch{50}, .voices = {}});
    stage.say(1, Urgency::News, "1111");
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.heard() == "11");
}

TEST_CASE("The volumes of speech and cues are its to set") {
    Stage stage;
    stage.speaker.set_speech_volume(sounds::mixer::Volume{0.5F});
    stage.speaker.set_cue_volume(sounds::mixer::Volume{0.0F});
    stage.play(4800);
    stage.say(1, Urgency::News, "2", Cue::Move);
    REQUIRE(stage.play_until_finished(1));
    CHECK(stage.heard() == "1");
}

TEST_CASE("A speaker that goes while it speaks leaves silence behind") {
    const sounds::cues::Bank cues{48000};
    sounds::mixer::Mixer mixer;
    std::mutex held;
    std::string ready;
    {
        speech::speaker::Speaker speaker{cues, mixer, std::make_unique<Steady>(held, ready)};
        speaker.say({1},
                    {.runs = {{{"de"}, std::string(1000, '1')}}, .urgency = Urgency::News, .cue = Cue::FlagFallen});
        while (mixer.speech_position() == sounds::mixer::StreamPosition{}) {
            std::vector<float> buffer(64);
            mixer.render(buffer, {1});
        }
    }
    std::vector<float> after(48000);
    mixer.render(after, {1});
    CHECK(is_silent(after, seam));
}

TEST_CASE("What a voice throws is its failure, and what comes next is heard") {
    Stage stage;
    stage.say_to_keep(1, {{{"de"}, "1"}, {{"throws"}, "2"}});
    stage.say(2, Urgency::News, "3");
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.heard() == "13");
    CHECK(stage.recorded().empty());
    CHECK(std::ranges::count(stage.reports(), "unspoken 1") == 1);
}

TEST_CASE("What a voice throws where it is not heard costs what was to be kept") {
    Stage stage;
    stage.speaker.keep({1}, {{{"throws"}, "2"}});
    stage.say(2, Urgency::News, "3");
    REQUIRE(stage.play_until_finished(2));
    CHECK(stage.play_until_reported("unrecorded 1"));
}
