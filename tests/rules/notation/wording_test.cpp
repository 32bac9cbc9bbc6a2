// What a written move says is the same whichever way it is read.
#include "rules/notation/wording.hpp"
#include "tests/support/catch.hpp"

#include <string>

using rules::notation::english_letters;
using rules::notation::read_wording;

namespace {

/// With a space in front a move is not read as PGN exports it, but as people may write it.
void expect_alike(const std::string& text) {
    const auto one = read_wording(text, english_letters());
    const auto other = read_wording(" " + text, english_letters());
    if (one == other) return;
    INFO(text);
    CHECK(one == other);
}

void expect_alike_up_to(std::size_t length, std::string& text, std::string_view signs) {
    expect_alike(text);
    if (text.size() == length) return;
    for (const char sign : signs) {
        text.push_back(sign);
        expect_alike_up_to(length, text, signs);
        text.pop_back();
    }
}

} // namespace

TEST_CASE("A move written as PGN exports it says what it says in every other way of reading") {
    std::string text;
    expect_alike_up_to(5, text, "KNBae14x=+OP");
    for (const std::string beginning : {"exd8", "Nbx", "Qe4", "a7a8", "Rh1"}) {
        text = beginning;
        expect_alike_up_to(beginning.size() + 3, text, "QNPqe14x=+#-(O@");
    }
    CHECK(read_wording("Nbxd7+", english_letters()) == read_wording(" Nbxd7", english_letters()));
}
