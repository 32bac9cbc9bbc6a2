#include "src/engine/worker.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/this_thread.hpp"
#include "base/platform/wait.hpp"
#include "base/values/guarded.hpp"
#include "base/values/overloaded.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <utility>

namespace engine {

using base::platform::ChildProcess;
using base::platform::Descriptor;
using base::platform::Watched;
using base::values::guarded;

namespace {

using Time = Dialogue::Time;

/// The longest line that is looked at; Fairy-Stockfish's list of variants needs about 2,000 characters.
constexpr std::size_t longest_line = 1 << 16;

/// So that what is thrown again and again does not take the whole machine.
constexpr std::chrono::milliseconds after_trouble{50};

Time now() { return std::chrono::steady_clock::now(); }

/// The program to run: one that is found, or else a file that is there, so that the system says why it does not run.
std::optional<std::filesystem::path> program_of(const EngineSpec& spec) {
    auto program = find_program(spec.programs);
    if (program) return program;
    for (const std::string& candidate : spec.programs) {
        std::error_code error;
        const auto file = base::platform::path_of(candidate);
        if (file.has_parent_path() && std::filesystem::exists(file, error)) return file;
    }
    return std::nullopt;
}

std::optional<QuestionId> answered(const Report& report) {
    using Answer = std::optional<QuestionId>;
    return std::visit(base::values::Overloaded{
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
    , patience_(patience) {
    if (!bell_.is_open()) {
        no_thread_ = std::make_error_code(std::errc::too_many_files_open);
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

void Worker::ring() { bell_.set(); }

std::optional<Report> Worker::poll() {
    const std::lock_guard lock(mutex_);
    if (reports_.empty()) return std::nullopt;
    Report report = std::move(reports_.front());
    reports_.pop_front();
    return report;
}

void Worker::run() {
    base::platform::leave_signals_to_others();
    while (!is_closing())
        if (const auto thrown = guarded([this] { work(); })) {
            std::cerr << "The engine could not be spoken with: " << *thrown << '\n';
            // What is thrown here again is of no more use to the owner.
            (void)guarded([this] { give_up(); });
            std::this_thread::sleep_for(after_trouble);
        }
    (void)guarded([this] { dismiss(); });
}

void Worker::work() {
    while (auto order = next_order()) carry_out(*std::move(order));
    if (is_closing()) return;
    converse();
    wait_and_listen();
}

bool Worker::is_closing() {
    const std::lock_guard lock(mutex_);
    return closing_;
}

std::optional<Worker::Order> Worker::next_order() {
    const std::lock_guard lock(mutex_);
    if (closing_ || orders_.empty()) return std::nullopt;
    Order order = std::move(orders_.front());
    orders_.pop_front();
    return order;
}

void Worker::carry_out(Order order) {
    std::visit(base::values::Overloaded{
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

/// Something was thrown: what state the conversation is in nobody knows.
void Worker::give_up() {
    const std::optional<Awaited> during = running_ ? running_->dialogue.awaiting() : std::nullopt;
    if (running_) running_->child.kill();
    running_.reset();
    deliver(Failed{HungUp{during}});
}

void Worker::begin(Start order) {
    start_number_ = order.number;
    dismiss();
    const auto program = program_of(order.spec);
    if (!program) {
        deliver(Failed{NotFound{order.spec.programs}});
        return;
    }
    auto child = ChildProcess::start(*program, order.spec.arguments);
    if (!child) {
        deliver(Failed{CannotStart{program->string(), child.error()}});
        return;
    }
    running_.emplace(
        Running{*std::move(child), Dialogue(std::move(order.spec), patience_, now()), LineReader(longest_line), {}});
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
    // What it says unasked stays in the pipe, and a flood of it stops there. That it ended is seen all the same.
    const bool listening = running_ && running_->dialogue.awaiting().has_value();
    const Descriptor nobody;
    std::array watched{
        Watched{.descriptor = bell_.descriptor()},
        Watched{.descriptor = running_ ? running_->child.output() : nobody, .to_read = listening},
        Watched{.descriptor = running_ ? running_->child.input() : nobody,
                .to_read = false,
                .to_write = running_ && !running_->unsent.empty()},
    };
    const auto& [bell, output, input] = watched;
    if (!wait(watched, running_ ? running_->dialogue.deadline() : std::nullopt)) return;
    if (bell.can_read) bell_.reset();
    if (!running_) return;
    bool nothing_more = true;
    if (listening && (output.can_read || output.is_closed)) {
        const auto heard = running_->child.read();
        if (const auto* portion = std::get_if<ChildProcess::Bytes>(&heard)) {
            nothing_more = false;
            for (const std::string& line : running_->lines.feed(portion->bytes)) running_->dialogue.hear(line, now());
        } else if (std::holds_alternative<ChildProcess::Closed>(heard)) {
            hang_up();
            return;
        }
    }
    const bool has_closed_unheard = !listening && output.is_closed;
    if (nothing_more && (has_closed_unheard || input.is_closed)) hang_up();
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
