// The player's voice: a microphone while a key is held, and what was said, understood in a thread of its own.
#pragma once

#include "src/session/effect.hpp"
#include "src/session/message.hpp"

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>

namespace app {

/// Its functions are for one thread and never wait for a microphone or for recognition. What recognises is loaded when
/// it is first needed, while the player is speaking.
class Ear {
public:
    /// `wake` is called from another thread when there is something to poll.
    Ear(std::filesystem::path data, std::function<void()> wake);
    ~Ear();
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;

    void listen();
    void stop_listening(session::StopListening what);

    /// SpeechHeard or HearingFailed, the oldest not yet taken.
    std::optional<session::Message> poll();

private:
    struct Task {
        std::variant<session::Listen, session::StopListening> what;
    };
    void put(Task task);
    std::optional<Task> next();
    void work();
    void answer(session::Message message);

    const std::filesystem::path data_;
    const std::function<void()> wake_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> tasks_;
    std::deque<session::Message> answers_;
    bool ends_ = false;
    std::optional<std::thread> thread_; ///< begun by the first task
};

} // namespace app
