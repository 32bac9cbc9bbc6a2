// What takes long, on a thread of its own, where nobody waits for it.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace app {

/// Does what it is given in its order. The functions are for one other thread and return at once, except `finish`.
template <typename Done>
class Worker {
public:
    using Task = std::function<Done()>;

    /// `wake` is called from the thread when there is something to poll.
    explicit Worker(std::function<void()> wake)
        : wake_(std::move(wake))
        , thread_([this] { work(); }) {}

    /// Does first whatever it was given to do.
    ~Worker() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void give(Task task) {
        {
            const std::lock_guard lock(mutex_);
            inbox_.push_back(std::move(task));
        }
        changed_.notify_all();
    }

    /// What has been done and not been told of yet, the oldest first.
    std::optional<Done> poll() {
        const std::lock_guard lock(mutex_);
        if (outbox_.empty()) return std::nullopt;
        Done oldest = std::move(outbox_.front());
        outbox_.pop_front();
        return oldest;
    }

    /// Waits until everything given so far is done.
    void finish() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return inbox_.empty() && !busy_; });
    }

private:
    void work() {
        std::unique_lock lock(mutex_);
        for (;;) {
            changed_.wait(lock, [this] { return stopping_ || !inbox_.empty(); });
            if (inbox_.empty()) return;
            const Task task = std::move(inbox_.front());
            inbox_.pop_front();
            busy_ = true;
            lock.unlock();
            Done done = task();
            lock.lock();
            busy_ = false;
            outbox_.push_back(std::move(done));
            lock.unlock();
            changed_.notify_all();
            wake_();
            lock.lock();
        }
    }

    std::function<void()> wake_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> inbox_;
    std::deque<Done> outbox_;
    bool busy_ = false;
    bool stopping_ = false;
    std::thread thread_; // last: everything is there when it starts
};

} // namespace app
