// UTF-8, character by character.
#include "base/text/utf8.hpp"

#include "tests/support/catch.hpp"

using namespace base::text;

TEST_CASE("Characters of every length are written, and read as one") {
    for (const auto& [character, bytes] :
         std::vector<std::pair<char32_t, std::string>>{{U'a', "a"},
                                                       {U'ß', "ß"},
                                                       {U'♞', "♞"},
                                                       {U'\x1F600', "\xF0\x9F\x98\x80"},
                                                       {U'\x10FFFF', "\xF4\x8F\xBF\xBF"}}) {
        CHECK(to_utf8(character) == bytes);
        CHECK(character_length(bytes + "x") == bytes.size());
        CHECK(first_character(bytes + "x") == bytes.size());
        CHECK(length_begun_by(static_cast<unsigned char>(bytes.front())) == bytes.size());
        CHECK(is_utf8(bytes + bytes));
    }
}

TEST_CASE("What is no UTF-8 is not taken for it") {
    for (const std::string bytes : {"\x80", "\xC3", "\xC0\xAF", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xE2\x82",
                                    "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xC3z", "\xFF"}) {
        CAPTURE(bytes.size(), static_cast<int>(bytes.front()));
        CHECK(character_length(bytes) == 0);
        CHECK_FALSE(is_utf8(bytes));
        CHECK_FALSE(is_utf8("good " + bytes));
    }
    CHECK(is_utf8(""));
}

TEST_CASE("A stray byte counts as a character for who does not mind") {
    CHECK(first_character("\xFFg") == 1);
    CHECK(first_character("a\x80g") == 2);
}

TEST_CASE("Bytes that belong to no character are replaced, one by one, and nothing else is") {
    CHECK(with_replacements("Zoë ♞") == "Zoë ♞");
    CHECK(with_replacements("caf\xE9.pgn") == "caf\uFFFD.pgn");
    CHECK(with_replacements("\xE2\x82") == "\uFFFD\uFFFD");
    CHECK(with_replacements("") == "");
}
