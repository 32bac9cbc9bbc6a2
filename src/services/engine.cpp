#include "src/services/engine.hpp"

#include <chrono>
#include <utility>

namespace services {

using namespace std::chrono_literals;

EngineService::EngineService(std::function<void()> wake, engine::Patience patience)
    : wake_(std::move(wake))
    , patience_(patience) {}

void EngineService::carry_out(const session::StartEngine& effect) {
    if (!running_) running_ = Running{effect.table, std::make_unique<engine::Engine>(wake_, patience_)};
    running_->table = effect.table;
    running_->engine->start(effect.spec);
}

void EngineService::carry_out(const session::AskEngine& effect) {
    if (running_) running_->engine->think(effect.question);
}

void EngineService::carry_out(const session::StopEngine&) {
    if (running_) running_->engine->stop();
}

void EngineService::carry_out(const session::EndEngine&) {
    if (!running_) return;
    std::erase_if(farewells_,
                  [](const std::future<void>& gone) { return gone.wait_for(0s) == std::future_status::ready; });
    farewells_.push_back(
        std::async(std::launch::async, [engine = std::move(running_->engine)]() mutable { engine.reset(); }));
    running_.reset();
}

std::optional<session::EngineReported> EngineService::poll() {
    if (!running_) return std::nullopt;
    auto report = running_->engine->poll();
    if (!report) return std::nullopt;
    return session::EngineReported{running_->table, std::move(*report)};
}

} // namespace services
