// What can be wrong with where sound goes.
#pragma once

#include <string>

namespace sounds::device {

/// What can be wrong with a device.
enum class Trouble {
    NoDevice,    ///< this machine has nothing that plays sound
    NotOpened,   ///< it is there and could not be opened or started
    Lost,        ///< it played and has stopped by itself: pulled out, or its server ended
    Silent,      ///< its server is there and does not answer
    NotWritable, ///< the file could not be made or written
};

struct DeviceError {
    Trouble trouble;
    std::string detail; ///< what the system or its library says, in English, for a log
};

} // namespace sounds::device
