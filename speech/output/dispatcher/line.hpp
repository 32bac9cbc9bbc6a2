// State shared by the owner of a dispatcher and the thread that talks to the daemon. It lives as long as either.
#pragma once

#include "base/platform/wake_event.hpp"
#include "speech/output/dispatcher/connection.hpp"
#include "speech/output/dispatcher/patience.hpp"
#include "speech/output/dispatcher/scale.hpp"
#include "speech/output/speech_output.hpp"

#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace speech::output::dispatcher {

struct Order {
    Passage passage;
    phrases::Runs runs;
    announce::Urgency urgency;
};

class Line {
public:
    Line(Wake wake, Patience patience);

    // The owner. Nothing waits.

    void speak(Order order);
    void hush();
    void set_scale(const Scale& scale);
    /// The owner goes: it is not woken any more.
    void leave();
    /// Sees too whether the connection has been waited for long enough.
    std::optional<Report> poll();

    // The thread.

    /// Talks to the daemon until the owner has gone or the daemon is dead to us.
    void work();

private:
    /// Messages that are being spoken, of which the last is the one to wait for.
    struct Speaking {
        Passage passage;
        Time longest;                  ///< until then it must have come to its end
        Time next_question;            ///< when the daemon is to be asked whether it is still there
        std::optional<MessageId> last; ///< empty while it is being handed over
        std::vector<MessageId> over{}; ///< meanwhile
    };
    /// What the owner wants done.
    struct Task {
        bool hush = false;
        std::optional<Scale> scale;
        std::optional<Order> order;
    };

    // The thread's.
    void message_over(MessageId message);
    void open();
    void close();
    std::optional<Task> next_task();
    void carry_out(const Task& task);
    void hand_over(const Order& order);
    void look_after();
    bool went_well(const std::optional<Trouble>& trouble);
    Time answer_due() const;

    // With the mutex held.
    void report(Report report);
    void die(Failing failing, std::string detail);
    void ring();
    Task take_task();
    bool has_task() const { return task_.hush || task_.scale || task_.order; }
    bool is_over() const { return is_dead_ || has_left_; }

    const Patience patience_;
    const Time opening_due_;
    const base::platform::WakeEvent bell_; ///< set when there is something for the thread to do

    Connection connection_; // the thread's
    std::string language_;  // the thread's

    std::mutex mutex_; // held for moments only, never while the daemon is waited for
    Wake wake_;
    Task task_;
    std::optional<Speaking> speaking_;
    bool has_messages_ = false; ///< that are neither spoken nor cancelled yet
    std::deque<Report> reports_;
    bool is_open_ = false;
    bool is_dead_ = false;  ///< the last report has been made
    bool has_left_ = false; ///< the owner has
};

} // namespace speech::output::dispatcher
