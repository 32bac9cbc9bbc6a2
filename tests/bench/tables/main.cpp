// How long the answer to an arrow key and the view after it take while ten games go on, whose engines all answer just
// before: in the worst case their answers are handled first. Usage: bench_tables [long], or [short] for a moment
#include "tests/bench/figures.hpp"
#include "tests/src/session/hall.hpp"
#include "tests/support/catch.hpp"

#include <fmt/core.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace {

using Clock = std::chrono::steady_clock;
using harness::Hall;
using tests::bench::Figures;

/// What a key may take, in milliseconds.
constexpr double most = 10;

/// In no game so short has anybody won yet.
constexpr std::size_t keys_in_a_hall = 10;

struct Measured {
    Figures alone;   ///< the key and the view
    Figures in_turn; ///< with the answers of all engines before it
};

void measure_in_a_hall(Measured& measured) {
    static constexpr std::array arrows{session::Command::CursorUp, session::Command::CursorDown,
                                       session::Command::CursorLeft, session::Command::CursorRight};
    Hall hall;
    hall.turn_to(4);
    hall.start();
    for (std::size_t key = 0; key < keys_in_a_hall; ++key) {
        hall.person_plays();
        hall.said();
        const auto begun = Clock::now();
        hall.engines_answer();
        const bool is_told = !hall.said().empty();
        const auto pressed = Clock::now();
        hall.press(arrows[key % arrows.size()]);
        const bool is_drawn = hall.view().board.has_value();
        const auto answered = Clock::now();
        REQUIRE(is_told);
        REQUIRE(is_drawn);
        REQUIRE_FALSE(hall.said().empty());
        measured.alone.add(answered - pressed);
        measured.in_turn.add(answered - begun);
    }
    for (std::uint64_t number = 1; number <= Hall::tables; ++number)
        REQUIRE(hall.at(number).table.plies.size() >= keys_in_a_hall);
}

void print(const char* what, const Figures& figures) {
    fmt::print("{}: median {:.2f} ms, p95 {:.2f} ms, {} keys\n", what, *figures.quantile(0.5), *figures.quantile(0.95),
               figures.count());
}

Measured measure(std::size_t halls) {
    Measured measured;
    for (std::size_t count = 0; count < halls; ++count) measure_in_a_hall(measured);
    print("an arrow key and the view", measured.alone);
    print("behind the answers of all engines", measured.in_turn);
    fmt::print("p95 of both at most {:.0f} ms wanted\n", most);
    return measured;
}

} // namespace

TEST_CASE("While ten games go on, the answer to a key takes no longer than ten milliseconds", "[long]") {
    const Measured measured = measure(20);
    CHECK(*measured.alone.quantile(0.95) <= most);
    CHECK(*measured.in_turn.quantile(0.95) <= most);
}

/// The median, because something else may run beside it.
TEST_CASE("While ten games go on, most keys are answered within ten milliseconds", "[short]") {
    CHECK(*measure(2).alone.quantile(0.5) <= most);
}
