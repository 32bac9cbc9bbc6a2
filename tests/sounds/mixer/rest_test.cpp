// A mixer that has nothing to play, and how whoever renders it learns that it has again.
#include "sounds/mixer/mixer.hpp"

#include "tests/sounds/mixer/listening.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

using namespace sounds::mixer;
using namespace tests::sounds::mixer;

namespace {

/// Remembers that it was rung until somebody has heard it.
class Doorbell final : public Bell {
public:
    void ring() const noexcept override { rings_ = true; }
    bool has_rung() const { return rings_.exchange(false); }
    bool rings_within(std::chrono::seconds longest) const {
        const auto until = std::chrono::steady_clock::now() + longest;
        while (!has_rung()) {
            if (std::chrono::steady_clock::now() > until) return false;
            std::this_thread::yield();
        }
        return true;
    }

private:
    mutable std::atomic<bool> rings_ = false;
};

} // namespace

TEST_CASE("A mixer rests once nothing is left of what it was given, and rings for what comes next, once") {
    const Doorbell bell;
    Mixer mixer;
    mixer.hang(bell);
    const std::vector<float> sound = tone(100);
    REQUIRE(mixer.push_speech(sound, mixer.epoch()) == sound.size());
    CHECK_FALSE(mixer.rest());
    listen(mixer, 99);
    CHECK_FALSE(mixer.rest());
    listen(mixer, 128);
    REQUIRE(mixer.rest());
    CHECK_FALSE(bell.has_rung());

    REQUIRE(mixer.start_cue(sound, mixer.epoch()));
    CHECK(bell.has_rung());
    CHECK_FALSE(bell.has_rung());
    REQUIRE(mixer.start_cue(sound, mixer.epoch()));
    CHECK_FALSE(bell.has_rung());
    CHECK_FALSE(mixer.rest());
    listen(mixer, 50);
    CHECK_FALSE(mixer.rest());
    listen(mixer, 128);
    CHECK(mixer.rest());
    REQUIRE(mixer.push_speech(sound, mixer.epoch()) == sound.size());
    CHECK(bell.has_rung());
}

TEST_CASE("A mixer without a bell does not rest, and a bell that was taken down is not rung") {
    const Doorbell bell;
    const Doorbell other;
    Mixer mixer;
    listen(mixer, 1);
    CHECK_FALSE(mixer.rest());
    mixer.hang(bell);
    mixer.take_down(other);
    REQUIRE(mixer.rest());
    mixer.take_down(bell);
    mixer.end_phrase();
    const std::vector<float> sound = tone(100);
    REQUIRE(mixer.start_cue(sound, mixer.epoch()));
    CHECK_FALSE(bell.has_rung());
    CHECK_FALSE(other.has_rung());
    listen(mixer, 256);
    CHECK_FALSE(mixer.rest());
}

TEST_CASE("A bell may go as soon as it is taken down, whatever is handed over meanwhile") {
    Mixer mixer;
    const std::vector<float> sound(1, 0.0F);
    std::atomic<bool> is_over = false;
    std::thread feeder([&] {
        while (!is_over) (void)mixer.push_speech(sound, mixer.epoch());
    });
    for (int time = 0; time < 2000; ++time) {
        const auto bell = std::make_unique<Doorbell>();
        mixer.hang(*bell);
        listen(mixer, 4096);
        (void)mixer.rest();
        mixer.take_down(*bell);
        (void)bell->has_rung();
        std::this_thread::yield();
        CHECK_FALSE(bell->has_rung());
    }
    is_over = true;
    feeder.join();
}

TEST_CASE("What is handed over while the mixer comes to rest is either seen or rung for") {
    const Doorbell bell;
    Mixer mixer;
    mixer.hang(bell);
    const std::vector<float> sound(64, 0.5F);
    constexpr int pieces = tests::is_sanitized ? 5'000 : 20'000;
    std::atomic<int> heard = 0;
    std::thread feeder([&] {
        for (int piece = 0; piece < pieces; ++piece) {
            while (heard.load() < piece) std::this_thread::yield();
            if (mixer.push_speech(sound, mixer.epoch()) != sound.size()) return;
        }
    });
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (heard.load() < pieces && std::chrono::steady_clock::now() < until) {
        if (mixer.rest() && !bell.rings_within(std::chrono::seconds(10))) break;
        // Half a piece, its rest and what the seam needs to come to silence.
        listen(mixer, 128);
        heard = static_cast<int>((mixer.speech_position() - StreamPosition{}).value() / 64);
    }
    const int all = heard.exchange(pieces);
    feeder.join();
    CHECK(all == pieces);
}
