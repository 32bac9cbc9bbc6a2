#include "sounds/device/best.hpp"

#include "sounds/device/null.hpp"

#include <utility>

namespace sounds::device {

BestDevice open_best(mixer::Mixer& mixer, Buffering buffering, const std::optional<std::string>& output) {
    OpenResult opened = open_portaudio(mixer, buffering, output);
    if (auto* device = std::get_if<std::unique_ptr<Device>>(&opened)) return {std::move(*device), std::nullopt};
    return {open_null(mixer), std::get<DeviceError>(std::move(opened))};
}

} // namespace sounds::device
