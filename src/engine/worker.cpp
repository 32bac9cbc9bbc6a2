#include "src/engine/worker.hpp"

#include "src/engine/overloaded.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <poll.h>
#include <sys/eventfd.h>
#include <utility>

namespace engine {

namespace {

using Time = Dialogue::Time;

/// The longest line that is looked at; Fairy-Stockfish's list of variants needs about 2,000 characters.
constexpr std::size_t longest_line = 1 << 16;

Time now() { return std::chrono::steady_clock::now(); }

/// Signals are for the program's other threads. With SIGPIPE blocked, writing to a dead engine is an error like others.
void block_signals() {
    sigset_t signals;
    sigfillset(&signals);
    for (const int of_our_own_making : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
        sigdelset(&signals, of_our_own_making);
    pthread_sigmask(SIG_SETMASK, &signals, nullptr);
}

int poll_timeout(std::optional<Time> deadline) {
    if (!deadline) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 60'000));
}

/// The program to run: one that is found, or else a file that is there, so that the system says why it does not run.
std::optional<std::filesystem::path> program_of(const EngineSpec& spec) {
    auto program = find_program(spec.programs);
    if (program) return program;
    for (const std::string& candidate : spec.programs) {
        std::error_code error;
        if (candidate.find('/') != std::string::npos && std::filesystem::exists(candidate, error)) return candidate;
    }
    return std::nullopt;
}

std::optional<QuestionId> answered(const Report& report) {
    using Answer = std::optional<QuestionId>;
    return std::visit(overloaded{
                          [](const Ready&) -> Answer { return std::nullopt; },
                          [](const BestMove& best) -> Answer { return best.id; },
                          [](const NoMove& none) -> Answer { return none.id; },
                          [](const Failed&) -> Answer { return std::nullopt; },
                      },
                      report);
}

} // namespace

Worker::Worker(std::function<void()> wake, Patience patience)
    : wake_(std::move(wake))
    , patience_(patience)
    , bell_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (!bell_.is_open()) {
        no_thread_ = std::error_code{errno, std::generic_category()};
        return;
    }
    try {
        thread_ = std::thread([this] { run(); });
    } catch (const std::system_error& error) {
        no_thread_ = error.code();
    }
}

Worker::~Worker() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    ring();
    thread_.join();
}

void Worker::start(EngineSpec spec) {
    std::uint64_t number = 0;
    {
        const std::lock_guard lock(mutex_);
        reports_.clear();
        wanted_.reset();
        number = ++starts_;
        if (no_thread_) reports_.push_back(Failed{CannotStart{spec.name, *no_thread_}});
    }
    if (no_thread_)
        wake_();
    else
        order(Start{std::move(spec), number});
}

void Worker::think(Question question) {
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(reports_, [](const Report& report) { return answered(report).has_value(); });
        wanted_ = question.id;
        if (no_thread_) reports_.push_back(Failed{NotRunning{}});
    }
    if (no_thread_)
        wake_();
    else
        order(Think{std::move(question)});
}

void Worker::order(Order order) {
    {
        const std::lock_guard lock(mutex_);
        orders_.push_back(std::move(order));
    }
    ring();
}

void Worker::ring() {
    // It can only fail when it was rung 2^64 times without being heard.
    if (bell_.is_open()) eventfd_write(bell_.number(), 1);
}

std::optional<Report> Worker::poll() {
    const std::lock_guard lock(mutex_);
    if (reports_.empty()) return std::nullopt;
    Report report = std::move(reports_.front());
    reports_.pop_front();
    return report;
}

void Worker::run() {
    block_signals();
    while (carry_out_orders()) {
        converse();
        wait_and_listen();
    }
    dismiss();
}

bool Worker::carry_out_orders() {
    std::deque<Order> orders;
    {
        const std::lock_guard lock(mutex_);
        if (closing_) return false;
        orders.swap(orders_);
    }
    for (Order& order : orders) {
        std::visit(overloaded{
                       [this](Start&& start) { begin(std::move(start)); },
                       [this](Think&& think) {
                           if (running_)
                               running_->dialogue.ask(std::move(think.question), now());
                           else
                               deliver(Failed{NotRunning{}});
                       },
                       [this](Stop&&) {
                           if (running_) running_->dialogue.stop(now());
                       },
                       [this](NewGame&&) {
                           if (running_) running_->dialogue.new_game();
                       },
                   },
                   std::move(order));
    }
    return true;
}

