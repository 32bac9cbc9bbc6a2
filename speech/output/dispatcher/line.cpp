#include "speech/output/dispatcher/line.hpp"

#include "base/values/guarded.hpp"

#include <algorithm>
#include <utility>

namespace speech::output::dispatcher {

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

} // namespace

Line::Line(Wake wake, Patience patience)
    : patience_(patience)
    , opening_due_(Clock::now() + patience.opening)
    , connection_([this](MessageId message) { message_over(message); })
    , wake_(std::move(wake)) {}

// The owner.

void Line::speak(Order order) {
    const std::lock_guard lock{mutex_};
    speaking_.reset();
    task_.hush = true;
    task_.order = std::move(order);
    ring();
}

void Line::hush() {
    const std::lock_guard lock{mutex_};
    speaking_.reset();
    task_.hush = true;
    task_.order.reset();
    ring();
}

void Line::set_scale(const Scale& scale) {
    const std::lock_guard lock{mutex_};
    task_.scale = scale;
    ring();
}

void Line::leave() {
    const std::lock_guard lock{mutex_};
    wake_ = nullptr;
    has_left_ = true;
    speaking_.reset();
    ring();
}

std::optional<Report> Line::poll() {
    const std::lock_guard lock{mutex_};
    if (!is_open_ && Clock::now() > opening_due_) die(Failing::NotThere, "no answer"); // a name is still looked up
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
    if (is_over()) return;
    is_dead_ = true;
    speaking_.reset();
    report(Died{failing, std::move(detail)});
}

void Line::ring() { bell_.set(); }

// The thread.

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

Time Line::answer_due() const { return Clock::now() + patience_.answering; }

/// What did not is told to the owner, if it still wants to know.
bool Line::went_well(const std::optional<Trouble>& trouble) {
    const std::lock_guard lock{mutex_};
    if (!trouble) return !is_over();
    const bool is_silent = trouble->what == Trouble::What::NoAnswer;
    die(!is_open_ ? Failing::NotThere : is_silent ? Failing::Stuck : Failing::Gone, trouble->detail);
    return false;
}

void Line::work() {
    const auto thrown = base::values::guarded([this] {
        open();
        while (const auto task = next_task()) carry_out(*task);
        close();
    });
    if (!thrown) return;
    const std::lock_guard lock{mutex_};
    // The owner finds the report if it cannot be woken.
    (void)base::values::guarded([&] { die(is_open_ ? Failing::Gone : Failing::NotThere, *thrown); });
}

void Line::open() {
    if (!went_well(connection_.open(opening_due_))) return;
    const std::lock_guard lock{mutex_};
    is_open_ = true;
    report(Ready{});
}

/// Leaves nothing being spoken behind.
void Line::close() {
    bool speaks = false;
    {
        const std::lock_guard lock{mutex_};
        speaks = has_messages_ && !is_dead_;
    }
    if (speaks) connection_.cancel(answer_due()); // whether it could be does not matter any more
}

/// Waits for one; an empty one comes from time to time while something is being spoken. Nothing: it is over.
std::optional<Line::Task> Line::next_task() {
    while (true) {
        bell_.reset(); // before looking for tasks
        Time until = Time::max();
        {
            const std::lock_guard lock{mutex_};
            if (is_over()) return std::nullopt;
            if (has_task()) return take_task();
            if (speaking_) until = speaking_->next_question;
            if (Clock::now() >= until) {
                speaking_->next_question = Clock::now() + between_questions;
                return Task{};
            }
        }
        if (!went_well(connection_.listen(bell_, until))) return std::nullopt;
    }
}

Line::Task Line::take_task() {
    Task task = std::exchange(task_, {});
    task.hush = task.hush && has_messages_;
    has_messages_ = task.order || (has_messages_ && !task.hush);
    if (task.order)
        speaking_ = Speaking{task.order->passage,
                             Clock::now() + longest_time(task.order->runs),
                             Clock::now() + between_questions,
                             {},
                             {}};
    return task;
}

void Line::carry_out(const Task& task) {
    if (task.hush && !went_well(connection_.cancel(answer_due()))) return;
    if (task.scale && !went_well(connection_.set_scale(*task.scale, answer_due()))) return;
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
        const Time due = answer_due();
        if (language_ != run.language.tag) {
            if (!went_well(connection_.set_language(run.language.tag, due))) return;
            language_ = run.language.tag;
        }
        const auto said = connection_.say(run.text, order.urgency, due);
        const auto* trouble = std::get_if<Trouble>(&said);
        if (!went_well(trouble == nullptr ? std::nullopt : std::optional(*trouble))) return;
        last = std::get<MessageId>(said);
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
    if (!went_well(connection_.ask(answer_due()))) return;
    const std::lock_guard lock{mutex_};
    if (speaking_ && Clock::now() > speaking_->longest)
        die(Failing::Stuck, "what was to be spoken has not come to its end");
}

} // namespace speech::output::dispatcher
