// What is said without a key, in a room that sounds as it is told to.
#include "tests/src/services/speaking.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <thread>

using namespace std::chrono_literals;
using services::SpeechInput;
using speaking::equipment_hearing;
using speaking::Microphone;
using speaking::next_answer;
using speaking::next_outcome;
using speaking::no_recordings;
using speaking::stop;
using speaking::told_within;
namespace device = sounds::device;
namespace hearing = speech::hearing;

namespace {

/// What a room sounds like: sounds of a length each, at the pace of a clock.
struct Room {
    struct Sound {
        std::chrono::milliseconds length;
        int loudness;
    };
    std::vector<Sound> sounds;
    std::atomic<int> opened = 0;
    std::atomic<bool> is_there = true;
    std::function<void(std::chrono::milliseconds)> on_taken = [](std::chrono::milliseconds) {}; ///< so much of it
};

/// Hears a tenth of a second of the room each time.
class RoomsMicrophone final : public device::Microphone {
public:
    explicit RoomsMicrophone(Room& room)
        : room_(room) {}

    std::vector<std::int16_t> take() override {
        std::vector<std::int16_t> samples;
        for (int sample = 0; sample < hearing::samples_per_second / 10; ++sample) {
            const int loudness = loudness_at(taken_ * 1000ms / hearing::samples_per_second);
            samples.push_back(static_cast<std::int16_t>(static_cast<int>(chance_() % 1001) * loudness / 1000));
            ++taken_;
        }
        room_.on_taken(taken_ * 1000ms / hearing::samples_per_second);
        return samples;
    }

private:
    int loudness_at(std::chrono::milliseconds at) const {
        for (const Room::Sound& sound : room_.sounds) {
            if (at < sound.length) return sound.loudness;
            at -= sound.length;
        }
        return 10;
    }

    Room& room_;
    std::minstd_rand chance_{1}; // NOLINT: the same each time
    std::int64_t taken_ = 0;
};

SpeechInput::Means means_in(Room& room) {
    SpeechInput::Means means{[&room]() -> device::OpenedMicrophone {
                                 ++room.opened;
                                 if (!room.is_there) return device::DeviceError{device::Trouble::NoDevice, "gone"};
                                 return std::make_unique<RoomsMicrophone>(room);
                             },
                             [] { return equipment_hearing("resign"); }, no_recordings, 0ms, 60s};
    means.echo = 0ms;
    means.look = 1ms;
    means.next_try = 1ms;
    return means;
}

} // namespace

TEST_CASE("Without a key what is said is caught for as long as that is wanted") {
    Room room{{{1s, 10}, {800ms, 9000}, {2s, 10}, {600ms, 9000}}};
    SpeechInput input(means_in(room), [] {});
    input.carry_out(session::ListenHandsFree{true});
    for (const auto spoken : {800ms, 600ms}) {
        const auto caught = std::get<session::UtteranceCaught>(next_outcome(input));
        const auto length = std::chrono::milliseconds(caught.sound->size() * 1000 / hearing::samples_per_second);
        CHECK((length >= spoken + 300ms && length <= spoken + 900ms));
    }
    input.carry_out(session::ListenHandsFree{false});
    const int opened = room.opened;
    CHECK_FALSE(told_within(input, 100ms));
    CHECK(room.opened == opened);
}

TEST_CASE("What was caught is understood if it begins with the opening word, and nothing is told of it otherwise") {
    Room room;
    SpeechInput input(means_in(room), [] {});
    input.carry_out(session::ListenHandsFree{true});
    const session::StopListening what = stop();
    const auto sound = std::make_shared<const std::vector<std::int16_t>>(Microphone().take());
    input.carry_out(session::HearUtterance{sound, std::nullopt, what.position, what.catalogue, what.listener});
    const auto message = next_outcome(input);
    REQUIRE(std::holds_alternative<session::UtteranceHeard>(message));
    CHECK_FALSE(std::get<session::UtteranceHeard>(message).heard); // the recogniser hears one word, and not that
}

TEST_CASE("While the program can be heard nothing is caught") {
    Room room{{{1s, 10}, {800ms, 9000}, {2s, 10}}};
    SpeechInput input(means_in(room), [] {});
    SECTION("from before until behind it") {
        input.note_own_sound(true);
        input.carry_out(session::ListenHandsFree{true});
        CHECK_FALSE(told_within(input, 300ms));
    }
    SECTION("in the middle of it") {
        room.on_taken = [&input](std::chrono::milliseconds taken) {
            input.note_own_sound(taken >= 1400ms && taken < 1500ms);
        };
        input.carry_out(session::ListenHandsFree{true});
        CHECK_FALSE(told_within(input, 300ms));
    }
    SECTION("or just before it, as long as it may echo") {
        auto means = means_in(room);
        means.echo = 60s;
        SpeechInput echoing(means, [] {});
        echoing.note_own_sound(true);
        echoing.note_own_sound(false);
        echoing.carry_out(session::ListenHandsFree{true});
        CHECK_FALSE(told_within(echoing, 300ms));
    }
    SECTION("behind it something is") {
        input.note_own_sound(true);
        input.note_own_sound(false);
        std::this_thread::sleep_for(5ms);
        input.carry_out(session::ListenHandsFree{true});
        CHECK(std::holds_alternative<session::UtteranceCaught>(next_outcome(input)));
    }
}

TEST_CASE("The key has the microphone to itself, and behind it the program listens without a key again") {
    Room room{{{60s, 10}}};
    SpeechInput input(means_in(room), [] {});
    input.carry_out(session::ListenHandsFree{true});
    CHECK_FALSE(told_within(input, 50ms));
    CHECK(room.opened == 1);
    input.carry_out(session::Listen{});
    CHECK(std::holds_alternative<session::ListeningBegan>(next_outcome(input)));
    CHECK(room.opened == 2);
    CHECK_FALSE(told_within(input, 50ms));
    CHECK(room.opened == 2);
    input.carry_out(stop());
    CHECK(std::holds_alternative<session::SpeechHeard>(next_answer(input)));
    CHECK_FALSE(told_within(input, 100ms));
    CHECK(room.opened == 3);
}

TEST_CASE("A microphone that does not open without a key is told once, and tried again") {
    Room room{{{1s, 10}, {800ms, 9000}, {2s, 10}}};
    room.is_there = false;
    SpeechInput input(means_in(room), [] {});
    input.carry_out(session::ListenHandsFree{true});
    CHECK(std::get<session::HearingFailed>(next_outcome(input)).why == "gone");
    CHECK_FALSE(told_within(input, 100ms));
    CHECK(room.opened > 1);
    room.is_there = true;
    CHECK(std::holds_alternative<session::UtteranceCaught>(next_outcome(input)));
}
