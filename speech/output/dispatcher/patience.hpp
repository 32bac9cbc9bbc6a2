// How long the program waits for speech-dispatcher.
#pragma once

#include <chrono>

namespace speech::output::dispatcher {

/// How long it may take, before it counts as not there or stuck.
struct Patience {
    std::chrono::milliseconds opening{3000}; ///< until there is a connection; the first may have to start the daemon
    std::chrono::milliseconds answering{2000};
};

} // namespace speech::output::dispatcher
