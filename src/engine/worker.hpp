// The thread behind an Engine.
#pragma once

#include "base/platform/child_process.hpp"
#include "base/platform/wake_event.hpp"
#include "src/engine/dialogue.hpp"
#include "src/engine/engine_spec.hpp"
#include "src/engine/line_reader.hpp"
#include "src/engine/patience.hpp"
#include "src/ports/engine/question.hpp"
#include "src/ports/engine/report.hpp"

#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <variant>
#include <vector>

namespace engine {

/// Takes orders from the owner's thread, carries them out on its own, and keeps the reports until they are taken.
class Worker {
public:
    struct Start {
        EngineSpec spec;
        std::uint64_t number; ///< of this start: later reports of an earlier one are not wanted
    };
    struct Think {
        Question question;
    };
    struct Stop {};
    struct NewGame {};
    using Order = std::variant<Start, Think, Stop, NewGame>;

    Worker(std::function<void()> wake, Patience patience);
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // For the owner's thread.
    void start(EngineSpec spec);
    void think(Question question);
    void order(Order order);
    std::optional<Report> poll();

private:
    void ring();

    /// An engine at work.
    struct Running {
        base::platform::ChildProcess child;
        Dialogue dialogue;
        LineReader lines;
        std::string unsent;
    };

    // Everything below runs on the worker's thread.
    void run();
    void work();
    std::optional<Order> next_order();
    void carry_out(Order order);
    void give_up();
    bool is_closing();
    void begin(Start order);
    void dismiss();
    void converse();
    void wait_and_listen();
    void hang_up();
    void deliver(Report report);

    const std::function<void()> wake_;
    const Patience patience_;
    std::optional<std::error_code> no_thread_; ///< why there is no thread; set once, before anything else happens
    base::platform::WakeEvent bell_;           ///< set when there are orders

    std::mutex mutex_; ///< guards what follows, down to the next comment
    std::deque<Order> orders_;
    std::deque<Report> reports_;
    std::uint64_t starts_ = 0;
    std::optional<QuestionId> wanted_; ///< the only question whose answer is still wanted
    bool closing_ = false;

    // Of the worker's thread alone.
    std::optional<Running> running_;
    std::uint64_t start_number_ = 0;

    std::thread thread_; ///< last: it uses all the above
};

} // namespace engine
