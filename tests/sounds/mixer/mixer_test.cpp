#include "sounds/mixer/mixer.hpp"

#include "tests/sounds/mixer/listening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace sounds::mixer;
using namespace tests::sounds::mixer;

namespace {

// A step that is no click: what a tone of the loudness of speech does by itself, and a little more.
constexpr float no_click = 0.06F;

void feed(Mixer& mixer, const std::vector<float>& samples) {
    REQUIRE(mixer.push_speech(samples, mixer.epoch()) == samples.size());
}

} // namespace

TEST_CASE("A mixer that was given nothing is silent") {
    Mixer mixer;
    CHECK(listen(mixer, 128) == silence(128));
    CHECK(mixer.underruns() == Underruns{});
}

TEST_CASE("Speech is heard as it was given, across buffers of any length") {
    Mixer mixer;
    const auto speech = tone(1000);
    feed(mixer, speech);
    mixer.end_phrase();
    std::vector<float> heard;
    for (const std::size_t length : {1U, 127U, 300U, 64U, 508U}) heard = joined(heard, listen(mixer, length));
    CHECK(heard == speech);
    CHECK(mixer.speech_position() - StreamPosition{} == SampleCount{1000});
    CHECK(mixer.underruns() == Underruns{});
}

TEST_CASE("Every channel of the device plays the same") {
    Mixer mixer;
    const auto speech = tone(50);
    feed(mixer, speech);
    std::vector<float> frames(100);
    mixer.render(frames, {2});
    for (std::size_t i = 0; i < 50; ++i) {
        CHECK(frames[2 * i] == speech[i]);
        CHECK(frames[2 * i + 1] == speech[i]);
    }
}

TEST_CASE("A picture has a left and a right, and one loudspeaker plays the mean of them") {
    std::vector<Frame> picture;
    for (int i = 0; i < 200; ++i) picture.push_back({0.001F * static_cast<float>(i), 0.0005F * static_cast<float>(i)});
    Mixer both;
    REQUIRE(both.push_picture(picture, both.epoch()) == picture.size());
    std::vector<float> frames(400);
    both.render(frames, {2});
    Mixer single;
    REQUIRE(single.push_picture(picture, single.epoch()) == picture.size());
    const auto mean = listen(single, 200);
    for (std::size_t i = 0; i < picture.size(); ++i) {
        CHECK(frames[2 * i] == picture[i].left);
        CHECK(frames[2 * i + 1] == picture[i].right);
        CHECK(mean[i] == Approx(picture[i].mean()));
    }
    CHECK(both.speech_position() - StreamPosition{} == SampleCount{200});
}

TEST_CASE("A picture follows the speech before it, is as loud as the cues, and is silenced as speech is") {
    Mixer mixer;
    mixer.set_cue_volume(Volume{0.5F});
    mixer.set_speech_volume(Volume{1.0F});
    listen(mixer, 1000);
    const auto speech = tone(100);
    feed(mixer, speech);
    REQUIRE(mixer.push_picture(std::vector<Frame>(5000, Frame{0.5F, 0.25F}), mixer.epoch()) == 5000);
    CHECK(listen(mixer, 100) == speech);
    std::vector<float> frames(200);
    mixer.render(frames, {2});
    CHECK(frames[0] == Approx(0.25F));
    CHECK(frames[199] == Approx(0.125F));
    mixer.cut_speech();
    std::vector<float> after(400);
    mixer.render(after, {2});
    CHECK(std::all_of(after.begin() + 2 * static_cast<std::ptrdiff_t>(seam), after.end(),
                      [](float each) { return each == 0.0F; }));
    CHECK(after[0] == Approx(0.25F).margin(0.01));
    CHECK(after[1] == Approx(0.125F).margin(0.01));
}

TEST_CASE("Speech that begins too softly to click is heard from its first sample as it is") {
    Mixer mixer;
    listen(mixer, 100);
    std::vector<float> speech = tone(200, 0.5F);
    speech.front() = 0.015F;
    feed(mixer, speech);
    CHECK(listen(mixer, 200) == speech);
}

