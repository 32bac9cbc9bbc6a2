#include "sounds/device/null.hpp"

#include "sounds/device/paced_thread.hpp"

#include <array>

namespace sounds::device {

namespace {

class NullDevice final : public Device {
public:
    explicit NullDevice(mixer::Mixer& mixer)
        : thread_{[&mixer] {
            std::array<float, static_cast<std::size_t>(PacedThread::period.value())> unheard;
            mixer.render(unheard, {1});
        }} {}

    std::string name() const override { return "null"; }
    std::optional<DeviceError> error() const override { return std::nullopt; }

private:
    PacedThread thread_;
};

} // namespace

std::unique_ptr<Device> open_null(mixer::Mixer& mixer) { return std::make_unique<NullDevice>(mixer); }

} // namespace sounds::device
