// The engine of a table: its reports come with the table they are for.
#include "src/services/engine.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/no_threads.hpp"

#include <fstream>
#include <set>
#include <thread>

using namespace std::chrono_literals;
using rules::board::Color;
using services::EngineService;
using session::EnginePlace;

namespace {

engine::EngineSpec well_behaved() { return {"fake", "Fake", {FAKE_ENGINE}, {"well"}, {}}; }
engine::EngineSpec not_installed() { return {"none", "None", {"/nowhere/at/all"}, {}, {}}; }

EnginePlace at(std::uint64_t table) { return {{table}, Color::White}; }
constexpr EnginePlace first{{1}, Color::White};
constexpr EnginePlace second{{2}, Color::White};

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
    service.carry_out(session::AskEngine{first, question(1)});
    service.carry_out(session::StopEngine{first});
    service.carry_out(session::EndEngine{first});
    CHECK_FALSE(service.poll());
}

TEST_CASE("Reports come with the table the engine was started for") {
    EngineService service([] {});
    service.carry_out(session::StartEngine{first, not_installed()});
    const auto failed = next(service);
    CHECK(failed.place == first);
    CHECK(std::holds_alternative<engine::Failed>(failed.report));

    service.carry_out(session::StartEngine{second, well_behaved()});
    const auto ready = next(service);
    CHECK(ready.place == second);
    CHECK(std::holds_alternative<engine::Ready>(ready.report));
    service.carry_out(session::AskEngine{second, question(1)});
    const auto answered = next(service);
    CHECK(answered.place == second);
    REQUIRE(std::holds_alternative<engine::BestMove>(answered.report));
    CHECK(std::get<engine::BestMove>(answered.report).id == engine::QuestionId{1});
}

TEST_CASE("Of an engine that has been ended nothing is told any more, and nobody waits for it to go") {
    EngineService service([] {});
    service.carry_out(session::StartEngine{first, well_behaved()});
    CHECK(std::holds_alternative<engine::Ready>(next(service).report));
    service.carry_out(session::AskEngine{first, question(1)});
    const auto began = std::chrono::steady_clock::now();
    service.carry_out(session::EndEngine{first});
    CHECK(std::chrono::steady_clock::now() - began < 500ms);
    CHECK_FALSE(service.poll());
    service.carry_out(session::StartEngine{second, well_behaved()});
    const auto ready = next(service);
    CHECK(ready.place == second);
    CHECK(std::holds_alternative<engine::Ready>(ready.report));
}

TEST_CASE("An engine is ended where no thread can be started as well") {
    EngineService service([] {});
    service.carry_out(session::StartEngine{first, well_behaved()});
    CHECK(std::holds_alternative<engine::Ready>(next(service).report));
    const tests::NoThreads none;
    service.carry_out(session::EndEngine{first});
    CHECK_FALSE(service.poll());
}

TEST_CASE("Engines that have ended leave nothing behind, however many games are played") {
    EngineService service([] {});
    for (std::uint64_t table = 1; table <= 20; ++table) {
        service.carry_out(session::StartEngine{at(table), well_behaved()});
        next(service);
        service.carry_out(session::EndEngine{at(table)});
        const auto until = std::chrono::steady_clock::now() + 60s;
        while (service.leaving() > 5 && std::chrono::steady_clock::now() < until) {
            std::this_thread::sleep_for(5ms);
            service.carry_out(session::StartEngine{at(table), well_behaved()});
            service.carry_out(session::EndEngine{at(table)});
        }
        CHECK(service.leaving() <= 5);
    }
}

TEST_CASE("Engines sit at places of their own, and one that ends leaves the others alone") {
    EngineService service([] {});
    const EnginePlace black{{1}, Color::Black};
    for (const EnginePlace& place : {first, black, second})
        service.carry_out(session::StartEngine{place, well_behaved()});
    std::set<EnginePlace> ready;
    for (int times = 0; times < 3; ++times) {
        const auto report = next(service);
        CHECK(std::holds_alternative<engine::Ready>(report.report));
        ready.insert(report.place);
    }
    CHECK(ready == std::set<EnginePlace>{first, black, second});
    service.carry_out(session::EndEngine{first});
    service.carry_out(session::AskEngine{black, question(7)});
    const auto answered = next(service);
    CHECK(answered.place == black);
    CHECK(std::get<engine::BestMove>(answered.report).id == engine::QuestionId{7});
    service.carry_out(session::AskEngine{first, question(8)});
    CHECK(service.thinking() == 0);
}

TEST_CASE("No more engines think at once than may, and each has its turn") {
    EngineService service([] {}, {}, 2);
    for (std::uint64_t table = 1; table <= 5; ++table) {
        service.carry_out(session::StartEngine{at(table), well_behaved()});
        next(service);
    }
    for (std::uint64_t table = 1; table <= 5; ++table)
        service.carry_out(session::AskEngine{at(table), question(table)});
    CHECK(service.thinking() == 2);
    service.carry_out(session::EndEngine{at(5)}); // it waited, and is not missed
    std::set<EnginePlace> answered;
    for (int times = 0; times < 4; ++times) {
        const auto report = next(service);
        CHECK(std::holds_alternative<engine::BestMove>(report.report));
        answered.insert(report.place);
        CHECK(service.thinking() <= 2);
    }
    CHECK(answered == std::set<EnginePlace>{at(1), at(2), at(3), at(4)});
    CHECK(service.thinking() == 0);
}

TEST_CASE("Whoever waits for others to think loses that time on the clock") {
    const tests::TemporaryFolder folder;
    const auto heard = folder / "heard.txt";
    EngineService service([] {}, {}, 1);
    service.carry_out(session::StartEngine{first, {"fake", "Fake", {FAKE_ENGINE}, {"until_stop"}, {}}});
    next(service);
    service.carry_out(session::StartEngine{second, {"fake", "Fake", {FAKE_ENGINE}, {"well", heard.string()}, {}}});
    next(service);
    engine::Question asked = question(1);
    asked.clocks = engine::Clocks{{10s, 0ms}, {10s, 0ms}, std::nullopt};
    service.carry_out(session::AskEngine{first, asked});
    service.carry_out(session::AskEngine{second, asked});
    std::this_thread::sleep_for(20ms);
    service.carry_out(session::StopEngine{first});
    CHECK(next(service).place == first);
    CHECK(next(service).place == second);
    std::ifstream file(heard);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto white = text.find("wtime ");
    REQUIRE(white != std::string::npos);
    CHECK(std::stoi(text.substr(white + 6)) < 10'000);
    CHECK(text.find("btime 10000") != std::string::npos);
}
