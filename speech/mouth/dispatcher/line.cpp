#include "speech/mouth/dispatcher/line.hpp"

#include <algorithm>
#include <csignal>
#include <utility>

namespace speech::mouth::dispatcher {

using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

/// How often the daemon is asked whether it is still there while it speaks.
constexpr auto between_questions = 1s;

/// Longer than the slowest voice takes for the words, behind a message of another program.
std::chrono::milliseconds longest_time(const phrases::Runs& runs) {
    std::chrono::milliseconds time = 10s;
    for (const phrases::Run& run : runs) time += 300ms * run.text.size();
    return time;
}

/// Writing to a daemon that has gone is an error like others, also in the thread libspeechd starts from this one.
void block_broken_pipe() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

} // namespace

Line::Line(Wake wake, Patience patience)
    : patience_(patience)
    , wake_(std::move(wake)) {}

// The owner.

void Line::speak(Order order) {
    const std::lock_guard lock{mutex_};
    speaking_.reset();
    task_.hush = true;
    task_.order = std::move(order);
    change_.notify_one();
}

void Line::hush() {
    const std::lock_guard lock{mutex_};
    speaking_.reset();
    task_.hush = true;
    task_.order.reset();
    change_.notify_one();
}

void Line::set_scale(const Scale& scale) {
    const std::lock_guard lock{mutex_};
    task_.scale = scale;
    change_.notify_one();
}

void Line::leave() {
    const std::lock_guard lock{mutex_};
    wake_ = nullptr;
    is_over_ = true;
    speaking_.reset();
    change_.notify_one();
}

std::optional<Report> Line::poll() {
    const std::lock_guard lock{mutex_};
    if (answer_due_ && Clock::now() > *answer_due_) {
        die(is_open_ ? Failing::Stuck : Failing::NotThere, "no answer");
        if (is_open_) connection_.hang_up(); // so that the thread comes back
    }
    if (reports_.empty()) return std::nullopt;
    Report oldest = std::move(reports_.front());
    reports_.pop_front();
    return oldest;
}

// With the mutex held.

void Line::report(Report report) {
    reports_.push_back(std::move(report));
    if (wake_) wake_();
}

void Line::die(Failing failing, std::string detail) {
    if (std::exchange(is_over_, true)) return;
    answer_due_.reset();
    speaking_.reset();
    report(Died{failing, std::move(detail)});
}

// libspeechd's thread.

void Line::message_over(MessageId message) {
    const std::lock_guard lock{mutex_};
    if (!speaking_) return;
    if (!speaking_->last) return speaking_->over.push_back(message);
    if (*speaking_->last != message) return;
    has_messages_ = false;
    const Passage passage = speaking_->passage;
    speaking_.reset();
    report(Ended{passage});
}

// The thread.

/// Makes a call that may never return; answers whether it went well and anybody still wants to know.
template <typename Call>
bool Line::call(std::chrono::milliseconds patience, Call&& ask) {
    {
        const std::lock_guard lock{mutex_};
        if (is_over_) return false;
        answer_due_ = Clock::now() + patience;
    }
    const bool done = ask();
    const std::lock_guard lock{mutex_};
    if (is_over_) return false;
    answer_due_.reset();
    if (done) return true;
    const bool is_there = connection_.is_connected();
    die(Failing::Gone, is_there ? "the daemon refuses" : "the connection is broken");
    return false;
}

void Line::work() {
    block_broken_pipe();
    open();
    while (const auto task = next_task()) carry_out(*task);
    close();
}

void Line::open() {
    on_message_over_ = std::make_shared<const MessageOver>([line = weak_from_this()](MessageId message) {
        if (const auto there = line.lock()) there->message_over(message);
    });
    std::optional<std::string> trouble;
    const bool was_made = call(patience_.opening, [&] {
        trouble = connection_.open(on_message_over_);
        return true;
    });
    if (!was_made) return;
    const std::lock_guard lock{mutex_};
    if (trouble) return die(Failing::NotThere, std::move(*trouble));
    is_open_ = true;
    report(Ready{});
}

void Line::close() {
    bool speaks = false;
    {
        const std::lock_guard lock{mutex_};
        speaks = has_messages_;
    }
    if (speaks && connection_.is_connected()) connection_.cancel();
    connection_.close();
}

/// Waits for one; an empty one comes from time to time while something is being spoken. Nothing: it is over.
std::optional<Line::Task> Line::next_task() {
    std::unique_lock lock{mutex_};
    if (speaking_) {
        change_.wait_for(lock, between_questions, [this] { return has_task(); });
    } else {
        change_.wait(lock, [this] { return has_task(); });
    }
    if (is_over_) return std::nullopt;
    Task task = std::exchange(task_, {});
    task.hush = task.hush && has_messages_;
    has_messages_ = task.order || (has_messages_ && !task.hush);
    if (task.order) speaking_ = Speaking{task.order->passage, Clock::now() + longest_time(task.order->runs), {}};
    return task;
}

void Line::carry_out(const Task& task) {
    const auto ask = [this](auto&& what) { return call(patience_.answering, what); };
    if (task.hush && !ask([this] { return connection_.cancel(); })) return;
    if (task.scale && !ask([&] { return connection_.set_scale(*task.scale); })) return;
    if (task.order) {
        hand_over(*task.order);
    } else if (!task.hush && !task.scale) {
        look_after();
    }
}

// One message for each run: modules that know nothing of languages within a message speak these rightly too, and the
// player may have told speech-dispatcher to have them spoken by another module.
void Line::hand_over(const Order& order) {
    std::optional<MessageId> last;
    for (const phrases::Run& run : order.runs) {
        if (run.text.empty()) continue;
        const bool was_said = call(patience_.answering, [&] {
            if (language_ != run.language.tag && !connection_.set_language(run.language.tag)) return false;
            language_ = run.language.tag;
            last = connection_.say(run.text, order.urgency);
            return last.has_value();
        });
        if (!was_said) return;
    }
    const std::lock_guard lock{mutex_};
    if (!speaking_ || speaking_->passage != order.passage) return; // silenced meanwhile
    speaking_->last = last;
    const auto& over = speaking_->over;
    if (last && std::find(over.begin(), over.end(), *last) == over.end()) return;
    has_messages_ = false;
    speaking_.reset();
    report(Ended{order.passage});
}

/// Whether the daemon is still there, and gets on.
void Line::look_after() {
    if (!call(patience_.answering, [this] { return connection_.ask(); })) return;
    const std::lock_guard lock{mutex_};
    if (!is_over_ && speaking_ && Clock::now() > speaking_->longest)
        die(Failing::Stuck, "what was to be spoken has not come to its end");
}

} // namespace speech::mouth::dispatcher
