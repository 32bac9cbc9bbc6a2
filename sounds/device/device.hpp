// Where sound goes: whatever pulls it out of a mixer at the pace at which it is heard.
#pragma once

#include "sounds/device/trouble.hpp"
#include "sounds/mixer/mixer.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace sounds::device {

/// Plays from the moment it is opened until it is destroyed, which waits at most for the buffer being filled. It calls
/// `render` in a thread of its own; the mixer outlives it, and no two devices play one mixer at a time.
class Device {
public:
    Device() = default;
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    virtual ~Device() = default;

    /// What it is called, for a log or a list: the name the system gives it, or the path of a file.
    virtual std::string name() const = 0;

    /// Where it is heard, as whoever serves it tells outputs apart: two devices at one place are heard by the same
    /// people. Empty where that cannot be known.
    virtual std::optional<std::string> place() const { return std::nullopt; }

    /// Why it no longer does what it is for. What the mixer holds then keeps its place for the next device.
    virtual std::optional<DeviceError> error() const = 0;
};

using OpenResult = std::variant<std::unique_ptr<Device>, DeviceError>;

} // namespace sounds::device
