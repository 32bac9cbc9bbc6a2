// An opponent in a process of its own.
#pragma once

#include "src/engine/engine_spec.hpp"
#include "src/engine/patience.hpp"
#include "src/ports/engine/question.hpp"
#include "src/ports/engine/report.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace engine {

class Worker;

/// One UCI engine as a child process, spoken with by one thread of ours. Nothing here blocks, except that the
/// destructor waits for the process to end: at most two farewells of its Patience, for then it is killed. The process
/// also ends when ours does, however that happens. All functions are for one thread, the owner's.
class Engine {
public:
    /// `wake` is called on the engine's thread each time a report is there to be polled; it must not throw or wait.
    explicit Engine(std::function<void()> wake, Patience patience = {});
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Starts the program, ending the one before if there is one. Ready or Failed follows. Reports of the engine before
    /// and about questions put to it are not delivered any more.
    void start(EngineSpec spec);

    /// Puts a question: exactly one of BestMove, NoMove and Failed follows. It may be put before Ready. A question
    /// still open is dropped: its answer is never delivered once this returned.
    void think(Question question);

    /// Tells the engine to answer the open question now. Without one, nothing happens.
    void stop();

    /// Tells the engine that the next question belongs to another game.
    void new_game();

    /// The oldest report not yet taken, if there is one.
    std::optional<Report> poll();

private:
    std::unique_ptr<Worker> worker_;
};

} // namespace engine
