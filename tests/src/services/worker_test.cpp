#include "src/services/worker.hpp"

#include "tests/support/catch.hpp"

#include <atomic>
#include <latch>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

using namespace std::chrono_literals;
using services::Worker;

namespace {

/// Of which there is never room for another.
struct Unique {
    Unique() = default;
    Unique(const Unique&) { throw std::bad_alloc(); }
    Unique& operator=(const Unique&) = default;
};

} // namespace

TEST_CASE("What a worker is given is done in its order on another thread, told once, and done before it goes") {
    std::atomic<int> woken = 0;
    std::atomic<int> done = 0;
    {
        Worker<int> worker([&woken] { ++woken; });
        CHECK_FALSE(worker.poll());
        const auto here = std::this_thread::get_id();
        for (int number = 0; number < 5; ++number)
            worker.give([number, here] { return std::vector{std::this_thread::get_id() == here ? -1 : number}; });
        worker.finish();
        std::vector<int> told;
        while (const auto one = worker.poll()) told.push_back(*one);
        CHECK(told == std::vector{0, 1, 2, 3, 4});
        worker.give([&done] { return std::vector{++done}; });
    }
    CHECK(done == 1);
    CHECK(woken == 6);
}

TEST_CASE("Where the answer to a failure fails as well, the next task is done all the same") {
    Worker<int> worker([] {});
    worker.give([]() -> std::vector<int> { throw std::runtime_error("first"); },
                [](const std::string&) -> std::vector<int> { throw std::runtime_error("second"); });
    worker.give([] { return std::vector{2}; });
    REQUIRE(worker.finish(10s));
    CHECK(worker.poll() == 2);
}

TEST_CASE("A task may have nothing to tell, and more than one thing") {
    Worker<int> worker([] {});
    worker.give([] { return std::vector<int>{}; });
    worker.give([] { return std::vector{1, 2}; });
    REQUIRE(worker.finish(10s));
    CHECK(worker.poll() == 1);
    CHECK(worker.poll() == 2);
    CHECK_FALSE(worker.poll());
}

TEST_CASE("Nobody waits longer than they want to, and what has not begun can be forgotten") {
    Worker<int> worker([] {});
    std::latch begun(1);
    std::latch may_end(1);
    worker.give([&] {
        begun.count_down();
        may_end.wait();
        return std::vector{1};
    });
    worker.give([] { return std::vector{2}; });
    begun.wait();
    CHECK_FALSE(worker.finish(1ms));
    worker.drop_waiting();
    may_end.count_down();
    worker.finish();
    CHECK(worker.poll() == 1);
    CHECK_FALSE(worker.poll());
}

TEST_CASE("A chore is done between tasks for as long as it is needed, with a pause between two times") {
    int left = 0; // the thread's
    std::atomic<int> done = 0;
    {
        Worker<int> worker([] {}, Worker<int>::Chore{[&left] { return left > 0; }, 5ms,
                                                     [&] {
                                                         --left;
                                                         return std::vector{++done};
                                                     }});
        worker.give([] { return std::vector<int>{}; });
        worker.finish();
        CHECK(done == 0);
        const auto began = std::chrono::steady_clock::now();
        worker.give([&left] {
            left = 3;
            return std::vector<int>{};
        });
        while (done < 3 && std::chrono::steady_clock::now() - began < 10s) std::this_thread::sleep_for(1ms);
        CHECK(std::chrono::steady_clock::now() - began >= 10ms);
    }
    CHECK(done == 3);
}

TEST_CASE("A task that throws ends nothing: what was to be answered then is, and the next task is done") {
    Worker<std::string> worker([] {});
    using Told = std::vector<std::string>;
    worker.give([]() -> Told { throw std::runtime_error("no room"); },
                [](const std::string& why) { return Told{why}; });
    worker.give([]() -> Told { throw std::runtime_error("nobody asked"); });
    worker.give([] { return Told{"next"}; });
    REQUIRE(worker.finish(10s));
    CHECK(worker.poll() == "no room");
    CHECK(worker.poll() == "next");
    CHECK_FALSE(worker.poll());
}

TEST_CASE("An owner that cannot be woken, and a chore of which the need cannot be told, end nothing") {
    Worker<int> worker([] { throw std::runtime_error("nobody there"); },
                       Worker<int>::Chore{[]() -> bool { throw std::runtime_error("who knows"); }, 1ms,
                                          [] { return std::vector{0}; }});
    for (const int number : {1, 2}) worker.give([number] { return std::vector{number}; });
    REQUIRE(worker.finish(10s));
    CHECK(worker.poll() == 1);
    CHECK(worker.poll() == 2);
    CHECK_FALSE(worker.poll());
}

TEST_CASE("An answer for which there is no room ends nothing, and is not waited for") {
    Worker<Unique> worker([] {});
    worker.give([] { return std::vector<Unique>(1); });
    REQUIRE(worker.finish(10s));
    CHECK_FALSE(worker.poll().has_value());
}
