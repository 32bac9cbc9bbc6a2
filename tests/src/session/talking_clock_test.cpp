// The clock that talks: when, whose, and where the Laws have it silent.
#include "src/session/play/talking_clock.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using rules::table::Duration;
using session::time_to_tell;
using settings::ClockSchedule;
using settings::TalkingClock;
using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

namespace {

settings::Preferences timed(const std::string& time, TalkingClock whose = TalkingClock::Own) {
    settings::Preferences preferences;
    preferences.time_control = time;
    preferences.talking_clock = whose;
    return preferences;
}

/// What the player's own clock says while so much of it passes.
Lines told(const settings::Preferences& preferences, std::chrono::nanoseconds passed) {
    SessionHarness harness = begun(preferences);
    harness.said();
    harness.pass(passed);
    return harness.said();
}

} // namespace

TEST_CASE("Told are every five minutes, below ten each, below one every ten seconds, below ten each") {
    const ClockSchedule usual;
    CHECK(time_to_tell(usual, 61min) == 65min);
    CHECK(time_to_tell(usual, 60min) == 60min);
    CHECK(time_to_tell(usual, 10min) == 10min);
    CHECK(time_to_tell(usual, 10min - 1ms) == 10min);
    CHECK(time_to_tell(usual, 9min) == 9min);
    CHECK(time_to_tell(usual, 1min) == 1min);
    CHECK(time_to_tell(usual, 59s) == 1min);
    CHECK(time_to_tell(usual, 49999ms) == 50s);
    CHECK(time_to_tell(usual, 10s) == 10s);
    CHECK(time_to_tell(usual, 8001ms) == 9s);
    CHECK(time_to_tell(usual, 1ms) == 1s);
    CHECK_FALSE(time_to_tell(usual, 0ms));
}

TEST_CASE("A part of the time in which nothing is told leaves the others as they are") {
    const ClockSchedule sparse{
        .minutes_from_ten = 0, .minutes_below_ten = 2, .seconds_below_minute = 0, .seconds_below_ten = 5};
    CHECK_FALSE(time_to_tell(sparse, 30min));
    CHECK_FALSE(time_to_tell(sparse, 9min));
    CHECK(time_to_tell(sparse, 7min) == 8min);
    CHECK(time_to_tell(sparse, 30s) == 2min);
    CHECK(time_to_tell(sparse, 5s) == 5s);
    CHECK(time_to_tell(sparse, 6s) == 2min);
    CHECK_FALSE(time_to_tell({0, 0, 0, 0}, 30s));
}

TEST_CASE("The player's clock is told as it runs, once each, and a count at the end") {
    Lines expected{"2 minutes left.", "1 minute left."};
    for (const char* seconds : {"50", "40", "30", "20", "10"})
        expected.push_back(std::string(seconds) + " seconds left.");
    for (const char* second : {"9", "8", "7", "6", "5", "4", "3", "2", "1"}) expected.emplace_back(second);
    CHECK(told(timed("180"), 178500ms) == expected);
}

TEST_CASE("A count that is late is not said: it is true for its moment only, and not in the history") {
    SessionHarness harness = begun(timed("180"));
    harness.pass(171500ms);
    const auto is_count = [](const session::Effect& effect) {
        const auto* say = std::get_if<session::Tell>(&effect);
        return say != nullptr && say->utterance.urgency == speech::announce::Urgency::Moment;
    };
    CHECK(std::count_if(harness.effects().begin(), harness.effects().end(), is_count) == 2);
    harness.said();
    harness.key("Alt+1");
    CHECK(harness.said() == Lines{"10 seconds left."});
}

TEST_CASE("A minute, half a minute and ten seconds of the player's time have a cue, told or not") {
    SessionHarness harness = begun(timed("180+2", TalkingClock::Off));
    harness.heard();
    harness.pass(179s);
    CHECK(harness.heard() == Lines{"[low_time] ", "[low_time] ", "[low_time] "});

    settings::Preferences silent = timed("180+2", TalkingClock::Off);
    silent.low_time_cue = settings::LowTimeCue::Off;
    CHECK(told(silent, 179s).empty());
}

TEST_CASE("The opponent's clock is told where both are wanted") {
    for (const TalkingClock whose : {TalkingClock::Own, TalkingClock::Both}) {
        SessionHarness harness = begun(timed("180", whose));
        harness.move("e4");
        harness.said();
        harness.pass(125s);
        const Lines expected = whose == TalkingClock::Both
                                   ? Lines{"Your opponent has 2 minutes left.", "Your opponent has 1 minute left."}
                                   : Lines{};
        CHECK(harness.said() == expected);
    }
}

TEST_CASE("Time that is given to a clock is told again as it passes") {
    SessionHarness harness = begun(timed("180+2"));
    harness.pass(125s);
    open_arbiter(harness, "Clocks and move counters");
    choose(harness, "Set White’s clock");
    harness.type("1:30");
    harness.key("Enter");
    say_yes(harness);
    harness.said();
    harness.pass(45s);
    CHECK(harness.said() == Lines{"1 minute left.", "50 seconds left."});
}

TEST_CASE("A time that the arbiter sets is told with the ruling, and not by the clock once more") {
    SessionHarness harness = begun(timed("180+2"));
    harness.pass(4s);
    open_arbiter(harness, "Clocks and move counters");
    choose(harness, "Set White’s clock");
    harness.type("1:30");
    harness.key("Enter");
    say_yes(harness);
    harness.said();
    harness.pass(2s);
    CHECK(harness.said().empty());
    harness.pass(29s);
    CHECK(harness.said() == Lines{"1 minute left."});
}

TEST_CASE("A time that an increment is added to is told once, however often it passes") {
    settings::Preferences preferences = timed("300+3");
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"e7e5", "g8f6", "b8c6"});
    harness.said();
    for (const char* move : {"e4", "Nc3", "Nf3"}) {
        harness.pass(4s);
        harness.move(move);
    }
    Lines told = harness.said();
    CHECK(std::ranges::count(told, "5 minutes left.") == 1);
}

TEST_CASE("On two boards the Laws have the time told on request only, by no sound either") {
    settings::Preferences two = timed("300");
    two.boards = rules::table::Boards::Two;
    SessionHarness harness = begun(two);
    harness.heard();
    harness.pass(4min + 58s);
    CHECK(harness.heard().empty());
    harness.key("F2");
    CHECK(contains(harness.said(), "second"));
    harness.keys({"Ctrl+t", "Ctrl+t"});
    CHECK(harness.said() ==
          Lines{"The clock says both times; in this game the time is spoken on request only, Appendix F, 2.9",
                "The clock is silent"});
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.said();
    harness.key("Ctrl+t");
    CHECK(harness.said() == Lines{"The clock says your time"});
}

TEST_CASE("A key says whose time the clock tells, one after the other") {
    SessionHarness harness = begun(timed("-"));
    harness.said();
    harness.keys({"Ctrl+t", "Ctrl+t", "Ctrl+t"});
    CHECK(harness.said() == Lines{"The clock says both times", "The clock is silent", "The clock says your time"});
}
