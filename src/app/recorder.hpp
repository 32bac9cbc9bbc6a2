// Announcements written as sound files and read again, where nobody waits for it.
#pragma once

#include "src/session/effect.hpp"
#include "src/storage/recording.hpp"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace app {

/// An announcement to be kept, and its sound.
struct Taped {
    session::Keeping what;
    std::vector<float> samples;
};
/// Lies on the disk, and can be told to the library.
struct Kept {
    session::Keeping what;
    storage::Recording recording;
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
    std::string file;
    storage::RecordingProblem problem;
};
using Recorded = std::variant<Kept, NotKept, Fetched, Spoilt>;

/// Encodes, decodes and waits for disks on a thread of its own. The functions are for one other thread and return at
/// once, except the last one.
class Recorder {
public:
    /// `wake` is called from the thread when there is something to poll.
    explicit Recorder(std::function<void()> wake);
    /// Does first whatever it was given to do.
    ~Recorder();
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;

    /// Answered by Kept or NotKept.
    void keep(std::filesystem::path folder, Taped taped);
    /// One behind the other, with a short rest between. Answered by Fetched or Spoilt.
    void fetch(std::uint64_t request, std::filesystem::path folder, std::vector<storage::Recording> recordings);

    std::optional<Recorded> poll();
    /// Waits until everything given so far is done.
    void finish();

private:
    using Task = std::function<Recorded()>;

    void give(Task task);
    void work();

    std::function<void()> wake_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> inbox_;
    std::deque<Recorded> outbox_;
    bool busy_ = false;
    bool stopping_ = false;
    std::thread thread_; // last: everything is there when it starts
};

} // namespace app
