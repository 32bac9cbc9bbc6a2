// What the owner of a dispatcher and the thread that talks to the daemon have in common. It lives as long as either.
#pragma once

#include "speech/mouth/dispatcher/connection.hpp"
#include "speech/mouth/dispatcher/dispatcher.hpp"
#include "speech/mouth/dispatcher/scale.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace speech::mouth::dispatcher {

struct Order {
    Passage passage;
    phrases::Runs runs;
    announce::Urgency urgency;
};

class Line : public std::enable_shared_from_this<Line> {
public:
    Line(Wake wake, Patience patience);

    // The owner. Nothing waits.

    void speak(Order order);
    void hush();
    void set_scale(const Scale& scale);
    /// The owner goes: he is not woken any more.
    void leave();
    /// Sees too whether an answer has been waited for long enough.
    std::optional<Report> poll();

    // The thread.

    /// Talks to the daemon until the owner has gone or the daemon is dead to us.
    void work();

private:
    using Time = std::chrono::steady_clock::time_point;

    /// Messages that are being spoken, of which the last is the one to wait for.
    struct Speaking {
        Passage passage;
        Time longest;                  ///< until then it must have come to its end
        std::optional<MessageId> last; ///< empty while it is being handed over
        std::vector<MessageId> over{}; ///< meanwhile
    };
    /// What the owner wants done.
    struct Task {
        bool hush = false;
        std::optional<Scale> scale;
        std::optional<Order> order;
    };

    void message_over(MessageId message);
    void open();
    void close();
    std::optional<Task> next_task();
    void carry_out(const Task& task);
    void hand_over(const Order& order);
    void look_after();
    template <typename Call>
    bool call(std::chrono::milliseconds patience, Call&& ask);

    // With the mutex held.
    void report(Report report);
    void die(Failing failing, std::string detail);
    bool has_task() const { return is_over_ || task_.hush || task_.scale || task_.order; }

    const Patience patience_;
    std::shared_ptr<const MessageOver> on_message_over_;
    Connection connection_; // the thread's; others may hang it up once it is open
    std::string language_;  // the thread's

    std::mutex mutex_; // held for moments only, never while the daemon is waited for
    std::condition_variable change_;
    Wake wake_;
    Task task_;
    std::optional<Speaking> speaking_;
    bool has_messages_ = false;      ///< that are neither spoken nor cancelled yet
    std::optional<Time> answer_due_; ///< of the call that is being made
    std::deque<Report> reports_;
    bool is_open_ = false;
    bool is_over_ = false; ///< dead, or left
};

} // namespace speech::mouth::dispatcher
