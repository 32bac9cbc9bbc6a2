// An output that stops is found again, and what was to be heard waits for it.
#include "sounds/device/null.hpp"
#include "sounds/device/playback.hpp"

#include "tests/support/catch.hpp"

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace sounds::device;
using namespace sounds::mixer;
using namespace std::chrono_literals;

namespace {

constexpr Patience impatient{1ms, 1ms, 1ms, 60'000ms};

/// The sound system as the test has it: outputs that open or do not, and stop when they are told to.
struct World {
    std::atomic<bool> is_there = true;
    std::atomic<int> opened = 0;
    std::atomic<int> tried = 0;
    std::atomic<bool> stops = false;
    std::atomic<bool> throws = false;
    std::atomic<int> looks = -1; ///< after so many it stops; negative: never
    std::atomic<unsigned long> frames = 0;
};

class Loudspeaker final : public Device {
public:
    Loudspeaker(Mixer& mixer, World& world)
        : world_{world}
        , playing_{open_null(mixer)} {}

    std::string name() const override { return "loudspeaker"; }
    std::optional<DeviceError> error() const override {
        if (world_.throws.exchange(false)) throw std::runtime_error("no answer");
        if (world_.looks > 0 && --world_.looks == 0) world_.stops = true;
        if (!world_.stops) return std::nullopt;
        return DeviceError{Trouble::Lost, "pulled out"};
    }

private:
    World& world_;
    std::unique_ptr<Device> playing_;
};

OpenOutput outputs_of(World& world) {
    return [&world](Mixer& mixer, Buffering buffering) -> OpenResult {
        ++world.tried;
        if (!world.is_there) return DeviceError{Trouble::NoDevice, "nothing there"};
        world.stops = false;
        world.frames = buffering.frames_per_buffer;
        ++world.opened;
        return std::make_unique<Loudspeaker>(mixer, world);
    };
}

PlaybackReport next(Playback& playback) {
    for (;;) {
        if (auto report = playback.poll()) return *report;
        std::this_thread::sleep_for(1ms);
    }
}

void speak(Mixer& mixer) {
    const std::vector<float> samples(2000, 0.1F);
    REQUIRE(mixer.push_speech(samples, mixer.epoch()) == samples.size());
    mixer.end_phrase();
}

void await_heard(const Mixer& mixer) {
    while (mixer.speech_position() != mixer.speech_end()) std::this_thread::sleep_for(1ms);
}

} // namespace

TEST_CASE("What is to be heard is heard on the output that was opened") {
    Mixer mixer;
    World world;
    Playback playback(mixer, outputs_of(world), impatient);
    CHECK(std::get<Playing>(next(playback)).name == "loudspeaker");
    speak(mixer);
    await_heard(mixer);
    CHECK_FALSE(playback.poll());
    CHECK(world.opened == 1);
}

TEST_CASE("An output that stops is looked for, and what is said waits until it is there again") {
    Mixer mixer;
    World world;
    Playback playback(mixer, outputs_of(world), impatient);
    next(playback);
    world.is_there = false;
    world.stops = true;
    CHECK(std::get<Unheard>(next(playback)).why.trouble == Trouble::Lost);
    const int tried = world.tried;
    speak(mixer);
    while (world.tried < tried + 20) std::this_thread::sleep_for(1ms);
    CHECK(mixer.speech_position() != mixer.speech_end());
    CHECK_FALSE(playback.poll());

    world.is_there = true;
    CHECK(std::get<Playing>(next(playback)).name == "loudspeaker");
    await_heard(mixer);
    CHECK(world.opened == 2);
}

TEST_CASE("An output that comes back and stops again is told of as lost once, and as back once it stays") {
    Mixer mixer;
    World world;
    Playback playback(
        mixer,
        [&world, open = outputs_of(world)](Mixer& played, Buffering buffering) {
            auto opened = open(played, buffering);
            if (world.opened > 1) world.looks = world.opened < 6 ? Patience{}.looks_before_back : -1;
            return opened;
        },
        impatient);
    CHECK(std::holds_alternative<Playing>(next(playback)));
    world.stops = true;
    CHECK(std::get<Unheard>(next(playback)).why.trouble == Trouble::Lost);
    CHECK(std::holds_alternative<Playing>(next(playback)));
    CHECK(world.opened == 6);
    CHECK_FALSE(playback.is_unheard());
}

TEST_CASE("Where there never was an output, sound is passed over until there is one") {
    Mixer mixer;
    World world;
    world.is_there = false;
    Playback playback(mixer, outputs_of(world), impatient);
    CHECK(std::get<Unheard>(next(playback)).why.trouble == Trouble::NoDevice);
    speak(mixer);
    await_heard(mixer);
    CHECK_FALSE(playback.poll());
    world.is_there = true;
    CHECK(std::holds_alternative<Playing>(next(playback)));
}

TEST_CASE("Another output can be chosen, and what is being said keeps its place") {
    Mixer mixer;
    World one;
    World other;
    Playback playback(mixer, outputs_of(one), impatient);
    next(playback);
    one.is_there = false;
    one.stops = true;
    next(playback);
    speak(mixer);
    playback.choose(outputs_of(other));
    CHECK(std::holds_alternative<Playing>(next(playback)));
    await_heard(mixer);
    CHECK(other.opened == 1);
}

TEST_CASE("After late buffers twice as much is handed over at a time, and no more than that") {
    Mixer mixer;
    World world;
    Playback playback(mixer, outputs_of(world), impatient);
    CHECK(std::get<Playing>(next(playback)).buffering.frames_per_buffer == 128);
    for (int late = 0; late < 3; ++late) mixer.count_late_buffer();
    CHECK(std::get<Playing>(next(playback)).buffering.frames_per_buffer == 256);
    CHECK(world.frames == 256);
    for (int late = 0; late < 10; ++late) mixer.count_late_buffer();
    std::this_thread::sleep_for(50ms);
    CHECK_FALSE(playback.poll());
    CHECK(world.opened == 2);
}

TEST_CASE("What is thrown where an output is looked at is told as its loss, and it is looked for again") {
    Mixer mixer;
    World world;
    Playback playback(mixer, outputs_of(world), impatient);
    next(playback);
    world.throws = true;
    const auto unheard = std::get<Unheard>(next(playback));
    CHECK(unheard.why.trouble == Trouble::Lost);
    CHECK(unheard.why.detail == "no answer");
    CHECK(std::holds_alternative<Playing>(next(playback)));
    CHECK(world.opened == 2);
}

TEST_CASE("What is thrown where an output is opened is why it cannot be heard, and it is looked for again") {
    Mixer mixer;
    World world;
    Playback playback(
        mixer,
        [&world, open = outputs_of(world)](Mixer& played, Buffering buffering) {
            if (world.tried++ < 3) throw std::runtime_error("no sound at all");
            return open(played, buffering);
        },
        impatient);
    const auto unheard = std::get<Unheard>(next(playback));
    CHECK(unheard.why.trouble == Trouble::NotOpened);
    CHECK(unheard.why.detail == "no sound at all");
    CHECK(std::get<Playing>(next(playback)).name == "loudspeaker");
}
