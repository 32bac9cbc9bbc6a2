// A value or why there is none, and one lambda for each alternative.
#include "base/values/overloaded.hpp"
#include "base/values/result.hpp"

#include "tests/support/catch.hpp"

#include <memory>
#include <string>
#include <variant>

using base::values::failed;
using base::values::Overloaded;
using base::values::Result;

namespace {

struct NotANumber {
    std::string text;
    bool operator==(const NotANumber&) const = default;
};

Result<int, NotANumber> digit(const std::string& text) {
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return failed(NotANumber{text});
    return text[0] - '0';
}

} // namespace

TEST_CASE("A result is the value or the fault, and tells which") {
    const auto good = digit("7");
    REQUIRE(good);
    CHECK(*good == 7);
    const auto bad = digit("seven");
    REQUIRE_FALSE(bad);
    CHECK(bad.error() == NotANumber{"seven"});
    CHECK(bad.value_or(0) == 0);
}

TEST_CASE("A fault is told from a value of the same type") {
    const Result<std::string, std::string> value = std::string("text");
    const Result<std::string, std::string> fault = failed(std::string("text"));
    CHECK(value.has_value());
    CHECK_FALSE(fault.has_value());
    CHECK(value != fault);
}

TEST_CASE("What goes on with a value leaves a fault as it is, and the other way round") {
    const auto twice = [](int number) { return 2 * number; };
    const auto length = [](const NotANumber& fault) { return fault.text.size(); };
    CHECK(digit("4").map(twice) == 8);
    CHECK(digit("four").map(twice).error() == NotANumber{"four"});
    CHECK(digit("four").map_error(length).error() == 4);
    CHECK(digit("4").map_error(length) == 4);
    CHECK(digit("4").and_then([](int number) { return digit(std::to_string(10 * number)); }).error() ==
          NotANumber{"40"});
}

TEST_CASE("A fault that can only be moved is moved") {
    const auto fails = [](std::unique_ptr<int> why) -> Result<int, std::unique_ptr<int>> {
        return failed(std::move(why));
    };
    auto result = fails(std::make_unique<int>(3));
    REQUIRE_FALSE(result);
    CHECK(*result.error() == 3);
}

TEST_CASE("Each alternative of a variant has its own lambda") {
    using Either = std::variant<int, std::string, std::unique_ptr<int>>;
    const auto told = [](const Either& either) {
        return std::visit(Overloaded{
                              [](int number) { return std::to_string(number); },
                              [](const std::string& text) { return text; },
                              [](const std::unique_ptr<int>& owned) { return "owned " + std::to_string(*owned); },
                          },
                          either);
    };
    CHECK(told(Either{5}) == "5");
    CHECK(told(Either{"five"}) == "five");
    CHECK(told(Either{std::make_unique<int>(6)}) == "owned 6");
}
