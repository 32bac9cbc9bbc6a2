// PortAudio into a real sound server, recorded at the other end.
#include "sounds/device/output.hpp"

#include "tests/e2e/sound_device/recorded.hpp"
#include "tests/support/catch.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sndfile.hh>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <numbers>
#include <string>
#include <thread>
#include <vector>

using namespace sounds::device;
using namespace sounds::mixer;
using namespace std::chrono_literals;
using namespace tests::sound_device;

namespace {

/// How long something louder than a hundredth of full scale is heard, from its first such sample to its last.
std::chrono::microseconds audible(const std::vector<float>& recording) {
    const auto loud = [](float sample) { return std::abs(sample) > 0.01F; };
    const auto first = std::ranges::find_if(recording, loud);
    const auto last = std::find_if(recording.rbegin(), recording.rend(), loud);
    if (first == recording.end()) return 0us;
    return duration_of(SampleCount{last.base() - first});
}

/// This whole program stands still so long.
void hold_up(std::chrono::milliseconds length) {
    const pid_t holder = fork();
    REQUIRE(holder >= 0);
    if (holder == 0) {
        kill(getppid(), SIGSTOP);
        std::this_thread::sleep_for(length);
        kill(getppid(), SIGCONT);
        _exit(0);
    }
    waitpid(holder, nullptr, 0);
}

} // namespace

TEST_CASE("What the mixer plays is heard at the sound server, and nothing after it was hushed", "[timed]") {
    Recording recording{fixture_directory() + "/tone.wav"};
    Mixer mixer;
    const auto device = opened(mixer);
    const auto speech = tone(2s);
    REQUIRE(mixer.push_speech(speech, mixer.epoch()) == speech.size());
    mixer.end_phrase();
    while (mixer.speech_position() - StreamPosition{} < samples_in(1s)) std::this_thread::sleep_for(1ms);
    mixer.hush();
    while (mixer.speech_position() != mixer.speech_end()) std::this_thread::sleep_for(1ms);

    const auto heard = recording.stop();
    CHECK(*std::ranges::max_element(heard) == Approx(0.5F).margin(0.05F));
    CHECK(audible(heard) > 950ms);
    CHECK(audible(heard) < 1100ms);
    CHECK_FALSE(device->error());
}

TEST_CASE("Opening and closing again and again leaves the device usable and the sound server quiet") {
    for (int round = 0; round < 20; ++round) {
        Mixer mixer;
        const auto device = opened(mixer);
        CHECK_FALSE(device->name().empty());
    }
    Mixer mixer;
    const auto device = opened(mixer);
    const auto speech = tone(50ms);
    REQUIRE(mixer.push_speech(speech, mixer.epoch()) == speech.size());
    while (mixer.speech_position() != mixer.speech_end()) std::this_thread::sleep_for(1ms);
}

TEST_CASE("A program that was held up plays on, and writes nothing of it on the terminal") {
    const std::string written = fixture_directory() + "/terminal";
    Mixer mixer;
    const auto device = opened(mixer);
    const int terminal = dup(STDERR_FILENO);
    const int file = open(written.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    REQUIRE((terminal >= 0 && file >= 0));
    dup2(file, STDERR_FILENO);
    // Not every time is the device asked while it lacks something, so a few times if need be.
    const auto noise = tone(1s);
    for (int times = 0; times < 10 && mixer.underruns().device == 0; ++times) {
        while (mixer.speech_position() != mixer.speech_end()) std::this_thread::sleep_for(1ms);
        REQUIRE(mixer.push_speech(noise, mixer.epoch()) == noise.size());
        hold_up(500ms);
        std::this_thread::sleep_for(300ms);
    }
    dup2(terminal, STDERR_FILENO);
    close(terminal);
    close(file);

    CHECK(mixer.underruns().device > 0);
    CHECK(std::filesystem::file_size(written) == 0);
    const auto speech = tone(50ms);
    REQUIRE(mixer.push_speech(speech, mixer.epoch()) == speech.size());
    while (mixer.speech_position() != mixer.speech_end()) std::this_thread::sleep_for(1ms);
}

// Last, for it ends the sound server of this program.
TEST_CASE("A sound server that ends is noticed, and what was not yet heard keeps its place") {
    Mixer mixer;
    const auto device = opened(mixer);
    const auto speech = tone(2s);
    REQUIRE(mixer.push_speech(speech, mixer.epoch()) == speech.size());
    while (mixer.speech_position() - StreamPosition{} < samples_in(100ms)) std::this_thread::sleep_for(1ms);
    REQUIRE(std::system("pactl exit") == 0);

    for (int wait = 0; wait < 500 && !device->error(); ++wait) std::this_thread::sleep_for(10ms);
    const auto error = device->error();
    REQUIRE(error);
    CHECK(error->trouble == Trouble::Lost);
    CHECK(mixer.speech_position() < mixer.speech_end());
}
