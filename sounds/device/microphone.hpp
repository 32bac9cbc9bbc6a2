// Where words come from: what records for a moment.
#pragma once

#include "sounds/device/trouble.hpp"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace sounds::device {

/// Records from the moment it is opened until it is destroyed. For one thread.
class Microphone {
public:
    Microphone() = default;
    Microphone(const Microphone&) = delete;
    Microphone& operator=(const Microphone&) = delete;
    virtual ~Microphone() = default;

    /// What has come in since it was last asked; mono. Of what nobody takes for half a minute, the end is lost.
    virtual std::vector<std::int16_t> take() = 0;
};

using OpenedMicrophone = std::variant<std::unique_ptr<Microphone>, DeviceError>;

} // namespace sounds::device
