#include "src/outputs/own_speech/own_device.hpp"

#include "tests/support/catch.hpp"

#include <set>
#include <string>
#include <vector>

using namespace outputs::own_speech;
using namespace sounds::device;

namespace {

class Plugged final : public Device {
public:
    explicit Plugged(std::string name)
        : name_(std::move(name)) {}
    std::string name() const override { return name_; }
    std::optional<std::string> place() const override { return "place of " + name_; }
    std::optional<DeviceError> error() const override { return std::nullopt; }

private:
    std::string name_;
};

/// Outputs that are plugged in or not; the usual one is the loudspeaker.
struct Machine {
    std::set<std::string> plugged;
    Trouble trouble = Trouble::NoDevice;
    std::vector<Output> asked{};

    OwnDevice::Open open() {
        return [this](sounds::mixer::Mixer&, Buffering, const Output& output) -> OpenResult {
            asked.push_back(output);
            const std::string name = output.name.value_or("loudspeaker");
            const bool is_there = plugged.contains(name) || plugged.contains(name.substr(name.rfind(' ') + 1));
            if (!is_there) return DeviceError{trouble, name};
            return std::make_unique<Plugged>(name);
        };
    }
};

/// What is heard now; empty if nothing is.
std::string heard(const OwnDevice& own, sounds::mixer::Mixer& mixer) {
    const auto opened = own.opener()(mixer, {});
    const auto* device = std::get_if<std::unique_ptr<Device>>(&opened);
    return device != nullptr ? (*device)->name() : "";
}

} // namespace

TEST_CASE("Where the chosen output is missing the usual one plays, if it may, until the chosen one is there") {
    sounds::mixer::Mixer mixer;
    Machine machine{.plugged = {"loudspeaker"}};
    const OwnDevice own("headphones", false, true, machine.open());
    CHECK(heard(own, mixer) == "loudspeaker");
    CHECK(own.is_another());
    machine.plugged.insert("headphones");
    CHECK(heard(own, mixer) == "headphones");
    CHECK_FALSE(own.is_another());

    const OwnDevice only("earphones", true, false, machine.open());
    CHECK(heard(only, mixer).empty());
    CHECK_FALSE(only.is_another());
}

TEST_CASE("What is private stays where it has once been heard, and is never moved") {
    sounds::mixer::Mixer mixer;
    Machine machine{.plugged = {"loudspeaker", "headphones"}};
    const OwnDevice own("headphones", true, true, machine.open());
    REQUIRE(heard(own, mixer) == "headphones");
    machine.plugged = {"loudspeaker"};
    CHECK(heard(own, mixer).empty());
    CHECK(machine.asked.back().name == "place of headphones");
    CHECK(machine.asked.back().is_kept_to);
    CHECK_FALSE(own.is_another());
}

TEST_CASE("An output that is there and does not answer is waited for, and nothing plays in its place") {
    sounds::mixer::Mixer mixer;
    Machine machine{.plugged = {"loudspeaker"}, .trouble = Trouble::Silent};
    const OwnDevice own("headphones", false, true, machine.open());
    CHECK(heard(own, mixer).empty());
    CHECK(machine.asked.size() == 1);
}
