#include "rules/table/clock/clock.hpp"

#include "tests/rules/table/at_the_table.hpp"
#include "tests/support/catch.hpp"

using namespace rules::table;
using namespace std::chrono_literals;
using at_the_table::at;
using rules::board::Color;

namespace {

ChessClock clock_of(std::string_view control, rules::laws::Increment increment = {}) {
    return ChessClock(std::get<TimeControl>(read_time_control(control)), increment);
}

} // namespace

TEST_CASE("Without a time control there is no clock and nothing ever falls") {
    ChessClock clock = clock_of("none");
    CHECK_FALSE(clock.exists());
    clock.start(Color::White, at(0s));
    CHECK_FALSE(clock.running());
    CHECK_FALSE(clock.left(Color::White, at(100h)));
    CHECK_FALSE(clock.falls_at());
    CHECK_FALSE(clock.to_control(Color::White));
}

TEST_CASE("Only the running side's time runs, and pressing changes which (Articles 6.1, 6.8a)") {
    ChessClock clock = clock_of("300");
    CHECK_FALSE(clock.running());
    CHECK(clock.left(Color::White, at(1h)) == 300s);
    clock.start(Color::White, at(10s));
    CHECK(clock.left(Color::White, at(17s)) == 293s);
    CHECK(clock.left(Color::Black, at(17s)) == 300s);
    CHECK(clock.falls_at() == at(310s));
    clock.press(Color::White, at(17s));
    CHECK(clock.running() == Color::Black);
    CHECK(clock.completed(Color::White) == 1);
    CHECK(clock.left(Color::White, at(60s)) == 293s);
    CHECK(clock.left(Color::Black, at(20s)) == 297s);
    CHECK(clock.falls_at() == at(317s));
    clock.stop(at(27s));
    CHECK_FALSE(clock.running());
    CHECK(clock.left(Color::Black, at(1h)) == 290s);
}

TEST_CASE("The display never goes below zero") {
    ChessClock clock = clock_of("5");
    clock.start(Color::White, at(0s));
    CHECK(clock.left(Color::White, at(5s)) == 0s);
    CHECK(clock.left(Color::White, at(9s)) == 0s);
}

TEST_CASE("The increment is there from the first move, or comes after each, as the edition says") {
    ChessClock early = clock_of("300+2");
    CHECK(early.left(Color::White, at(0s)) == 302s);
    early.start(Color::White, at(0s));
    early.press(Color::White, at(5s));
    CHECK(early.left(Color::White, at(5s)) == 299s);

    ChessClock late = clock_of("300+2", rules::laws::Increment::AfterMove);
    CHECK(late.left(Color::White, at(0s)) == 300s);
    late.start(Color::White, at(0s));
    late.press(Color::White, at(5s));
    CHECK(late.left(Color::White, at(5s)) == 297s);
}

TEST_CASE("An increment does not raise a flag that has fallen") {
    ChessClock clock = clock_of("5+2", rules::laws::Increment::AfterMove);
    clock.start(Color::White, at(0s));
    clock.press(Color::White, at(6s));
    CHECK(clock.left(Color::White, at(6s)) == 0s);
}

TEST_CASE("CLK-03 S12: time left at a control joins the next period") {
    ChessClock clock = clock_of("40/5400:1800");
    Instant now{};
    clock.start(Color::White, now);
    for (int move = 1; move <= 39; ++move) {
        clock.press(Color::White, now);
        clock.press(Color::Black, now);
    }
    CHECK(clock.to_control(Color::White) == 1);
    now += 90min - (12min + 34s);
    CHECK(clock.left(Color::White, now) == 12min + 34s);
    clock.press(Color::White, now);
    CHECK(clock.left(Color::White, now) == 42min + 34s);
    CHECK_FALSE(clock.to_control(Color::White));
    CHECK(clock.to_control(Color::Black) == 1);
}

TEST_CASE("CLK-04 S13: in delay mode the fixed time of a move goes first and what is left of it is lost") {
    ChessClock clock = clock_of("3600d10");
    Instant now{};
    clock.start(Color::White, now);
    for (const auto& [used, left] : {std::pair{7s, 3600s}, std::pair{10s, 3600s}, std::pair{25s, 3585s}}) {
        CHECK(clock.falls_at() == now + 10s + *clock.left(Color::White, now));
        now += used;
        clock.press(Color::White, now);
        CHECK(clock.left(Color::White, now) == left);
        clock.press(Color::Black, now);
    }
}

TEST_CASE("CLK-03: in delay mode nothing saved joins the next period") {
    ChessClock clock = clock_of("1/60d5:600d5");
    clock.start(Color::White, at(0s));
    clock.press(Color::White, at(1s));
    CHECK(clock.left(Color::White, at(1s)) == 600s);
}

TEST_CASE("A last period for some moves only is counted out again and again") {
    ChessClock clock = clock_of("2/60");
    clock.start(Color::White, at(0s));
    for (int move = 1; move <= 4; ++move) {
        clock.press(Color::White, at(0s));
        clock.press(Color::Black, at(0s));
    }
    CHECK(clock.left(Color::White, at(0s)) == 180s);
    CHECK(clock.to_control(Color::White) == 2);
}

TEST_CASE("A period that begins with an increment has it for its first move") {
    ChessClock clock = clock_of("1/60:600+30");
    clock.start(Color::White, at(0s));
    CHECK(clock.left(Color::White, at(0s)) == 60s);
    clock.press(Color::White, at(10s));
    CHECK(clock.left(Color::White, at(10s)) == 50s + 630s);
}

