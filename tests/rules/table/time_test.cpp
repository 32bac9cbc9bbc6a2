#include "rules/table/time.hpp"

#include "tests/support/catch.hpp"

#include <rapidcheck.h>

using namespace rules::table;
using namespace std::chrono_literals;

namespace {

TimeControl control(std::string_view text) {
    const auto read = read_time_control(text);
    REQUIRE(std::holds_alternative<TimeControl>(read));
    return std::get<TimeControl>(read);
}

std::size_t fault_at(std::string_view text) {
    const auto read = read_time_control(text);
    REQUIRE(std::holds_alternative<TimeControlFault>(read));
    return std::get<TimeControlFault>(read).at;
}

rc::Gen<Period> any_period(bool is_last) {
    return rc::gen::exec([is_last] {
        const auto milliseconds = rc::gen::map(rc::gen::inRange(0, 5'000'000), [](int n) { return Duration{n}; });
        Period period;
        period.base = *milliseconds + 1ms;
        if (!is_last || *rc::gen::arbitrary<bool>()) period.moves = *rc::gen::inRange(1, 10'000);
        switch (*rc::gen::inRange(0, 3)) {
        case 0: period.increment = *milliseconds; break;
        case 1: period.delay = *milliseconds; break;
        case 2: break;
        }
        return period;
    });
}

} // namespace

TEST_CASE("A time control is read as PGN writes it") {
    CHECK(control("none").periods.empty());
    CHECK(control("-").periods.empty());
    CHECK(control("300") == TimeControl{{Period{std::nullopt, 300s, 0s, 0s}}});
    CHECK(control("5400+30") == TimeControl{{Period{std::nullopt, 5400s, 30s, 0s}}});
    CHECK(control("3600d10") == TimeControl{{Period{std::nullopt, 3600s, 0s, 10s}}});
    CHECK(control("40/5400:1800") == TimeControl{{Period{40, 5400s, 0s, 0s}, Period{std::nullopt, 1800s, 0s, 0s}}});
    CHECK(control("40/5400+30:20/3600+30:900+30").periods.size() == 3);
    CHECK(control("0.5+0.25") == TimeControl{{Period{std::nullopt, 500ms, 250ms, 0s}}});
}

TEST_CASE("What is no time control is a fault at the place where it stops making sense") {
    CHECK(fault_at("") == 0);
    CHECK(fault_at("five") == 0);
    CHECK(fault_at("300x") == 3);
    CHECK(fault_at("300+") == 4);
    CHECK(fault_at("300+x") == 4);
    CHECK(fault_at("300+2d3") == 5);
    CHECK(fault_at("300:300") == 3);
    CHECK(fault_at("40/5400:") == 8);
    CHECK(fault_at("0/5400") == 0);
    CHECK(fault_at("-300") == 0);
    CHECK(fault_at("0") == 0);
    CHECK(fault_at("300.") == 4);
    CHECK(fault_at("99999999999999999999") == 0);
    CHECK(fault_at("9999999") == 0);
    std::string periods;
    for (int period = 0; period < 20; ++period) periods += "1/1:";
    CHECK(fault_at(periods + "1") == 80);
    CHECK(std::holds_alternative<TimeControl>(read_time_control(periods.substr(4) + "1")));
}

TEST_CASE("Every time control survives being written and read") {
    CHECK(rc::check([] {
        TimeControl any;
        const int periods = *rc::gen::inRange(0, 5);
        for (int place = 0; place < periods; ++place) any.periods.push_back(*any_period(place == periods - 1));
        const auto read = read_time_control(write_time_control(any));
        RC_ASSERT(std::holds_alternative<TimeControl>(read));
        RC_ASSERT(std::get<TimeControl>(read) == any);
    }));
}

TEST_CASE("No text makes the reader of time controls stumble") {
    CHECK(rc::check([] {
        const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123456789/:+d.-none ")));
        const auto read = read_time_control(text);
        if (const auto* fault = std::get_if<TimeControlFault>(&read)) RC_ASSERT(fault->at <= text.size());
    }));
}
