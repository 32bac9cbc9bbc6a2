// Silence that is handed over far ahead, and sound that breaks it off.
#include "sounds/device/output.hpp"

#include "tests/e2e/sound_device/recorded.hpp"
#include "tests/support/catch.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <thread>

using namespace sounds::device;
using namespace sounds::mixer;
using namespace std::chrono_literals;
using namespace tests::sound_device;

namespace {

double cpu_seconds() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](timeval time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

/// How long each sound is heard, between silences of a fifth of a second; moments of silence within it, where a buffer
/// came late, left out.
std::vector<std::chrono::microseconds> sounds_in(const std::vector<float>& recording) {
    constexpr std::int64_t gap = 9600;
    constexpr std::int64_t crossing = 8; // a tone is below the threshold so long where it goes through zero
    std::vector<SampleCount> lengths;
    std::int64_t silent = gap;
    for (const float sample : recording) {
        if (std::abs(sample) <= 0.01F) {
            ++silent;
            continue;
        }
        if (silent >= gap) lengths.emplace_back(0);
        lengths.back() += SampleCount{1 + (silent <= crossing ? silent : 0)};
        silent = 0;
    }
    std::vector<std::chrono::microseconds> durations;
    for (const auto length : lengths) durations.push_back(duration_of(length));
    return durations;
}

} // namespace

TEST_CASE("Sounds after rests are heard whole, none of them twice", "[timed]") {
    Recording recording{fixture_directory() + "/rests.wav"};
    Mixer mixer;
    const auto device = opened(mixer);
    const auto sound = tone(250ms);
    for (int times = 0; times < 8; ++times) {
        std::this_thread::sleep_for(std::chrono::milliseconds(430 + 13 * times)); // wherever the silence has come to
        REQUIRE(mixer.push_speech(sound, mixer.epoch()) == sound.size());
        mixer.end_phrase();
        while (mixer.speech_position() != mixer.speech_end()) std::this_thread::sleep_for(1ms);
    }
    const auto heard = sounds_in(recording.stop());
    INFO(mixer.underruns().device << " late buffers");
    REQUIRE(heard.size() == 8);
    for (const auto length : heard) {
        CHECK(length > 245ms);
        CHECK(length < 255ms);
    }
    CHECK_FALSE(device->error());
}

TEST_CASE("An output that plays silence takes next to no time", "[timed]") {
    Mixer mixer;
    const auto device = opened(mixer);
    std::this_thread::sleep_for(500ms);
    const double before = cpu_seconds();
    std::this_thread::sleep_for(3s);
    CHECK(cpu_seconds() - before < 0.015);
    CHECK_FALSE(device->error());
}
