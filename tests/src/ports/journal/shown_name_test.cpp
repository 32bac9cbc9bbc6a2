#include "src/ports/journal/shown_name.hpp"

#include "tests/support/catch.hpp"

using ports::journal::longest_name;
using ports::journal::shown_name;

namespace {

std::string repeated(std::string_view character, std::size_t count) {
    std::string text;
    for (; count > 0; --count) text += character;
    return text;
}

} // namespace

TEST_CASE("A name is shown as it is up to a length, and beyond it ends with an ellipsis") {
    CHECK(shown_name("").empty());
    CHECK(shown_name("Sina").size() == 4);
    for (const char* character : {"a", "ä", "ش", "♞"}) {
        INFO(character);
        CHECK(shown_name(repeated(character, longest_name)) == repeated(character, longest_name));
        const std::string cut = repeated(character, longest_name - 1) + "…";
        CHECK(shown_name(repeated(character, longest_name + 1)) == cut);
        CHECK(shown_name(repeated(character, 100'000)) == cut);
    }
}

TEST_CASE("What is no text in a name is shown as such, and no character is cut in two") {
    CHECK(shown_name("a\nb") == "a\uFFFDb");
    CHECK(shown_name(repeated("\xFF", 1000)) == repeated("\uFFFD", longest_name - 1) + "…");
}
