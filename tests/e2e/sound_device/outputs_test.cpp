// A sound server that takes outputs away, brings them back, or stands still.
#include "sounds/device/playback.hpp"
#include "sounds/machine/outputs.hpp"

#include "tests/support/catch.hpp"

#include <signal.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

using namespace sounds::device;
using namespace sounds::machine;
using namespace sounds::mixer;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

std::string output_of(const std::string& command) {
    std::string written;
    FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 256> piece{};
    while (fgets(piece.data(), piece.size(), pipe) != nullptr) written += piece.data();
    REQUIRE(pclose(pipe) == 0);
    while (!written.empty() && written.back() == '\n') written.pop_back();
    return written;
}

/// A sink of the server that is there while this lives, or until it is taken away.
class Sink {
public:
    explicit Sink(std::string name)
        : name_{std::move(name)}
        , module_{output_of("pactl load-module module-null-sink sink_name=" + name_ +
                            " rate=48000 channels=2 norewinds=1")} {}
    ~Sink() { take_away(); }
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;

    void take_away() {
        if (module_.empty()) return;
        output_of("pactl unload-module " + module_);
        module_.clear();
    }

private:
    std::string name_;
    std::string module_;
};

/// An output of the server that hands on what it is given, while this lives.
class Filter {
public:
    Filter(const std::string& name, const std::string& master)
        : module_{output_of("pactl load-module module-remap-sink sink_name=" + name + " master=" + master)} {}
    ~Filter() { output_of("pactl unload-module " + module_); }
    Filter(const Filter&) = delete;
    Filter& operator=(const Filter&) = delete;

    void hand_on_to(const std::string& sink) const { output_of("pactl move-sink-input " + input() + " " + sink); }
    void hand_on_softly() const { output_of("pactl set-sink-input-volume " + input() + " 50%"); }

private:
    /// By which it plays on the next one.
    std::string input() const {
        return output_of("pactl list sink-inputs | awk '/^Sink Input/ { input = substr($3, 2) } /Owner Module: " +
                         module_ + "$/ { print input }'");
    }

    std::string module_;
};

/// The server stands still while this lives.
class Frozen {
public:
    Frozen()
        : server_{static_cast<pid_t>(
              std::stol(output_of("pgrep -f -- \"-F $FIXTURE_DIRECTORY/default.pa\" | head -n 1")))} {
        REQUIRE(kill(server_, SIGSTOP) == 0);
    }
    ~Frozen() { kill(server_, SIGCONT); }
    Frozen(const Frozen&) = delete;
    Frozen& operator=(const Frozen&) = delete;

private:
    pid_t server_;
};

std::unique_ptr<Device> opened(Mixer& mixer, const Output& output) {
    auto result = open_output(mixer, {}, output);
    if (const auto* error = std::get_if<DeviceError>(&result)) FAIL(error->detail);
    return std::get<std::unique_ptr<Device>>(std::move(result));
}

/// Asked as whoever watches a device asks.
std::optional<DeviceError> await_error(const Device& device, std::chrono::milliseconds longest) {
    for (const auto until = Clock::now() + longest; Clock::now() < until; std::this_thread::sleep_for(50ms))
        if (auto error = device.error()) return error;
    return std::nullopt;
}

std::string sinks_played_on() { return output_of("pactl list short sink-inputs | cut -f 2"); }

OpenOutput opener(const std::string& name) {
    return [name](Mixer& mixer, Buffering buffering) { return open_output(mixer, buffering, {name, true}); };
}

/// On a busy machine an output may be opened anew meanwhile.
template <typename Report>
Report await(Playback& playback, std::chrono::milliseconds longest) {
    for (const auto until = Clock::now() + longest; Clock::now() < until; std::this_thread::sleep_for(5ms))
        if (const auto report = playback.poll(); report && std::holds_alternative<Report>(*report))
            return std::get<Report>(*report);
    FAIL("no report came in time");
    return {};
}

} // namespace

TEST_CASE("The outputs of the server are offered by name, and one of them can be chosen") {
    const auto names = output_names();
    CHECK(std::find(names.begin(), names.end(), "room") != names.end());
    Mixer mixer;
    const auto room = opened(mixer, {"room"});
    CHECK(room->name() == "room");
    CHECK(room->place() == "room");
    CHECK(opened(mixer, {})->place() == "out");
    CHECK(opened(mixer, {"default"})->place() == "out");
}

TEST_CASE("An output that hands its sound on is heard where that goes, or nobody knows where") {
    const auto with_module = [](const std::string& module, const std::string& name) {
        const std::string number = output_of("pactl load-module " + module);
        Mixer mixer;
        const auto place = opened(mixer, {name})->place();
        output_of("pactl unload-module " + number);
        return place;
    };
    CHECK(with_module("module-remap-sink sink_name=remapped master=room", "remapped") == "room");
    CHECK(with_module("module-combine-sink sink_name=combined slaves=out,room", "combined") == std::nullopt);
}

