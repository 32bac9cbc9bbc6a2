#include "src/app/library_thread.hpp"

#include <utility>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr auto pause = 1000ms;

} // namespace

LibraryThread::LibraryThread(std::filesystem::path file, Again again, std::function<void()> wake)
    : games_(std::move(file))
    , again_(std::move(again))
    , wake_(std::move(wake))
    , thread_([this] { work(); }) {}

LibraryThread::~LibraryThread() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void LibraryThread::give(Task task) {
    {
        const std::lock_guard lock(mutex_);
        inbox_.push_back(std::move(task));
    }
    changed_.notify_all();
}

std::optional<LibraryThread::Answer> LibraryThread::poll() {
    const std::lock_guard lock(mutex_);
    if (outbox_.empty()) return std::nullopt;
    Answer oldest = std::move(outbox_.front());
    outbox_.pop_front();
    return oldest;
}

bool LibraryThread::finish(std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, longest, [this] { return inbox_.empty() && !busy_; });
}

void LibraryThread::answer(Answer answer) {
    {
        const std::lock_guard lock(mutex_);
        busy_ = false;
        if (answer) outbox_.push_back(std::move(answer));
    }
    changed_.notify_all();
    wake_();
}

void LibraryThread::try_again() {
    for (const storage::GameId game : games_.retry()) answer(again_(games_, game));
}

void LibraryThread::work() {
    auto next_try = std::chrono::steady_clock::now() + pause;
    std::unique_lock lock(mutex_);
    for (;;) {
        const auto has_work = [this] { return stopping_ || !inbox_.empty(); };
        if (games_.has_unwritten()) {
            changed_.wait_until(lock, next_try, has_work);
        } else {
            changed_.wait(lock, has_work);
        }
        std::optional<Task> task;
        if (!inbox_.empty()) {
            task = std::move(inbox_.front());
            inbox_.pop_front();
            busy_ = true;
        } else if (stopping_) {
            break;
        }
        lock.unlock();
        if (task) answer((*task)(games_));
        if (games_.has_unwritten() && std::chrono::steady_clock::now() >= next_try) {
            try_again();
            next_try = std::chrono::steady_clock::now() + pause;
        }
        lock.lock();
    }
    lock.unlock();
    games_.retry();
}

} // namespace app
