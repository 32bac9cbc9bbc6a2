#include "src/engine/engine.hpp"

#include "src/engine/worker.hpp"

#include <utility>

namespace engine {

Engine::Engine(std::function<void()> wake, Patience patience)
    : worker_(std::make_unique<Worker>(std::move(wake), patience)) {}

Engine::~Engine() = default;

void Engine::start(EngineSpec spec) { worker_->start(std::move(spec)); }
void Engine::think(Question question) { worker_->think(std::move(question)); }
void Engine::stop() { worker_->order(Worker::Stop{}); }
void Engine::new_game() { worker_->order(Worker::NewGame{}); }
std::optional<Report> Engine::poll() { return worker_->poll(); }

} // namespace engine