void Worker::begin(Start order) {
    dismiss();
    start_number_ = order.number;
    const auto program = program_of(order.spec);
    if (!program) {
        deliver(Failed{NotFound{order.spec.programs}});
        return;
    }
    auto child = Child::start(*program, order.spec.arguments);
    if (const auto* error = std::get_if<std::error_code>(&child)) {
        deliver(Failed{CannotStart{program->string(), *error}});
        return;
    }
    running_.emplace(Running{std::get<Child>(std::move(child)),
                             Dialogue(std::move(order.spec), patience_, now()),
                             LineReader(longest_line),
                             {}});
}

void Worker::dismiss() {
    if (running_) running_->child.dismiss("stop\nquit\n", patience_.farewell);
    running_.reset();
}

/// Lets time pass, sends what is to be sent and reports what there is.
void Worker::converse() {
    if (!running_) return;
    Dialogue& dialogue = running_->dialogue;
    dialogue.pass(now());
    running_->unsent += dialogue.take_lines();
    if (!running_->unsent.empty()) {
        const auto written = running_->child.write(running_->unsent);
        // A closed pipe is seen, and dealt with, where the pipes are waited for.
        if (const auto* count = std::get_if<std::size_t>(&written))
            running_->unsent.erase(0, *count);
        else
            running_->unsent.clear();
    }
    std::vector<Report> reports = dialogue.take_reports();
    if (dialogue.is_over()) {
        running_->child.kill();
        running_.reset();
    }
    for (Report& report : reports) deliver(std::move(report));
}

void Worker::wait_and_listen() {
    std::array<pollfd, 3> waited{};
    waited[0] = {bell_.number(), POLLIN, 0};
    waited[1] = {-1, 0, 0};
    waited[2] = {-1, 0, 0};
    bool listening = false;
    int timeout = -1;
    if (running_) {
        // What it says unasked stays in the pipe, and a flood of it stops there. That it ended is seen all the same.
        listening = running_->dialogue.awaiting().has_value();
        waited[1] = {running_->child.output(), static_cast<short>(listening ? POLLIN : 0), 0};
        waited[2] = {running_->child.input(), static_cast<short>(running_->unsent.empty() ? 0 : POLLOUT), 0};
        timeout = poll_timeout(running_->dialogue.deadline());
    }
    if (::poll(waited.data(), waited.size(), timeout) <= 0) return;
    if ((waited[0].revents & POLLIN) != 0) {
        eventfd_t rung = 0;
        eventfd_read(bell_.number(), &rung);
    }
    if (!running_) return;
    bool nothing_more = true;
    if (listening && waited[1].revents != 0) {
        const auto heard = running_->child.read();
        if (const auto* portion = std::get_if<Child::Bytes>(&heard)) {
            nothing_more = false;
            for (const std::string& line : running_->lines.feed(portion->bytes)) running_->dialogue.hear(line, now());
        } else if (std::holds_alternative<Child::Closed>(heard)) {
            hang_up();
            return;
        }
    }
    const bool output_closed = !listening && (waited[1].revents & (POLLHUP | POLLERR)) != 0;
    const bool input_closed = (waited[2].revents & (POLLHUP | POLLERR)) != 0;
    if (nothing_more && (output_closed || input_closed)) hang_up();
}

/// The engine closed a pipe: most likely it ended.
void Worker::hang_up() {
    const std::optional<Awaited> during = running_->dialogue.awaiting();
    const std::optional<Ending> ending = running_->child.ending(patience_.farewell);
    running_->child.kill();
    std::vector<Report> reports = running_->dialogue.take_reports();
    running_.reset();
    for (Report& report : reports) deliver(std::move(report));
    if (ending)
        deliver(Failed{Died{*ending, during}});
    else
        deliver(Failed{HungUp{during}});
}

void Worker::deliver(Report report) {
    {
        const std::lock_guard lock(mutex_);
        if (start_number_ != starts_) return;
        const auto id = answered(report);
        if (id && id != wanted_) return;
        reports_.push_back(std::move(report));
    }
    wake_();
}

} // namespace engine
