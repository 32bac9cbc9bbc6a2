// That another may be asked for outputs.
#pragma once

#include <string>

namespace sounds::device::pulse {

/// There is no server. Other troubles are those of a server that is there.
struct NoServer {
    std::string detail;
};

} // namespace sounds::device::pulse
