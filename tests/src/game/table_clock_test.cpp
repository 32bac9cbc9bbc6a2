// The time of a table, and what of a millisecond waits for a side's next turn.
#include "src/game/table_clock.hpp"

#include "tests/src/game/at_the_table.hpp"
#include "tests/support/catch.hpp"

using namespace game;
using namespace at_the_table;
using namespace std::chrono_literals;
using rules::board::Color;
using rules::table::Instant;

TEST_CASE("The table's time goes on from what was shown") {
    const TableClock clock(at(10s), Instant{3s});
    CHECK(clock.at(at(10s)) == Instant{3s});
    CHECK(clock.at(at(12s)) == Instant{5s});
    CHECK(clock.when(Instant{5s}) == at(12s));
}

TEST_CASE("It stands still while the game is suspended, and goes on from there") {
    TableClock clock;
    clock.suspend(Instant{5s});
    clock.suspend(Instant{6s}); // it stands already
    CHECK(clock.is_suspended());
    CHECK(clock.at(at(1h)) == Instant{5s});
    clock.resume(at(1h));
    CHECK_FALSE(clock.is_suspended());
    clock.resume(at(2h)); // it goes already
    CHECK(clock.at(at(1h + 2s)) == Instant{7s});
}

TEST_CASE("However often a clock is pressed, no side gains or loses more than a millisecond") {
    TableClock clock;
    std::chrono::nanoseconds used{};
    Instant counted{};
    Now now{};
    std::optional<Color> runs = Color::White;
    clock.hand_over(std::nullopt, runs, now);
    for (int press = 0; press < 10'000; ++press) {
        const Instant before = clock.at(now);
        now += 1'700us;
        if (runs == Color::White) {
            used += 1'700us;
            counted += clock.at(now) - before;
        }
        clock.hand_over(runs, !*runs, now);
        runs = !*runs;
    }
    CHECK(used - counted.time_since_epoch() < 1ms);
    CHECK(counted.time_since_epoch() - used < 1ms);
}
