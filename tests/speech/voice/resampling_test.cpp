#include "speech/voice/resampling.hpp"

#include "tests/speech/voice/hearing.hpp"
#include "tests/support/catch.hpp"

#include <numbers>

using namespace speech::voice;
using namespace tests::speech::voice;

namespace {

double at(double frequency, double rate, std::size_t i) {
    return std::sin(2.0 * std::numbers::pi * frequency * static_cast<double>(i) / rate);
}

std::vector<std::int16_t> tone(double frequency, double rate, std::size_t length) {
    std::vector<std::int16_t> samples(length);
    for (std::size_t i = 0; i < length; ++i) samples[i] = static_cast<std::int16_t>(16384.0 * at(frequency, rate, i));
    return samples;
}

} // namespace

TEST_CASE("A tone keeps its pitch and length at the rate of the mixer, and all of its level but the headroom, however "
          "it is cut") {
    constexpr double headroom = static_cast<double>(Resampler::headroom);
    const auto samples = tone(1000.0, 22050.0, 22050);
    for (const std::size_t piece : {100U, 1102U, 22050U}) {
        CAPTURE(piece);
        Recorder recorder;
        Resampler resampler{22050};
        for (std::size_t i = 0; i < samples.size(); i += piece) {
            REQUIRE(resampler.push(std::span{samples}.subspan(i, std::min(piece, samples.size() - i)),
                                   recorder.listener()));
        }
        REQUIRE(resampler.finish(recorder.listener()));
        REQUIRE(recorder.heard().size() == Approx(48000).margin(2));
        double worst = 0.0;
        for (std::size_t i = 200; i < 47800; ++i) {
            worst = std::max(
                worst, std::abs(static_cast<double>(recorder.heard()[i]) - headroom * 0.5 * at(1000.0, 48000.0, i)));
        }
        CHECK(worst < 0.001);
    }
}

TEST_CASE("What comes out follows what goes in by less than a millisecond") {
    Recorder recorder;
    Resampler resampler{22050};
    REQUIRE(resampler.push(tone(500.0, 22050.0, 441), recorder.listener()));
    CHECK(recorder.heard().size() >= 960 - 48);
}

TEST_CASE("A phrase that was forgotten leaves no trace in the next") {
    Recorder fresh;
    Recorder after;
    const auto phrase = tone(300.0, 22050.0, 2000);
    Resampler resampler{22050};
    REQUIRE(resampler.push(phrase, fresh.listener()));
    REQUIRE(resampler.finish(fresh.listener()));

    Recorder ignored;
    REQUIRE(resampler.push(tone(2000.0, 22050.0, 777), ignored.listener()));
    resampler.reset();
    REQUIRE(resampler.push(phrase, after.listener()));
    REQUIRE(resampler.finish(after.listener()));
    CHECK(after.heard() == fresh.heard());
}

TEST_CASE("The listener can end it") {
    Resampler resampler{22050};
    int calls = 0;
    CHECK_FALSE(resampler.push(tone(300.0, 22050.0, 20000), [&](auto) {
        ++calls;
        return false;
    }));
    CHECK(calls == 1);
}
