#include "base/text/utf8.hpp"
#include "src/shell/wrap.hpp"
#include "tests/support/catch.hpp"

using Lines = std::vector<std::string>;

namespace {

/// Every character is one wide.
int one_each(const std::string& text) {
    int count = 0;
    for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(base::text::first_character(rest))) ++count;
    return count;
}

Lines wrapped(std::string_view text, int width, std::size_t lines) { return shell::wrap(text, width, lines, one_each); }

} // namespace

TEST_CASE("Text is broken at spaces") {
    CHECK(wrapped("Springer Felix drei", 30, 5) == Lines{"Springer Felix drei"});
    CHECK(wrapped("Springer Felix drei", 14, 5) == Lines{"Springer Felix", "drei"});
    CHECK(wrapped("Springer Felix drei", 13, 5) == Lines{"Springer", "Felix drei"});
}

TEST_CASE("No line ends where the text is tied") {
    CHECK(wrapped(shell::tie("Springer Felix drei", {14}), 14, 5) == Lines{"Springer", "Felix\u00A0drei"});
    CHECK(shell::tie("e 4, f 5", {1, 6}) == "e\u00A04, f\u00A05");
    CHECK(shell::tie("e4", {}) == "e4");
}

TEST_CASE("A line feed always breaks") {
    CHECK(wrapped("one\ntwo three", 30, 5) == Lines{"one", "two three"});
    CHECK(wrapped("one\n\ntwo", 30, 5) == Lines{"one", "", "two"});
}

TEST_CASE("A word wider than the line is broken where it must") {
    CHECK(wrapped("Felix Rochadenrecht", 7, 5) == Lines{"Felix", "Rochade", "nrecht"});
    CHECK(wrapped("äöüß", 2, 5) == Lines{"äö", "üß"});
    CHECK(wrapped("ab", 0, 5) == Lines{"a", "b"});
}

TEST_CASE("What does not fit into the lines ends in an ellipsis") {
    CHECK(wrapped("one two three four", 9, 2) == Lines{"one two", "three fo…"});
    CHECK(wrapped("one\ntwo\nthree", 9, 2) == Lines{"one", "two three"});
    CHECK(wrapped("one two three", 9, 1) == Lines{"one two…"});
    CHECK(wrapped("one two", 7, 0).empty());
}

TEST_CASE("No text has no lines") { CHECK(wrapped("", 10, 3).empty()); }

TEST_CASE("A line is shortened only if it must be, and never within a character") {
    CHECK(shell::shorten("Königin", 7, one_each) == "Königin");
    CHECK(shell::shorten("Königin", 3, one_each) == "Kö…");
    CHECK(shell::shorten("two words", 5, one_each) == "two…");
    CHECK(shell::shorten("two", 0, one_each).empty());
}

TEST_CASE("Characters become UTF-8 of one to four bytes") {
    CHECK(base::text::to_utf8(U'k') == "k");
    CHECK(base::text::to_utf8(U'ß') == "ß");
    CHECK(base::text::to_utf8(U'♚') == "♚");
    CHECK(base::text::to_utf8(U'😀') == "😀");
    CHECK(base::text::first_character("😀k") == 4);
    CHECK(base::text::first_character("k😀") == 1);
}
