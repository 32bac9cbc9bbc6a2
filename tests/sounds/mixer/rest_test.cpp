// A mixer that has nothing to play, and how whoever renders it learns that it has again.
#include "sounds/mixer/mixer.hpp"

#include "tests/sounds/mixer/listening.hpp"
#include "tests/support/catch.hpp"

#include <poll.h>

#include <atomic>
#include <thread>

using namespace sounds::mixer;
using namespace tests::sounds::mixer;

namespace {

bool rings(const Mixer& mixer) {
    pollfd file{.fd = mixer.bell().file(), .events = POLLIN, .revents = 0};
    return poll(&file, 1, 0) == 1;
}

} // namespace

TEST_CASE("A mixer rests once nothing is left of what it was given, and rings for what comes next, once") {
    Mixer mixer;
    const std::vector<float> sound = tone(100);
    REQUIRE(mixer.push_speech(sound, mixer.epoch()) == sound.size());
    CHECK_FALSE(mixer.rest());
    listen(mixer, 99);
    CHECK_FALSE(mixer.rest());
    listen(mixer, 128);
    REQUIRE(mixer.rest());
    CHECK_FALSE(rings(mixer));

    REQUIRE(mixer.start_cue(sound, mixer.epoch()));
    CHECK(rings(mixer));
    mixer.bell().still();
    CHECK_FALSE(rings(mixer));
    REQUIRE(mixer.start_cue(sound, mixer.epoch()));
    CHECK_FALSE(rings(mixer));
    CHECK_FALSE(mixer.rest());
    listen(mixer, 50);
    CHECK_FALSE(mixer.rest());
    listen(mixer, 128);
    CHECK(mixer.rest());
    REQUIRE(mixer.push_speech(sound, mixer.epoch()) == sound.size());
    CHECK(rings(mixer));
}

TEST_CASE("What is handed over while the mixer comes to rest is either seen or rung for") {
    Mixer mixer;
    const std::vector<float> sound(64, 0.5F);
    constexpr int pieces = 20'000;
    std::atomic<int> heard = 0;
    std::thread feeder([&] {
        for (int piece = 0; piece < pieces; ++piece) {
            while (heard.load() < piece) std::this_thread::yield();
            if (mixer.push_speech(sound, mixer.epoch()) != sound.size()) return;
        }
    });
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (heard.load() < pieces && std::chrono::steady_clock::now() < until) {
        if (mixer.rest()) {
            pollfd file{.fd = mixer.bell().file(), .events = POLLIN, .revents = 0};
            if (poll(&file, 1, 10'000) != 1) break;
            mixer.bell().still();
        }
        // Half a piece, its rest and what the seam needs to come to silence.
        listen(mixer, 128);
        heard = static_cast<int>((mixer.speech_position() - StreamPosition{}).value() / 64);
    }
    const int all = heard.exchange(pieces);
    feeder.join();
    CHECK(all == pieces);
}
