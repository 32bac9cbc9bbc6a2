// A time control that is built value by value.
#include "src/settings/own_time.hpp"

#include "src/settings/change.hpp"
#include "src/settings/table.hpp"
#include "tests/support/catch.hpp"

#include <string>

using namespace settings;
using rules::table::TimeControl;

namespace {

TimeControl read(const std::string& text) { return std::get<TimeControl>(rules::table::read_time_control(text)); }

/// After so many steps, or as many as there are.
std::string stepped(const std::string& text, const TimeValue& value, int direction, int steps = 1) {
    TimeControl control = read(text);
    for (int step = 0; step < steps && change(control, value, direction); ++step) {
    }
    return rules::table::write_time_control(control);
}

/// With that number, or as it was where it cannot have it.
std::string with(const std::string& text, const TimeValue& value, int number) {
    TimeControl control = read(text);
    if (!set(control, value, number)) CHECK(control == read(text));
    return rules::table::write_time_control(control);
}

} // namespace

TEST_CASE("A time is typed in minutes and the seconds of each move, or with its units") {
    const auto typed = [](const std::string& text) {
        const auto control = read_typed_time(text);
        return control ? rules::table::write_time_control(*control) : std::string("none");
    };
    CHECK(typed("5+3") == "300+3");
    CHECK(typed("90") == "5400");
    CHECK(typed("1.5 + 2") == "90+2");
    CHECK(typed("40/120:30+30") == "40/7200:1800+30");
    CHECK(typed("5d3") == "300d3");
    CHECK(typed("300s+3s") == "300+3");
    CHECK(typed("2h+1m") == "7200+60");
    for (const char* wrong : {"", "five", "5+", "+3", "5x", "5+3+2", "40/", "-", "5m3", "99999999999"}) {
        INFO(wrong);
        CHECK(typed(wrong) == "none");
    }
}

TEST_CASE("Periods are added up to three; the one in front is for forty moves then, and only the last for the rest") {
    CHECK(stepped("5400+30", {TimePart::Periods}, 1) == "40/5400+30:5400+30");
    CHECK(stepped("5400+30", {TimePart::Periods}, 1, 9) == "40/5400+30:40/5400+30:5400+30");
    CHECK(stepped("40/7200:20/3600:900", {TimePart::Periods}, -1) == "40/7200:3600");
    CHECK(stepped("40/7200:20/3600:900", {TimePart::Periods}, -1, 9) == "7200");
    CHECK(with("5400", {TimePart::Periods}, 2) == "40/5400:5400");
    CHECK(with("5400", {TimePart::Periods}, 4) == "5400");
    CHECK(stepped("4/60:4/60:4/60:60", {TimePart::Minutes, 3}, 1) == "4/60:4/60:4/60:120");
}

TEST_CASE("Moves and minutes go by steps that widen, and are taken as typed") {
    CHECK(stepped("40/7200:1800", {TimePart::Moves, 0}, 1) == "45/7200:1800");
    CHECK(stepped("40/7200:1800", {TimePart::Moves, 0}, -1, 99) == "1/7200:1800");
    CHECK(stepped("40/7200:20/1800", {TimePart::Moves, 1}, -1, 99) == "40/7200:1800");
    CHECK(stepped("7200", {TimePart::Moves, 0}, 1) == "40/7200");
    CHECK(with("40/7200:1800", {TimePart::Moves, 0}, 36) == "36/7200:1800");
    CHECK(with("40/7200:1800", {TimePart::Moves, 0}, 0) == "40/7200:1800");
    CHECK(stepped("540", {TimePart::Minutes, 0}, 1) == "600");
    CHECK(stepped("600", {TimePart::Minutes, 0}, 1) == "900");
    CHECK(stepped("600", {TimePart::Minutes, 0}, -1) == "540");
    CHECK(stepped("3600", {TimePart::Minutes, 0}, 1) == "4500");
    CHECK(with("5400+30", {TimePart::Minutes, 0}, 100) == "6000+30");
}

TEST_CASE("A period always has time: no minutes only where each move brings some") {
    CHECK(stepped("120", {TimePart::Minutes, 0}, -1, 9) == "60");
    CHECK(stepped("120+5", {TimePart::Minutes, 0}, -1, 9) == "0+5");
    CHECK(stepped("0+5", {TimePart::Bonus}, -1) == "0+5");
}

TEST_CASE("What each move brings is one for all periods") {
    CHECK(stepped("40/7200:1800", {TimePart::Bonus}, 1) == "40/7200+30:1800+30");
    CHECK(stepped("40/7200+10:1800+10", {TimePart::Bonus}, 1) == "40/7200d10:1800d10");
    CHECK(stepped("40/7200d10:1800d10", {TimePart::Bonus}, 1) == "40/7200d10:1800d10");
    CHECK(stepped("40/7200+10:1800+10", {TimePart::BonusSeconds}, 1) == "40/7200+15:1800+15");
    CHECK(stepped("40/7200+10:1800+10", {TimePart::BonusSeconds}, -1, 99) == "40/7200+1:1800+1");
    CHECK(with("300", {TimePart::BonusSeconds}, 5) == "300");
    CHECK(bonus_word(read("40/7200:1800+30")) == "uneven");
    CHECK(stepped("40/7200:1800+30", {TimePart::Minutes, 0}, 1) == "40/8100:1800+30");
}

TEST_CASE("A time control that is none of those offered stands behind them from then on") {
    Preferences preferences;
    preferences.time_control = "40/7200:1800+30";
    const Offered offered;
    REQUIRE(change(preferences, setting("time_control"), -1, offered));
    CHECK(preferences.time_control == "5400+30");
    CHECK(preferences.own_time_control == "40/7200:1800+30");
    REQUIRE(change(preferences, setting("time_control"), 1, offered));
    CHECK(preferences.time_control == "40/7200:1800+30");
    CHECK_FALSE(change(preferences, setting("time_control"), 1, offered));
}
