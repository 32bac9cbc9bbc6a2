// The library where nobody waits for it.
#pragma once

#include "src/storage/games_in_play.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace app {

/// Does what it is given in its order, on a thread of its own, which alone has the library. Tries once a second to
/// write what could not be written. The functions are for one other thread and return at once, except the last one.
class LibraryThread {
public:
    /// To be called by whoever polls.
    using Answer = std::function<void()>;
    using Task = std::function<Answer(storage::GamesInPlay&)>;
    /// What is answered, unasked, for a game of which all is on disk again.
    using Again = std::function<Answer(storage::GamesInPlay&, storage::GameId)>;

    /// `wake` is called from the thread when there is something to poll.
    LibraryThread(std::filesystem::path file, Again again, std::function<void()> wake);
    /// Does first whatever it was given to do, and tries once more to write what is unwritten.
    ~LibraryThread();
    LibraryThread(const LibraryThread&) = delete;
    LibraryThread& operator=(const LibraryThread&) = delete;

    void give(Task task);
    std::optional<Answer> poll();
    /// Waits until everything given so far is done, or so long; whether it is done.
    bool finish(std::chrono::milliseconds longest);

private:
    void work();
    void try_again();
    void answer(Answer answer);

    storage::GamesInPlay games_; ///< the thread's
    Again again_;
    std::function<void()> wake_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> inbox_;
    std::deque<Answer> outbox_;
    bool busy_ = false;
    bool stopping_ = false;
    std::thread thread_; // last: everything is there when it starts
};

} // namespace app
