// The clocks of a game against the time that has truly passed, and against a machine that slept.
#include "src/app/clock.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <array>

using namespace harness;
using rules::board::Color;
using rules::board::Square;
using rules::table::Duration;
using rules::table::Phase;
using namespace std::chrono_literals;

namespace {

/// Knights go out and back.
void move(SessionHarness& harness, std::size_t number) {
    constexpr std::array<const char*, 4> moves{"g1f3", "g8f6", "f3g1", "f6g8"};
    const std::string text = moves[number % moves.size()];
    const auto& game = harness.game();
    if (game.table.position.turn() == Color::White) {
        for (const std::size_t place : {std::size_t{0}, std::size_t{2}})
            harness.tell(session::SquareClicked{*Square::parse(text.substr(place, 2))});
    } else {
        harness.tell_of_engine(
            engine::BestMove{{harness.engine().questions}, *engine::UciMove::parse(text), std::nullopt});
    }
}

Duration left_together(const SessionHarness& harness) {
    const auto& table = harness.game().table;
    return *table.clock.left(Color::White, table.last) + *table.clock.left(Color::Black, table.last);
}

} // namespace

TEST_CASE("Pressed at any nanosecond and however often, neither clock is ever wrong by a millisecond") {
    SessionHarness harness = begun("7200");
    std::array<std::chrono::nanoseconds, 2> used{};
    session::Now since = harness.now() - harness.game().time(harness.now()).time_since_epoch();
    for (std::size_t number = 0; number < 200; ++number) {
        const auto side = static_cast<std::size_t>(harness.game().table.position.turn());
        harness.pass(900ms + (number * 7919 % 1000) * 1'000'003ns);
        move(harness, number);
        used[side] += harness.now() - since;
        since = harness.now();
        const auto& game = harness.game();
        REQUIRE(game.table.plies.size() == number + 1);
        for (const Color color : rules::board::both_colors) {
            const std::chrono::nanoseconds left = *game.table.clock.left(color, game.time(harness.now()));
            CHECK(std::chrono::abs(2h - used[static_cast<std::size_t>(color)] - left) < 1ms);
        }
    }
}

TEST_CASE("A machine that slept is noticed once, and a moment's difference is none") {
    auto asleep = 100s;
    std::chrono::nanoseconds jitter = 0ns;
    app::SleepWatch watch([&] { return std::chrono::nanoseconds(asleep) + jitter; });
    CHECK_FALSE(watch.slept());
    jitter = 400us;
    CHECK_FALSE(watch.slept());
    asleep = 112s;
    CHECK(watch.slept() == 12'000ms);
    CHECK_FALSE(watch.slept());
}

TEST_CASE("Sleep stops the clocks, is in the journal, and the arbiter lets the game go on") {
    SessionHarness harness = begun("300");
    harness.pass(5s);
    harness.said();
    harness.tell(session::MachineSlept{12min + 3s});
    CHECK(harness.said().front() == "The arbiter stops the clocks: the computer has slept for 12 minutes 3 seconds");
    CHECK(harness.game().table.phase == Phase::Halted);
    CHECK(contains(harness.journal(), "stopped arbiter the computer has slept for 12 minutes 3 seconds"));
    const auto before = left_together(harness);
    harness.pass(1min);
    CHECK(left_together(harness) == before);

    open_arbiter(harness);
    choose(harness, "Let play resume");
    say_yes(harness);
    CHECK(harness.game().table.phase == Phase::Playing);
}

TEST_CASE("Sleep is nothing to a game without clocks, or to none") {
    SessionHarness harness = begun("-");
    harness.tell(session::MachineSlept{1h});
    CHECK(harness.game().table.phase == Phase::Playing);
    CHECK(harness.said().empty());
}

TEST_CASE("A clock with less than a minute left is seen to be low, whoever’s it is") {
    SessionHarness harness = begun("120");
    harness.move("e4");
    const auto low = [&harness] {
        const auto board = *harness.view().board;
        return std::pair(board.bottom_is_low, board.top_is_low);
    };
    harness.pass(59s);
    CHECK(low() == std::pair(false, false));
    harness.pass(2s);
    const auto running = harness.game().table.clock.running();
    CHECK(low() == std::pair(running == Color::White, running == Color::Black));
}
