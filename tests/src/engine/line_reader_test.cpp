#include "src/engine/line_reader.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <rapidcheck.h>

using engine::LineReader;
using Lines = std::vector<std::string>;

TEST_CASE("Lines are put together from the portions they come in") {
    LineReader reader(100);
    CHECK(reader.feed("uci").empty());
    CHECK(reader.feed("ok\r\nread") == Lines{"uciok"});
    CHECK(reader.feed("yok\n\nbest") == Lines{"readyok", ""});
    CHECK(reader.feed("move e2e4\n") == Lines{"bestmove e2e4"});
}

TEST_CASE("A line that is too long is left out, and the next one is read") {
    LineReader reader(5);
    CHECK(reader.feed("12345\n123456\n12\n") == Lines{"12345", "12"});
    CHECK(reader.feed(std::string(1000, 'x')).empty());
    CHECK(reader.feed(std::string(1000, 'x')).empty());
    CHECK(reader.feed("x\nabc\n") == Lines{"abc"});
}

TEST_CASE("However bytes are portioned, the lines are the same") {
    CHECK(rc::check([](const std::string& bytes) {
        LineReader whole(20);
        const Lines expected = whole.feed(bytes);
        LineReader piecewise(20);
        Lines lines;
        for (std::size_t at = 0; at < bytes.size();) {
            const auto size = *rc::gen::inRange<std::size_t>(1, 8);
            for (std::string& line : piecewise.feed(std::string_view(bytes).substr(at, size))) lines.push_back(line);
            at += size;
        }
        RC_ASSERT(lines == expected);
    }));
}
