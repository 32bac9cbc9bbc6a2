#include "sounds/mixer/samples.hpp"

#include "tests/support/catch.hpp"

#include <type_traits>
#include <utility>

using namespace sounds::mixer;
using namespace std::chrono_literals;

namespace {

template <typename Left, typename Right, typename = void>
struct CanAdd : std::false_type {};
template <typename Left, typename Right>
struct CanAdd<Left, Right, std::void_t<decltype(std::declval<Left>() + std::declval<Right>())>> : std::true_type {};

} // namespace

TEST_CASE("Positions have a distance but no sum, and neither is a bare number") {
    STATIC_REQUIRE(CanAdd<StreamPosition, SampleCount>::value);
    STATIC_REQUIRE_FALSE(CanAdd<StreamPosition, StreamPosition>::value);
    STATIC_REQUIRE_FALSE(CanAdd<SampleCount, int>::value);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<int, SampleCount>);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<SampleCount, StreamPosition>);

    const StreamPosition start{SampleCount{100}};
    CHECK((start + SampleCount{20}) - start == SampleCount{20});
    CHECK(start - (start + SampleCount{20}) == SampleCount{-20});
}

TEST_CASE("Lengths of sound and of time are one and the same") {
    CHECK(samples_in(1s) == SampleCount{48000});
    CHECK(samples_in(10ms) == SampleCount{480});
    CHECK(duration_of(SampleCount{24000}) == 500ms);
    CHECK(duration_of(samples_in(1h)) == 1h);
}
