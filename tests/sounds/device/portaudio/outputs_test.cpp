// A machine whose sound cards are gone, or whose configuration is not to be read.
#include "sounds/device/portaudio/outputs.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <variant>

using namespace sounds::device;
using namespace sounds::device::portaudio;
using namespace sounds::mixer;

namespace {

// Leaves PortAudio without anything to play on, whatever this machine has: the one sound card named is not there.
void take_all_sound_devices_away(const std::filesystem::path& folder) {
    const auto path = folder / "asound.conf";
    std::ofstream{path} << "pcm.!default { type hw card 31 }\npcm.other { type hw card 31 }\n";
    setenv("ALSA_CONFIG_PATH", path.c_str(), 1);
    setenv("JACK_NO_START_SERVER", "1", 1);
    setenv("JACK_DEFAULT_SERVER", "none of this name", 1);
}

} // namespace

TEST_CASE("Without any sound device there is nothing to open, and it says so") {
    const tests::TemporaryFolder folder;
    take_all_sound_devices_away(folder.path());
    Mixer mixer;
    const auto refused = open_output(mixer);
    REQUIRE(std::holds_alternative<DeviceError>(refused));
    CHECK(std::get<DeviceError>(refused).trouble == Trouble::NoDevice);
    CHECK_FALSE(std::get<DeviceError>(refused).detail.empty());
    CHECK(output_names().empty());
}

TEST_CASE(
    "Where ALSA has no configuration, or one PortAudio cannot bear, nothing can be opened, and the program lives") {
    const tests::TemporaryFolder folder;
    const std::string text = GENERATE(as<std::string>(), "", "pcm \"a word\"\n", "pcm.other { type null }\n",
                                      "pcm.!default { type null\n", "pcm.!default { type 5 }\n", "\xff\xfe{{{{");
    INFO(text);
    std::ofstream{folder / "asound.conf"} << text;
    setenv("ALSA_CONFIG_PATH", (folder / "asound.conf").c_str(), 1);
    Mixer mixer;
    const auto opened = open_output(mixer, {}, "other");
    REQUIRE(std::holds_alternative<DeviceError>(opened));
    CHECK_FALSE(std::get<DeviceError>(opened).detail.empty());
    CHECK(output_names().empty());

    setenv("ALSA_CONFIG_PATH", (folder / "not there").c_str(), 1);
    CHECK(std::holds_alternative<DeviceError>(open_output(mixer, {})));
    setenv("ALSA_CONFIG_PATH", folder.path().c_str(), 1);
    CHECK(std::holds_alternative<DeviceError>(open_output(mixer, {})));
}
