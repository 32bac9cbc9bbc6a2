// The engine of a table: its reports come with the table they are for.
#include "src/services/engine.hpp"

#include "tests/support/catch.hpp"

#include <thread>

using namespace std::chrono_literals;
using services::EngineService;
using session::TableId;

namespace {

engine::EngineSpec well_behaved() { return {"fake", "Fake", {FAKE_ENGINE}, {"well"}, {}}; }
engine::EngineSpec not_installed() { return {"none", "None", {"/nowhere/at/all"}, {}, {}}; }

engine::Question question(std::uint64_t number) {
    engine::Question asked;
    asked.id = {number};
    asked.limits.move_time = 10ms;
    return asked;
}

session::EngineReported next(EngineService& service) {
    const auto until = std::chrono::steady_clock::now() + 60s;
    while (std::chrono::steady_clock::now() < until) {
        if (auto report = service.poll()) return std::move(*report);
        std::this_thread::sleep_for(5ms);
    }
    FAIL("no report came");
    std::abort();
}

} // namespace

TEST_CASE("An engine that is asked before it was started says nothing, and nothing goes wrong") {
    EngineService service([] {});
    service.carry_out(session::AskEngine{question(1)});
    service.carry_out(session::StopEngine{});
    service.carry_out(session::EndEngine{});
    CHECK_FALSE(service.poll());
}

TEST_CASE("Reports come with the table the engine was started for") {
    EngineService service([] {});
    service.carry_out(session::StartEngine{TableId{1}, not_installed()});
    const auto failed = next(service);
    CHECK(failed.table == TableId{1});
    CHECK(std::holds_alternative<engine::Failed>(failed.report));

    service.carry_out(session::StartEngine{TableId{2}, well_behaved()});
    const auto ready = next(service);
    CHECK(ready.table == TableId{2});
    CHECK(std::holds_alternative<engine::Ready>(ready.report));
    service.carry_out(session::AskEngine{question(1)});
    const auto answered = next(service);
    CHECK(answered.table == TableId{2});
    REQUIRE(std::holds_alternative<engine::BestMove>(answered.report));
    CHECK(std::get<engine::BestMove>(answered.report).id == engine::QuestionId{1});
}

TEST_CASE("Of an engine that has been ended nothing is told any more, and nobody waits for it to go") {
    EngineService service([] {});
    service.carry_out(session::StartEngine{TableId{1}, well_behaved()});
    CHECK(std::holds_alternative<engine::Ready>(next(service).report));
    service.carry_out(session::AskEngine{question(1)});
    const auto began = std::chrono::steady_clock::now();
    service.carry_out(session::EndEngine{});
    CHECK(std::chrono::steady_clock::now() - began < 500ms);
    CHECK_FALSE(service.poll());
    service.carry_out(session::StartEngine{TableId{2}, well_behaved()});
    const auto ready = next(service);
    CHECK(ready.table == TableId{2});
    CHECK(std::holds_alternative<engine::Ready>(ready.report));
}

TEST_CASE("Engines that have ended leave nothing behind, however many games are played") {
    EngineService service([] {});
    for (std::uint64_t table = 1; table <= 20; ++table) {
        service.carry_out(session::StartEngine{TableId{table}, well_behaved()});
        next(service);
        service.carry_out(session::EndEngine{});
        const auto until = std::chrono::steady_clock::now() + 60s;
        while (service.leaving() > 5 && std::chrono::steady_clock::now() < until) {
            std::this_thread::sleep_for(5ms);
            service.carry_out(session::StartEngine{TableId{table}, well_behaved()});
            service.carry_out(session::EndEngine{});
        }
        CHECK(service.leaving() <= 5);
    }
}
