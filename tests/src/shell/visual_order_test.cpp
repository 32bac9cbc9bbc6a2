// The order in which lines are seen.
#include "src/shell/visual_order.hpp"
#include "tests/support/catch.hpp"

using shell::DirectedRun;
using shell::Direction;
using shell::visual_order;
using Line = std::vector<DirectedRun>;

namespace {

constexpr Direction left_to_right = Direction::LeftToRight;
constexpr Direction right_to_left = Direction::RightToLeft;

/// The Latin runs of a line in the order in which they are seen, and nothing of the others.
std::string latin(const Line& line) {
    std::string text;
    for (const DirectedRun& run : line)
        if (run.direction == left_to_right) text += run.text;
    return text;
}

} // namespace

TEST_CASE("A line of one direction is one run") {
    CHECK(visual_order("New game.", left_to_right) == Line{{"New game.", left_to_right}});
    CHECK(visual_order("بازی جدید.", right_to_left) == Line{{"بازی جدید.", right_to_left}});
    CHECK(visual_order("", right_to_left).empty());
}

TEST_CASE("FIDE's words keep their order within a Persian sentence, which goes on at their left") {
    CHECK(visual_order("سفید: Springer Felix drei؟", right_to_left) ==
          Line{{"؟", right_to_left}, {"Springer Felix drei", left_to_right}, {"سفید: ", right_to_left}});
    CHECK(visual_order("Springer Felix drei، کیش", right_to_left) ==
          Line{{"، کیش", right_to_left}, {"Springer Felix drei", left_to_right}});
}

TEST_CASE("A line begins where its language begins, even with a word of another") {
    const Line line = visual_order("Klangbrett آماده است.", right_to_left);
    REQUIRE(line.size() == 2);
    CHECK(line.back() == DirectedRun{"Klangbrett", left_to_right});
}

TEST_CASE("Numbers and clocks are read from left to right in both directions") {
    CHECK(latin(visual_order("زمان ۱۲ دقیقه", right_to_left)) == "۱۲");
    CHECK(visual_order("1:21:40", right_to_left) == Line{{"1:21:40", left_to_right}});
}

TEST_CASE("Moves in figurines stand from left to right") {
    CHECK(visual_order("12. ♘1f3  0-0", left_to_right) == Line{{"12. ♘1f3  0-0", left_to_right}});
}
