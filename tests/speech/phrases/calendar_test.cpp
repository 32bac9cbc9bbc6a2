// Days as calendars count them.
#include "speech/phrases/calendar.hpp"
#include "tests/support/catch.hpp"

using namespace speech::phrases;

TEST_CASE("The Gregorian day of a time is its own") {
    CHECK(day_of("2026-11-20T14:30:00", Calendar::Gregorian) == Day{2026, 11, 20});
    CHECK(date_of("2026-11-20T14:30:00Z", Calendar::Gregorian) == "2026-11-20");
}

TEST_CASE("Solar Hijri years begin at Nowruz, and leap years have a thirtieth of Esfand") {
    CHECK(day_of("2026-03-20", Calendar::Persian) == Day{1404, 12, 29});
    CHECK(day_of("2026-03-21", Calendar::Persian) == Day{1405, 1, 1});
    CHECK(day_of("2025-03-20", Calendar::Persian) == Day{1403, 12, 30});
    CHECK(day_of("2026-11-26T10:00:00", Calendar::Persian) == Day{1405, 9, 5});
    CHECK(date_of("1979-02-11", Calendar::Persian) == "1357-11-22");
}

TEST_CASE("What is no day stays as it is") {
    CHECK(day_of("", Calendar::Persian) == Day{0, 0, 0});
    CHECK(date_of("2026-02-30T00:00:00", Calendar::Persian) == "2026-02-30");
    CHECK(date_of("long ago", Calendar::Persian) == "long ago");
}
