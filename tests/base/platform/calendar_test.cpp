// The date and the time of day.
#include "base/platform/calendar.hpp"
#include "base/platform/clock.hpp"

#include "tests/support/catch.hpp"

#include <cstdlib>
#include <ctime>

using namespace base::platform;

TEST_CASE("Times are local to whoever sits here") {
    ::setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    ::tzset();
    CHECK(local_time("2026-11-20T14:30:00Z") == "2026-11-20T15:30:00");
    CHECK(local_time("2026-06-30T23:30:00Z") == "2026-07-01T01:30:00");
    CHECK(local_time("yesterday") == "yesterday");
    ::unsetenv("TZ");
    ::tzset();
}

TEST_CASE("Now is later than when this was written, and written as it is read") {
    const std::string now = utc_now();
    CHECK(now.size() == 20);
    CHECK(now > "2026-01-01");
    CHECK(local_time(now) != now);
    CHECK(since_epoch() > std::chrono::years(50));
    CHECK(time_asleep() >= std::chrono::nanoseconds(-1'000'000));
}
