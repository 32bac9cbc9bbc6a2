// Names of alternatives, as they are written.
#include "base/values/enum_names.hpp"
#include "tests/support/catch.hpp"

#include <cstdint>
#include <string>

namespace {

enum class Fruit : std::uint8_t { Apple, RedCurrant, PassionFruit2 };
enum class Only { One };

template <typename Enum, char between>
std::string name(Enum value) {
    return std::string(std::string_view(base::values::lower_names<Enum, between>[static_cast<std::size_t>(value)]));
}

} // namespace

TEST_CASE("An enumeration's alternatives are counted") {
    STATIC_REQUIRE(base::values::alternatives<Fruit> == 3);
    STATIC_REQUIRE(base::values::alternatives<Only> == 1);
}

TEST_CASE("An alternative is written as it is called, in small letters with its words apart") {
    CHECK(name<Fruit, '-'>(Fruit::Apple) == "apple");
    CHECK(name<Fruit, '-'>(Fruit::RedCurrant) == "red-currant");
    CHECK(name<Fruit, '_'>(Fruit::PassionFruit2) == "passion_fruit2");
    CHECK(name<Only, '-'>(Only::One) == "one");
}
