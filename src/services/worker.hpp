// What takes long, on a thread of its own, where nobody waits for it.
#pragma once

#include "base/values/guarded.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace services {

/// Does what it is given in its order, on a thread that begins with the first task. The functions are for one other
/// thread and return at once, except `finish` and the destructor. Whatever is thrown on the worker's own ends nothing:
/// where no answer can tell of it, standard error is told.
template <typename Answer>
class Worker {
public:
    using Answers = std::vector<Answer>;
    /// Called on the worker's thread.
    using Task = std::function<Answers()>;
    /// What is answered where a task has thrown, by what the exception says; called on the worker's thread.
    using Failed = std::function<Answers(const std::string& why)>;

    /// What is done between the tasks, on the worker's thread, as long as it is needed: never twice within a pause.
    struct Chore {
        std::function<bool()> is_needed;
        std::chrono::milliseconds pause;
        Task work;
    };

    /// `wake` is called from the worker's thread when there is something to poll.
    explicit Worker(std::function<void()> wake, std::optional<Chore> chore = std::nullopt)
        : wake_(std::move(wake))
        , chore_(std::move(chore)) {}

    /// Does first whatever it was given to do.
    ~Worker() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        changed_.notify_all();
        if (thread_.joinable()) thread_.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Of a task that throws `failed` answers in its place. Without that nobody waits for an answer.
    void give(Task task, Failed failed = {}) {
        {
            const std::lock_guard lock(mutex_);
            inbox_.push_back({std::move(task), std::move(failed), Clock::now()});
        }
        changed_.notify_all();
        if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
    }

    /// Whether it has been given anything to do: until then nothing has come of it.
    bool has_begun() const { return thread_.joinable(); }

    /// Since when somebody has waited for an answer to a task, the longest; empty if nobody waits. They do for one that
    /// has a `failed`.
    std::optional<std::chrono::steady_clock::time_point> waited_for_since() const {
        const std::lock_guard lock(mutex_);
        if (current_) return current_;
        const auto oldest = std::ranges::find_if(inbox_, [](const Job& job) { return job.failed != nullptr; });
        return oldest == inbox_.end() ? std::nullopt : std::optional(oldest->given);
    }

    /// Forgets the tasks that have not begun.
    void drop_waiting() {
        const std::lock_guard lock(mutex_);
        inbox_.clear();
    }

    /// The oldest answer not yet taken.
    std::optional<Answer> poll() {
        const std::lock_guard lock(mutex_);
        if (outbox_.empty()) return std::nullopt;
        Answer oldest = std::move(outbox_.front());
        outbox_.pop_front();
        return oldest;
    }

    /// Waits until everything given so far is done.
    void finish() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_idle(); });
    }

    /// Waits until everything given so far is done, or so long; whether it is done.
    bool finish(std::chrono::milliseconds longest) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, longest, [this] { return is_idle(); });
    }

private:
    using Clock = std::chrono::steady_clock;
    struct Job {
        Task task;
        Failed failed;
        Clock::time_point given;
    };

    static Answers carry_out(const Job& job) {
        try {
            return job.task();
        } catch (const std::exception& error) {
            return fail(job, error.what());
        }
    }

    static Answers fail(const Job& job, const char* why) {
        try {
            if (job.failed) return job.failed(why);
        } catch (const std::exception&) { // it is told below
        }
        complain(why);
        return {};
    }

    static void complain(std::string_view why) {
        std::cerr << "What was being done could not be ended: " << why << '\n';
    }

    template <typename Work>
    static void do_or_complain(Work&& work) {
        if (const auto thrown = base::values::guarded(std::forward<Work>(work))) complain(*thrown);
    }

    // With the mutex held.
    bool is_idle() const { return inbox_.empty() && !busy_; }
    bool has_work() const { return stopping_ || !inbox_.empty(); }

    /// On the thread, as the next.
    bool has_chore() const {
        bool is_needed = false;
        if (chore_) do_or_complain([&] { is_needed = chore_->is_needed(); });
        return is_needed;
    }

    void answer(Answers answers) {
        const bool is_to_be_polled = !answers.empty();
        do_or_complain([&] {
            const std::lock_guard lock(mutex_);
            busy_ = false;
            current_.reset();
            for (Answer& one : answers) outbox_.push_back(std::move(one));
        });
        changed_.notify_all();
        if (is_to_be_polled) do_or_complain(wake_);
    }

    /// The next task once there is one, or none when it is time for the chore, or to end.
    std::optional<Job> next_task(Clock::time_point chore_time) {
        const bool is_to_do_chore = has_chore();
        std::unique_lock lock(mutex_);
        if (is_to_do_chore) {
            changed_.wait_until(lock, chore_time, [this] { return has_work(); });
        } else {
            changed_.wait(lock, [this] { return has_work(); });
        }
        if (inbox_.empty()) return std::nullopt;
        Job job = std::move(inbox_.front());
        inbox_.pop_front();
        busy_ = true;
        if (job.failed) current_ = job.given;
        return job;
    }

    bool is_to_end() {
        const std::lock_guard lock(mutex_);
        return stopping_ && inbox_.empty();
    }

    void work() {
        auto chore_time = Clock::now() + (chore_ ? chore_->pause : std::chrono::milliseconds::zero());
        while (!is_to_end()) {
            if (const auto job = next_task(chore_time)) answer(carry_out(*job));
            if (!has_chore() || Clock::now() < chore_time) continue;
            answer(carry_out({chore_->work, {}, {}}));
            chore_time = Clock::now() + chore_->pause;
        }
    }

    const std::function<void()> wake_;
    const std::optional<Chore> chore_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> inbox_;
    std::deque<Answer> outbox_;
    bool busy_ = false;
    std::optional<Clock::time_point> current_; ///< when it was given what it does, if somebody waits for that
    bool stopping_ = false;
    std::thread thread_; ///< begun by the first task
};

} // namespace services