TEST_CASE("A cue sounds together with the speech") {
    Mixer mixer;
    const auto speech = tone(300, 0.5F);
    const std::vector<float> cue(100, 0.25F);
    feed(mixer, speech);
    REQUIRE(mixer.start_cue(cue, mixer.epoch()));
    const auto heard = listen(mixer, 300);
    for (std::size_t i = 0; i < 300; ++i) CHECK(heard[i] == Approx(speech[i] + (i < 100 ? 0.25F : 0.0F)).margin(0.3));
    CHECK(part(heard, seam, 100)[10] == Approx(speech[seam + 10] + 0.25F));
    CHECK(part(heard, 100, 300) == part(speech, 100, 300));
    CHECK(mixer.cue_progress() == CueProgress{.begun = 1, .over = 1});
}

TEST_CASE("What is too loud together is limited, not folded") {
    Mixer mixer;
    const std::vector<float> loud(300, 0.9F);
    feed(mixer, loud);
    REQUIRE(mixer.start_cue(loud, mixer.epoch()));
    const auto heard = listen(mixer, 300);
    CHECK(*std::ranges::max_element(heard) == 1.0F);
    CHECK(*std::ranges::min_element(heard) >= 0.0F);
}

TEST_CASE("After hush nothing is heard from the next buffer on, however much was waiting") {
    Mixer mixer;
    const auto speech = tone(20'000);
    const auto cue = tone(20'000, 0.3F);
    feed(mixer, speech);
    REQUIRE(mixer.start_cue(cue, mixer.epoch()));
    const auto before = listen(mixer, 128 + 25);

    mixer.hush();
    const auto after = listen(mixer, 128);

    CHECK(greatest_step(joined(before, after)) < no_click);
    CHECK(part(after, seam, 128) == silence(128 - seam));
    CHECK(listen(mixer, 20'000) == silence(20'000));
    CHECK(mixer.speech_position() == mixer.speech_end());
    CHECK(mixer.cue_progress() == CueProgress{.begun = 1, .over = 1});
    CHECK(mixer.underruns() == Underruns{});
}

TEST_CASE("Speech and cues of an older epoch that arrive late are never heard") {
    Mixer mixer;
    const Epoch old = mixer.epoch();
    mixer.hush();
    const auto late = tone(1000);
    REQUIRE(mixer.push_speech(late, old) == 1000);
    REQUIRE(mixer.start_cue(late, old));
    CHECK(listen(mixer, 2000) == silence(2000));
    CHECK(mixer.cue_progress() == CueProgress{.begun = 1, .over = 1});
}

TEST_CASE("Speech that was cut gives way to the new in the same buffer, and cues sound on") {
    Mixer mixer;
    const auto old = tone(20'000);
    feed(mixer, old);
    const std::vector<float> cue(1000, 0.125F);
    REQUIRE(mixer.start_cue(cue, mixer.epoch()));
    const auto before = listen(mixer, 225);

    mixer.cut_speech();
    const auto fresh = tone(500, 0.25F);
    feed(mixer, fresh);
    const auto after = listen(mixer, 128);

    CHECK(greatest_step(joined(before, after)) < no_click);
    for (std::size_t i = seam; i < 128; ++i) CHECK(after[i] == fresh[i] + 0.125F);
    CHECK(mixer.cue_progress() == CueProgress{.begun = 1, .over = 0});
}

TEST_CASE("A pause keeps the place of speech and cues") {
    Mixer mixer;
    const auto speech = tone(1000);
    const auto cue = tone(1000, 0.2F);
    feed(mixer, speech);
    REQUIRE(mixer.start_cue(cue, mixer.epoch()));
    const auto before = listen(mixer, 225);

    mixer.pause(true);
    const auto held = listen(mixer, 500);
    CHECK(greatest_step(joined(before, held)) < no_click);
    CHECK(part(held, seam, 500) == silence(500 - seam));
    CHECK(mixer.is_paused());
    CHECK(mixer.speech_position() - StreamPosition{} == SampleCount{225});

    mixer.pause(false);
    const auto after = listen(mixer, 775);
    CHECK(greatest_step(joined(held, after)) < no_click);
    for (std::size_t i = seam; i < 775; ++i) CHECK(after[i] == speech[225 + i] + cue[225 + i]);
}

TEST_CASE("Hush works while paused, and what comes later waits for the end of the pause") {
    Mixer mixer;
    feed(mixer, tone(1000));
    listen(mixer, 100);
    mixer.pause(true);
    mixer.hush();
    listen(mixer, 100);
    CHECK(mixer.speech_position() - StreamPosition{} == SampleCount{1000});
    const auto later = tone(300, 0.1F);
    feed(mixer, later);
    CHECK(listen(mixer, 100) == silence(100));
    mixer.pause(false);
    CHECK(listen(mixer, 300) == later);
}

TEST_CASE("Speech and cues have each their own volume, and it moves without a click") {
    Mixer mixer;
    const std::vector<float> steady(3000, 0.5F);
    feed(mixer, steady);
    listen(mixer, 1000);

    mixer.set_speech_volume(Volume{0.5F});
    const auto fading = listen(mixer, 1000);
    CHECK(greatest_step(joined({0.5F}, fading)) < 0.002F);
    CHECK(fading.back() == Approx(0.25F));

    REQUIRE(mixer.start_cue(steady, mixer.epoch()));
    mixer.set_cue_volume(Volume{0.0F});
    CHECK(listen(mixer, 1000).back() == Approx(0.25F));
}

TEST_CASE("A volume outside the range is brought to its nearest end") {
    CHECK(Volume{1.5F}.factor() == 1.0F);
    CHECK(Volume{-0.5F}.factor() == 0.0F);
}

TEST_CASE("Running dry in the middle of a phrase is counted once and does not click") {
    Mixer mixer;
    feed(mixer, tone(225));
    const auto heard = listen(mixer, 400);
    CHECK(greatest_step(heard) < no_click);
    CHECK(mixer.underruns() == Underruns{.speech = 1, .device = 0});

    feed(mixer, tone(100));
    mixer.end_phrase();
    listen(mixer, 400);
    CHECK(mixer.underruns() == Underruns{.speech = 1, .device = 0});
}

TEST_CASE("What the device missed is counted") {
    Mixer mixer;
    mixer.count_late_buffer();
    CHECK(mixer.underruns() == Underruns{.speech = 0, .device = 1});
}

TEST_CASE("A feeder that is far ahead is told how much found room, and nothing is lost") {
    Mixer mixer;
    const auto speech = tone(400'000);
    const std::size_t pushed = mixer.push_speech(speech, mixer.epoch());
    REQUIRE(pushed < speech.size());
    CHECK(mixer.speech_end() - StreamPosition{} == SampleCount{static_cast<std::int64_t>(pushed)});
    auto heard = listen(mixer, 64);
    const auto rest = part(speech, pushed, pushed + 64);
    REQUIRE(mixer.push_speech(rest, mixer.epoch()) == 64);
    heard = joined(heard, listen(mixer, pushed));
    CHECK(heard == part(speech, 0, pushed + 64));
}

TEST_CASE("When nine cues sound at once the oldest gives way, without a click") {
    Mixer mixer;
    const auto cue = tone(2000, 0.1F);
    for (int i = 0; i < 8; ++i) REQUIRE(mixer.start_cue(cue, mixer.epoch()));
    const auto before = listen(mixer, 125);
    REQUIRE(mixer.start_cue(cue, mixer.epoch()));
    const auto after = listen(mixer, 125);
    CHECK(greatest_step(joined(before, after)) < no_click);
    CHECK(mixer.cue_progress() == CueProgress{.begun = 9, .over = 1});
    listen(mixer, 2000);
    CHECK(mixer.cue_progress() == CueProgress{.begun = 9, .over = 9});
}

TEST_CASE("A cue without samples is over as it begins") {
    Mixer mixer;
    REQUIRE(mixer.start_cue({}, mixer.epoch()));
    CHECK(listen(mixer, 10) == silence(10));
    CHECK(mixer.cue_progress() == CueProgress{.begun = 1, .over = 1});
}
