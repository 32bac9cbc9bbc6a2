// What reaches a terminal is text.
#include "src/tools/output/plain_text.hpp"
#include "tests/support/catch.hpp"

#include <sstream>

using tools::output::PlainOutput;

namespace {

/// The text as it comes out, given in pieces of that size.
std::string printed(const std::string& text, std::size_t piece) {
    std::ostringstream out;
    {
        const PlainOutput plain(out);
        for (std::size_t at = 0; at < text.size(); at += piece) out << text.substr(at, piece);
    }
    return out.str();
}

} // namespace

TEST_CASE("Letters of all languages, tabs, lines and pages are printed as they are") {
    for (const char* text : {"", "Springer f3\n", "a\tb\n", "page\fpage\n", "größer – “Zug”", "حرکتِ ثبتی", "♘f3 𝄞"})
        for (std::size_t piece = 1; piece < 6; ++piece) CHECK(printed(text, piece) == text);
}

TEST_CASE("Control characters and bytes that are no text are replaced, wherever the text is cut") {
    const std::pair<std::string, std::string> cases[] = {
        {"\x1b]0;owned\x07", "\uFFFD]0;owned\uFFFD"},
        {"one\rtwo\x7f\b", "one\uFFFDtwo\uFFFD\uFFFD"},
        {std::string("a\0b", 3), "a\uFFFDb"},
        {"\xC2\x9B[2J", "\uFFFD[2J"},     // U+009B, which begins an order as ESC [ does
        {"\x9B[2J", "\uFFFD[2J"},         // the same as one byte
        {"\xC2\xA0|", "\xC2\xA0|"},       // U+00A0 is a space
        {"\xE4\x1b[m", "\uFFFD\uFFFD[m"}, // a character that breaks off
        {"\xE0\x82\x9B", "\uFFFD"},       // U+009B, written too long
        {"\xED\xA0\x80", "\uFFFD"},       // half a surrogate pair
        {"\xF5\xFF", "\uFFFD\uFFFD"},
        {"half \xE2\x99", "half \uFFFD"},
    };
    for (const auto& [text, plain] : cases)
        for (std::size_t piece = 1; piece < 6; ++piece) {
            INFO(plain << " in pieces of " << piece);
            CHECK(printed(text, piece) == plain);
        }
}

TEST_CASE("A stream that cannot be written to says so") {
    std::ostringstream out;
    const PlainOutput plain(out);
    out << "text";
    CHECK(out.good());
    struct Full : std::streambuf {
    } full;
    std::ostream broken(&full);
    const PlainOutput filtered(broken);
    broken << "text\x1b";
    CHECK_FALSE(broken.good());
}
