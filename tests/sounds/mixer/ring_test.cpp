#include "sounds/mixer/ring.hpp"

#include "tests/support/catch.hpp"

#include <cstdint>
#include <string>
#include <thread>

using sounds::mixer::Ring;

TEST_CASE("A ring gives back what was put in, oldest first") {
    Ring<int> ring{4};
    REQUIRE(ring.push(1));
    REQUIRE(ring.push(2));
    CHECK(ring.pop() == 1);
    REQUIRE(ring.push(3));
    CHECK(ring.pop() == 2);
    CHECK(ring.pop() == 3);
    CHECK(ring.pop() == std::nullopt);
}

TEST_CASE("A full ring refuses the value and keeps those it has") {
    Ring<int> ring{3};
    REQUIRE(ring.capacity() == 4);
    for (int value = 0; value < 4; ++value) REQUIRE(ring.push(value));
    CHECK_FALSE(ring.push(4));
    for (int value = 0; value < 4; ++value) CHECK(ring.pop() == value);
    CHECK(ring.push(5));
    CHECK(ring.pop() == 5);
}

TEST_CASE("Everything one thread writes reaches the other whole and in order") {
    struct Pair {
        std::uint64_t number;
        std::uint64_t square;
    };
    constexpr std::uint64_t count = 200'000;
    Ring<Pair> ring{64};
    std::thread writer{[&ring] {
        for (std::uint64_t number = 0; number < count;) {
            if (ring.push(Pair{number, number * number})) {
                ++number;
            } else {
                std::this_thread::yield();
            }
        }
    }};
    std::uint64_t expected = 0;
    std::uint64_t wrong = 0;
    while (expected < count) {
        const auto pair = ring.pop();
        if (!pair) {
            std::this_thread::yield();
            continue;
        }
        if (pair->number != expected || pair->square != expected * expected) ++wrong;
        ++expected;
    }
    writer.join();
    CHECK(wrong == 0);
    CHECK_FALSE(ring.pop());
}
