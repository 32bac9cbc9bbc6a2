#include "src/app/worker.hpp"

#include "tests/support/catch.hpp"

#include <atomic>
#include <vector>

TEST_CASE("What a worker is given is done in its order on another thread, told once, and done before it goes") {
    std::atomic<int> woken = 0;
    std::atomic<int> done = 0;
    {
        app::Worker<int> worker([&woken] { ++woken; });
        CHECK_FALSE(worker.poll());
        const auto here = std::this_thread::get_id();
        for (int number = 0; number < 5; ++number)
            worker.give([number, here] { return std::this_thread::get_id() == here ? -1 : number; });
        worker.finish();
        std::vector<int> told;
        while (const auto one = worker.poll()) told.push_back(*one);
        CHECK(told == std::vector{0, 1, 2, 3, 4});
        worker.give([&done] { return ++done; });
    }
    CHECK(done == 1);
    CHECK(woken == 6);
}
