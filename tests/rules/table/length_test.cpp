#include "rules/table/clock/length.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

using namespace rules::table;

namespace {

Kind kind(const std::string& time, const std::string& edition) {
    return kind_of(std::get<TimeControl>(read_time_control(time)), tables::laws_of(edition));
}

} // namespace

TEST_CASE("A game is rapid or blitz by the range its edition gives (RAP-01, BLZ-01)") {
    CHECK(kind("899", "fide-2001") == Kind::Blitz);
    CHECK(kind("900", "fide-2001") == Kind::Rapid);
    CHECK(kind("3600", "fide-2001") == Kind::Rapid);
    CHECK(kind("3601", "fide-2001") == Kind::Standard);
    CHECK(kind("600", "fide-2023") == Kind::Blitz);
    CHECK(kind("601", "fide-2023") == Kind::Rapid);
    CHECK(kind("3600", "fide-2023") == Kind::Standard);
    CHECK(kind("300", "cup38") == Kind::Blitz);
    CHECK(kind("299", "cup38") == Kind::Standard);
}

TEST_CASE("Sixty increments count where the edition says so, and all periods do") {
    CHECK(kind("600+10", "fide-2001") == Kind::Blitz);
    CHECK(kind("600+10", "fide-2005") == Kind::Rapid);
    CHECK(kind("40/5400:1800", "fide-2005") == Kind::Standard);
    CHECK(kind("10/600:600", "fide-2005") == Kind::Rapid);
    CHECK(kind("none", "fide-2005") == Kind::Standard);
}
