// How long an engine is waited for.
#pragma once

#include <chrono>

namespace engine {

/// How long to wait for what, before an engine counts as silent. The defaults suit a slow machine.
struct Patience {
    std::chrono::milliseconds greeting{10'000};      ///< from the start to `uciok`
    std::chrono::milliseconds readiness{10'000};     ///< from `isready` to `readyok`
    std::chrono::milliseconds longest_think{60'000}; ///< when neither clock nor move time bounds the thinking
    std::chrono::milliseconds margin{3'000};         ///< beyond its clock or move time, before it is told to stop
    std::chrono::milliseconds after_stop{2'000};     ///< from `stop` to `bestmove`
    std::chrono::milliseconds farewell{300};         ///< from `quit` to SIGTERM, and from there to SIGKILL
};

} // namespace engine
