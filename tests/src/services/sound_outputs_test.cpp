#include "src/services/sound_outputs.hpp"

#include "tests/support/catch.hpp"

#include <atomic>
#include <latch>
#include <thread>

using namespace std::chrono_literals;

namespace {

using Names = std::vector<std::string>;

Names found(services::SoundOutputs& outputs) {
    const auto until = std::chrono::steady_clock::now() + 20s;
    while (std::chrono::steady_clock::now() < until) {
        if (const auto answer = outputs.poll()) return answer->names;
        std::this_thread::sleep_for(1ms);
    }
    return {"nothing came"};
}

} // namespace

TEST_CASE("The outputs are told once for each time they were looked for, and nobody waits for that") {
    std::latch may_answer(1);
    std::atomic<int> looked = 0;
    services::SoundOutputs outputs([&] {
        may_answer.wait();
        return Names{"output " + std::to_string(++looked)};
    });
    CHECK_FALSE(outputs.poll());
    outputs.look(); // it does already
    may_answer.count_down();
    CHECK(found(outputs) == Names{"output 1"});
    CHECK_FALSE(outputs.poll());
    outputs.look();
    CHECK(found(outputs) == Names{"output 2"});
}
