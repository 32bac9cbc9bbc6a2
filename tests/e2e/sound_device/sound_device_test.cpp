// PortAudio into a real sound server, recorded at the other end.
#include "sounds/device/output.hpp"

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

namespace {

std::string fixture_directory() {
    const char* directory = std::getenv("FIXTURE_DIRECTORY");
    REQUIRE(directory != nullptr);
    return directory;
}

/// parecord at the monitor of the null sink, from construction until `stop`.
class Recording {
public:
    explicit Recording(std::string path)
        : path_{std::move(path)}
        , process_{fork()} {
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            execlp("parecord", "parecord", "-d", "out.monitor", "--file-format=wav", "--rate=48000", "--channels=1",
                   "--latency-msec=20", path_.c_str(), nullptr);
            _exit(127);
        }
        std::this_thread::sleep_for(500ms);
    }
    ~Recording() { end(); }
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    std::vector<float> stop() {
        std::this_thread::sleep_for(300ms);
        end();
        SndfileHandle file{path_};
        std::vector<float> samples(static_cast<std::size_t>(file.frames()));
        REQUIRE(file.read(samples.data(), file.frames()) == file.frames());
        return samples;
    }

private:
    void end() {
        if (process_ <= 0) return;
        kill(process_, SIGTERM);
        waitpid(process_, nullptr, 0);
        process_ = 0;
    }

    std::string path_;
    pid_t process_;
};

std::vector<float> tone(std::chrono::milliseconds length) {
    std::vector<float> samples(static_cast<std::size_t>(samples_in(length).value()));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i] = 0.5F * std::sin(static_cast<float>(i % 100) * 2.0F * std::numbers::pi_v<float> / 100.0F);
    }
    return samples;
}

/// How long something louder than a hundredth of full scale is heard, from its first such sample to its last.
std::chrono::microseconds audible(const std::vector<float>& recording) {
    const auto loud = [](float sample) { return std::abs(sample) > 0.01F; };
    const auto first = std::ranges::find_if(recording, loud);
    const auto last = std::find_if(recording.rbegin(), recording.rend(), loud);
    if (first == recording.end()) return 0us;
    return duration_of(SampleCount{last.base() - first});
}

std::unique_ptr<Device> opened(Mixer& mixer) {
    auto result = open_output(mixer, {}, {});
    if (const auto* error = std::get_if<DeviceError>(&result)) FAIL(error->detail);
    return std::get<std::unique_ptr<Device>>(std::move(result));
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

TEST_CASE("What the mixer plays is heard at the sound server, and nothing after it was hushed") {
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
    for (int times = 0; times < 10 && mixer.underruns().device == 0; ++times) {
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
