// Announcements written as sound files and read again, where nobody waits for it.
#pragma once

#include "src/ports/journal/recording.hpp"
#include "src/services/worker.hpp"
#include "src/session/core/effect.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace services {

/// An announcement to be kept, and its sound.
struct Taped {
    session::Keeping what;
    std::vector<float> samples;
};
/// An announcement that was to be kept, and of which words are missing.
struct Incomplete {
    session::Keeping what;
};
/// What has come of an announcement that was to be kept, as whoever spoke it tells.
using Announced = std::variant<Taped, Incomplete>;

/// Lies on the disk, and can be told to the library.
struct Kept {
    session::Keeping what;
    ports::journal::Recording recording;
};
struct NotKept {
    session::Keeping what;
    std::string why; ///< in the system's words
};
/// What is to be played, read and as it was written.
struct Fetched {
    std::uint64_t request;
    std::vector<float> samples;
};
/// One of the files is not what it was.
struct Spoilt {
    std::uint64_t request;
    game::GameId game;
    std::string file;
    ports::journal::RecordingProblem problem;
};
using Recorded = std::variant<Kept, NotKept, Fetched, Spoilt>;

/// Encodes, decodes and waits for disks on a thread of its own. The functions are for one other thread and return at
/// once, except the last one.
class Recorder {
public:
    /// `library`: the games' file, beside which the sounds lie. `wake` is called from the thread when there is
    /// something to poll.
    Recorder(std::filesystem::path library, std::function<void()> wake);

    /// Answered by Kept or NotKept.
    void keep(Taped taped);
    /// One behind the other, with a short rest between. Answered by Fetched or Spoilt, also if they are longer together
    /// than one file may be. Precondition: there are some.
    void fetch(std::uint64_t request, game::GameId game, std::vector<ports::journal::Recording> recordings);

    std::optional<Recorded> poll() { return worker_.poll(); }
    /// Waits until everything given so far is done, or so long; whether it is done.
    bool finish(std::chrono::milliseconds longest) { return worker_.finish(longest); }

private:
    const std::filesystem::path library_;
    Worker<Recorded> worker_; ///< does first whatever it was given to do
};

} // namespace services