TEST_CASE("An output that hands its sound on elsewhere than it was made to is heard there") {
    const Sink headphones{"headphones"};
    const Filter first{"first", "headphones"};
    const Filter second{"second", "first"};
    Mixer mixer;
    CHECK(opened(mixer, {"second"})->place() == "headphones");
    first.hand_on_to("room");
    CHECK(opened(mixer, {"first"})->place() == "room");
    CHECK(opened(mixer, {"second"})->place() == "room");
    second.hand_on_to("headphones");
    CHECK(opened(mixer, {"second"})->place() == "headphones");
}

TEST_CASE("What an output begins to hand on elsewhere is lost, and is told to be heard there when it is opened anew") {
    const Sink headphones{"headphones"};
    const Filter first{"first", "headphones"};
    const Filter second{"second", "first"};
    Mixer mixer;
    auto device = opened(mixer, {"second"});
    REQUIRE(device->place() == "headphones");

    first.hand_on_softly();
    const Filter other{"other", "room"};
    other.hand_on_to("out");
    CHECK_FALSE(await_error(*device, 200ms));

    const auto& moved = GENERATE(true, false) ? first : second;
    moved.hand_on_to("room");
    const auto error = await_error(*device, 10s);
    REQUIRE(error);
    CHECK(error->trouble == Trouble::Lost);
    CHECK(error->detail.ends_with("the server has moved it elsewhere"));
    device.reset();
    CHECK(opened(mixer, {"second"})->place() == "room");
}

TEST_CASE("An output that is not there is not replaced by another one") {
    Mixer mixer;
    const auto result = open_output(mixer, {}, {"headphones"});
    REQUIRE(std::holds_alternative<DeviceError>(result));
    CHECK(std::get<DeviceError>(result).trouble == Trouble::NoDevice);
    CHECK(sinks_played_on().empty());
}

TEST_CASE("What is played on an output that goes away is played on no other") {
    Sink headphones{"headphones"};
    Mixer mixer;
    const auto device = opened(mixer, {"headphones"});
    REQUIRE_FALSE(sinks_played_on().empty());
    headphones.take_away();
    const auto error = await_error(*device, 10s);
    REQUIRE(error);
    CHECK(error->trouble == Trouble::Lost);
    CHECK(sinks_played_on().empty());
}

TEST_CASE("Nobody can move to another output what is to be heard on this one alone") {
    const Sink headphones{"headphones"};
    Mixer mixer;
    const bool is_named = GENERATE(true, false);
    if (!is_named) output_of("pactl set-default-sink headphones");
    const auto device = opened(mixer, is_named ? Output{"headphones"} : Output{std::nullopt, true});
    const std::string before = sinks_played_on();
    std::system("pactl move-sink-input $(pactl list short sink-inputs | cut -f 1) room 2>/dev/null");
    CHECK(sinks_played_on() == before);
    output_of("pactl set-default-sink out");
    CHECK(sinks_played_on() == before);
    CHECK_FALSE(device->error());
}

TEST_CASE("An output that comes back is found again, and told of once it has stayed for a second") {
    Sink first{"headphones"};
    Mixer mixer;
    Playback playback{mixer, opener("headphones")};
    CHECK(await<Playing>(playback, 10s).place == "headphones");
    first.take_away();
    CHECK(await<Unheard>(playback, 10s).why.trouble == Trouble::Lost);
    CHECK(playback.is_unheard());
    const Sink second{"headphones"};
    CHECK(await<Playing>(playback, 10s).place == "headphones");
    CHECK_FALSE(playback.is_unheard());
}

TEST_CASE("A server that stands still is told within a second, and closing does not wait for it", "[timed]") {
    Mixer mixer;
    auto playback = std::make_unique<Playback>(mixer, opener("out"));
    await<Playing>(*playback, 10s);
    {
        const Frozen frozen;
        CHECK(await<Unheard>(*playback, 1s).why.trouble == Trouble::Silent);
        const auto begun = Clock::now();
        CHECK(output_names().empty());
        CHECK(Clock::now() - begun < 1s);
        playback.reset();
        CHECK(Clock::now() - begun < 2s);
    }
}

TEST_CASE("A server that stood still when an output was wanted is used once it goes on") {
    Mixer mixer;
    std::unique_ptr<Playback> playback;
    {
        const Frozen frozen;
        playback = std::make_unique<Playback>(mixer, opener("out"));
        CHECK(await<Unheard>(*playback, 10s).why.trouble == Trouble::Silent);
    }
    CHECK(await<Playing>(*playback, 10s).place == "out");
}
