// A voice in a process of its own: if it crashes or hangs, the program goes on.
#pragma once

#include "speech/voice/synth.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace speech::voice::apart {

/// With this as its only argument, the program is the process the voice is in: it calls serve().
inline constexpr const char* argument = "--voice-process";

/// Told, by whichever thread speaks and once of each voice, that it does not work and another one speaks in its place;
/// by the name the engine has for it.
using Tell = std::function<void(const std::string& voice)>;

/// How long the process may take.
struct Patience {
    std::chrono::milliseconds opening{5000};
    std::chrono::milliseconds answering{2000}; ///< until the next samples
};

/// Starts the process, and does not wait for it. One that dies is started again, and what it was saying is said anew,
/// from the beginning of the run, by another voice: the usual one of the language, or one of another language that is
/// written in the same letters, as the manner's `voices` has them, English first. A voice that fails twice is not
/// tried again. Where even starting fails twice, there is silence as long as the words, and each run is an error.
std::unique_ptr<Synth> open(std::vector<std::string> command, Tell tell, Patience patience = {});

} // namespace speech::voice::apart
