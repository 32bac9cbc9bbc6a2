// Scoresheets written from the window.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using Lines = std::vector<std::string>;

namespace {

constexpr const char* row = "Write the scoresheet into a file";

} // namespace

TEST_CASE("The scoresheet is written from the game's menu, in print or in Braille, and where it lies is told") {
    Evening evening = begun();
    evening.key("F9");
    choose(evening, row);
    CHECK(evening.said() == Lines{"Scoresheet. In print"});
    choose(evening, "In Braille");
    CHECK(evening.said() == Lines{"The scoresheet is written: /home/1.brf"});
    evening.disk_is_full = true;
    choose(evening, row);
    choose(evening, "In print");
    CHECK(evening.said() == Lines{"The scoresheet cannot be written: no room"});
}

TEST_CASE("A game the library does not have has no scoresheet to be written") {
    Evening evening;
    evening.library_is_broken = true;
    evening.start();
    evening.keys({"Enter", "Enter"});
    evening.key("F9");
    REQUIRE(evening.view().list);
    CHECK_FALSE(contains(evening.view().list->rows, row));
}