TEST_CASE("CLK-20: the arbiter sets a display and the clock runs on") {
    ChessClock clock = clock_of("300");
    clock.start(Color::White, at(0s));
    clock.set(Color::White, 100s, at(50s));
    clock.set(Color::Black, 480s, at(50s));
    CHECK(clock.left(Color::White, at(60s)) == 90s);
    CHECK(clock.left(Color::Black, at(60s)) == 480s);
    CHECK(clock.running() == Color::White);
}

TEST_CASE("A move may be complete although the clock runs on") {
    ChessClock clock = clock_of("300+2");
    clock.start(Color::White, at(0s));
    clock.complete(Color::White, at(5s));
    CHECK(clock.running() == Color::White);
    CHECK(clock.completed(Color::White) == 1);
    CHECK(clock.left(Color::White, at(6s)) == 298s);
}

TEST_CASE("CLK-20: a move that does not count is taken back with what it brought") {
    for (const char* control : {"300+2", "2/300:60+5", "2/60", "1/60+3:600+30", "3/20d2:10d2"}) {
        INFO(control);
        ChessClock clock = clock_of(control);
        for (int moves = 0; moves < 5; ++moves) {
            const ChessClock before = clock;
            clock.complete(Color::White, at(0s));
            ChessClock back = clock;
            back.take_back(Color::White, at(0s));
            CHECK(back.completed(Color::White) == moves);
            CHECK(back.to_control(Color::White) == before.to_control(Color::White));
            // With delay what was saved at a control is lost, and does not come back.
            CHECK(back.left(Color::White, at(0s)) <= before.left(Color::White, at(0s)));
            if (std::string_view(control).find('d') == std::string_view::npos) CHECK(back == before);
        }
    }
}

TEST_CASE("CLK-20: what is taken back is never more than there is") {
    ChessClock clock = clock_of("1/60:60");
    clock.start(Color::White, at(0s));
    clock.press(Color::White, at(50s));
    clock.set(Color::White, 20s, at(50s));
    clock.take_back(Color::White, at(50s));
    CHECK(clock.left(Color::White, at(50s)) == 0s);
}

TEST_CASE("How long a move took is how long its side's clock ran, whatever stood still meanwhile") {
    ChessClock clock = clock_of("300+5");
    CHECK_FALSE(clock.last_used(Color::White));
    clock.start(Color::White, at(0s));
    clock.stop(at(3s));
    clock.start(Color::White, at(60s));
    CHECK_FALSE(clock.last_used(Color::White));
    clock.press(Color::White, at(64s));
    CHECK(clock.last_used(Color::White) == 7s);
    CHECK_FALSE(clock.last_used(Color::Black));
    clock.press(Color::Black, at(66s));
    clock.press(Color::White, at(67s));
    CHECK(clock.last_used(Color::White) == 1s);
    CHECK(clock.last_used(Color::Black) == 2s);
    clock.take_back(Color::White, at(70s));
    CHECK(clock.last_used(Color::White) == 7s);
    clock.start(Color::White, at(70s));
    clock.press(Color::White, at(75s));
    CHECK(clock.last_used(Color::White) == 6s);
}

TEST_CASE("The time for each move up to the control counts in what the moves will bring") {
    ChessClock plain = clock_of("4/120:60");
    plain.start(Color::White, at(0s));
    CHECK(plain.per_move(Color::White, at(20s)) == 25s);
    plain.press(Color::White, at(30s));
    CHECK(plain.per_move(Color::White, at(30s)) == 30s);
    // Three moves bring ten seconds each before the fourth is made; the first ten are there already.
    CHECK(clock_of("4/80+10:60").per_move(Color::White, at(0s)) == 30s);
    CHECK(clock_of("4/80d10:60").per_move(Color::White, at(0s)) == 30s);
    CHECK_FALSE(clock_of("300").per_move(Color::White, at(0s)));
    CHECK_FALSE(clock_of("none").per_move(Color::White, at(0s)));
}

TEST_CASE("The time used is what a clock has run, whatever its display is set to") {
    ChessClock clock = clock_of("60+5");
    clock.start(Color::White, at(0s));
    clock.press(Color::White, at(10s));
    CHECK(clock.used(Color::White, at(15s)) == 10s);
    CHECK(clock.used(Color::Black, at(15s)) == 5s);
    clock.set(Color::White, 200s, at(15s));
    CHECK(clock.used(Color::White, at(15s)) == 10s);
    clock.press(Color::Black, at(20s));
    clock.take_back(Color::White, at(26s));
    CHECK(clock.used(Color::White, at(26s)) == 16s);
    clock.charge(Color::White, 4s, at(26s));
    CHECK(clock.used(Color::White, at(26s)) == 20s);
    CHECK(clock.left(Color::White, at(26s)) == 185s);
}

TEST_CASE("What the periods have given goes by the moves completed") {
    ChessClock clock = clock_of("2/60:1/30:10");
    CHECK(clock.granted(Color::White) == 60s);
    clock.set_completed(Color::White, 2);
    CHECK(clock.granted(Color::White) == 90s);
    clock.set_completed(Color::White, 3);
    CHECK(clock.granted(Color::White) == 100s);
    clock.set_completed(Color::White, 30);
    CHECK(clock.granted(Color::White) == 100s);
}
