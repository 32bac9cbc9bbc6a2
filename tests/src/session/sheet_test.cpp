// Scoresheets written from the window.
#include "tests/src/session/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using Lines = std::vector<std::string>;

namespace {

constexpr const char* row = "Write the scoresheet into a file";

} // namespace

TEST_CASE("The scoresheet is written from the game's menu, in print or in Braille, and where it lies is told") {
    SessionHarness harness = begun();
    harness.key("F9");
    choose(harness, row);
    CHECK(harness.said() == Lines{"Scoresheet. In print"});
    choose(harness, "In Braille");
    CHECK(harness.said() == Lines{"The scoresheet is written: /home/1.brf"});
    harness.disk_is_full = true;
    choose(harness, row);
    choose(harness, "In print");
    CHECK(harness.said() == Lines{"The scoresheet cannot be written: no room"});
}

TEST_CASE("A game the library does not have has no scoresheet to be written") {
    SessionHarness harness;
    harness.library_is_broken = true;
    harness.start();
    harness.keys({"Enter", "Enter"});
    harness.key("F9");
    REQUIRE(harness.view().list);
    CHECK_FALSE(contains(harness.view().list->rows, row));
}
