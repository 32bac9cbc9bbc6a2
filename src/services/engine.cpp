#include "src/services/engine.hpp"

#include "base/values/guarded.hpp"
#include "rules/board/piece.hpp"

#include <algorithm>
#include <thread>
#include <utility>

namespace services {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using rules::board::Color;

std::size_t EngineService::processors() { return std::max(1U, std::thread::hardware_concurrency()); }

EngineService::EngineService(std::function<void()> wake, engine::Patience patience, std::size_t at_once)
    : wake_(std::move(wake))
    , patience_(patience)
    , at_once_(at_once) {}

void EngineService::carry_out(const session::StartEngine& effect) {
    give_way(effect.place);
    auto& engine = engines_[effect.place];
    if (!engine) engine = std::make_unique<engine::Engine>(wake_, patience_);
    engine->start(effect.spec);
}

void EngineService::carry_out(const session::AskEngine& effect) {
    if (!engines_.contains(effect.place)) return;
    const Waiting next{effect, Clock::now()};
    if (thinking_.size() >= at_once_ && !thinking_.contains(effect.place)) return waiting_.push_back(next);
    think(next);
}

void EngineService::think(const Waiting& next) {
    engine::Question question = next.ask.question;
    if (question.clocks) {
        const auto waited = std::chrono::ceil<std::chrono::milliseconds>(Clock::now() - next.since);
        auto& left = next.ask.place.side == Color::White ? question.clocks->white : question.clocks->black;
        left.remaining = std::max(left.remaining - waited, 0ms);
    }
    thinking_.insert(next.ask.place);
    engines_.at(next.ask.place)->think(std::move(question));
}

void EngineService::give_way(const session::EnginePlace& place) {
    std::erase_if(waiting_, [&place](const Waiting& each) { return each.ask.place == place; });
    thinking_.erase(place);
    while (!waiting_.empty() && thinking_.size() < at_once_) {
        const Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        think(next);
    }
}

void EngineService::carry_out(const session::StopEngine& effect) {
    std::erase_if(waiting_, [&effect](const Waiting& each) { return each.ask.place == effect.place; });
    const auto found = engines_.find(effect.place);
    if (found != engines_.end()) found->second->stop();
}

void EngineService::carry_out(const session::EndEngine& effect) {
    auto ended = engines_.extract(effect.place);
    if (ended.empty()) return;
    std::erase_if(farewells_,
                  [](const std::future<void>& gone) { return gone.wait_for(0s) == std::future_status::ready; });
    // Where no thread can be started, it goes while we wait.
    (void)base::values::guarded([&] {
        farewells_.push_back(
            std::async(std::launch::async, [engine = std::move(ended.mapped())]() mutable { engine.reset(); }));
    });
    give_way(effect.place);
}

std::optional<session::EngineReported> EngineService::poll() {
    // Each in turn, from the one behind that which was heard last: who talks most does not keep others unheard.
    auto next = engines_.upper_bound(last_polled_);
    for (std::size_t tried = 0; tried < engines_.size(); ++tried, ++next) {
        if (next == engines_.end()) next = engines_.begin();
        auto report = next->second->poll();
        if (!report) continue;
        last_polled_ = next->first;
        if (!std::holds_alternative<engine::Ready>(*report)) give_way(last_polled_);
        return session::EngineReported{last_polled_, std::move(*report)};
    }
    return std::nullopt;
}

} // namespace services
