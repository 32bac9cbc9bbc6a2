#include "sounds/device/file.hpp"
#include "sounds/device/null.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sndfile.hh>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <span>
#include <thread>
#include <vector>

using namespace sounds::device;
using namespace sounds::mixer;

namespace {

std::vector<float> ramp(std::size_t length) {
    std::vector<float> samples(length);
    for (std::size_t i = 0; i < length; ++i) samples[i] = 0.5F * static_cast<float>(i) / static_cast<float>(length);
    return samples;
}

// What is pushed is only played if the device pulls, so this returns at all only if it does.
void play(Mixer& mixer, const std::vector<float>& samples) {
    REQUIRE(mixer.push_speech(samples, mixer.epoch()) == samples.size());
    mixer.end_phrase();
    while (mixer.speech_position() != mixer.speech_end()) std::this_thread::yield();
}

std::vector<float> read_back(const std::filesystem::path& path) {
    SndfileHandle file{path.string()};
    REQUIRE(file.error() == SF_ERR_NO_ERROR);
    CHECK(file.samplerate() == samples_per_second);
    CHECK(file.channels() == 1);
    std::vector<float> samples(static_cast<std::size_t>(file.frames()));
    CHECK(file.read(samples.data(), file.frames()) == file.frames());
    return samples;
}

} // namespace

TEST_CASE("The null device plays the mixer to the end without being heard") {
    Mixer mixer;
    const auto device = open_null(mixer);
    play(mixer, ramp(2000));
    CHECK_FALSE(device->error());
}

TEST_CASE("The file device writes what would be heard") {
    const tests::TemporaryFolder folder;
    const auto path = folder.path() / "heard.wav";
    const auto speech = ramp(3000);
    {
        Mixer mixer;
        auto opened = open_file(mixer, path);
        REQUIRE(std::holds_alternative<std::unique_ptr<Device>>(opened));
        CHECK(std::get<std::unique_ptr<Device>>(opened)->name() == path.string());
        play(mixer, speech);
        CHECK_FALSE(std::get<std::unique_ptr<Device>>(opened)->error());
    }
    const auto heard = read_back(path);
    const auto begin = std::ranges::find_if(heard, [](float sample) { return sample != 0.0F; }) - 1;
    REQUIRE(std::span{begin, heard.end()}.size() >= speech.size());
    CHECK(std::ranges::equal(speech, std::span{begin, speech.size()},
                             [](float a, float b) { return std::abs(a - b) < 1.0F / 16384.0F; }));
}

TEST_CASE("The file is readable while it is still being written, as after a crash") {
    const tests::TemporaryFolder folder;
    const auto path = folder.path() / "heard.wav";
    Mixer mixer;
    auto opened = open_file(mixer, path);
    REQUIRE(std::holds_alternative<std::unique_ptr<Device>>(opened));
    play(mixer, ramp(3000));
    play(mixer, ramp(3000));
    CHECK(read_back(path).size() >= 3000);
}

TEST_CASE("A file that cannot be made is an error that names it") {
    Mixer mixer;
    const auto opened = open_file(mixer, "/nowhere/at/all.wav");
    REQUIRE(std::holds_alternative<DeviceError>(opened));
    const auto& error = std::get<DeviceError>(opened);
    CHECK(error.trouble == Trouble::NotWritable);
    CHECK(error.detail.find("/nowhere/at/all.wav") != std::string::npos);
}

TEST_CASE("A disk that is full is reported, and the mixer plays on") {
    Mixer mixer;
    auto opened = open_file(mixer, "/dev/full");
    if (const auto* error = std::get_if<DeviceError>(&opened)) {
        CHECK(error->trouble == Trouble::NotWritable);
        return;
    }
    const auto& device = std::get<std::unique_ptr<Device>>(opened);
    play(mixer, ramp(3000));
    const auto error = device->error();
    REQUIRE(error);
    CHECK(error->trouble == Trouble::NotWritable);
}
