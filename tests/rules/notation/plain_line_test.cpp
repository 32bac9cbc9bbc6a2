// Text of others, without what could give orders.
#include "rules/notation/plain_line.hpp"

#include "tests/support/catch.hpp"

using rules::notation::plain_line;

TEST_CASE("Plain text stays as it is") {
    for (const char* text :
         {"", "the arbiter is called", "Läufer Cäsar vier", "اسب از گوستاو یک", "♞ 𝔑f3", "a\xC2\xA0z"})
        CHECK(plain_line(text) == text);
}

TEST_CASE("Control characters and what is no UTF-8 are shown as what cannot be read") {
    const std::string sign = "\xEF\xBF\xBD";
    CHECK(plain_line("clear\x1B[2Jed") == "clear" + sign + "[2Jed");
    CHECK(plain_line(std::string_view("a\0b\nc\td", 7)) == "a" + sign + "b" + sign + "c" + sign + "d");
    CHECK(plain_line("a\x7F\xC2\x9B"
                     "1m") == "a" + sign + sign + sign + "1m");
    CHECK(plain_line("\xC3") == sign);
    CHECK(plain_line("\xE2\x82z") == sign + sign + "z");
    CHECK(plain_line("\xC0\xAF\xED\xA0\x80") == sign + sign + sign + sign + sign);
    CHECK(plain_line("\xF4\x90\x80\x80").size() == 4 * sign.size());
}
