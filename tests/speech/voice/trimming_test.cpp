#include "speech/voice/trimming.hpp"

#include "tests/support/catch.hpp"

#include <rapidcheck.h>

using speech::voice::SilenceTrimmer;
using Samples = std::vector<std::int16_t>;

namespace {

// Trims the samples, given in pieces of that many.
Samples trimmed(const Samples& samples, std::size_t piece) {
    SilenceTrimmer trimmer;
    Samples result;
    for (std::size_t i = 0; i < samples.size(); i += piece) {
        const std::span next{samples.data() + i, std::min(piece, samples.size() - i)};
        REQUIRE(trimmer.push(next, [&](auto passed) {
            result.insert(result.end(), passed.begin(), passed.end());
            return true;
        }));
    }
    return result;
}

} // namespace

TEST_CASE("Quiet samples are taken off both ends and kept within") {
    const Samples phrase{0, 3, -16, 500, 16, 0, 0, -700, 2, 17, 16, -1};
    for (const std::size_t piece : {1U, 2U, 5U, 100U}) {
        CAPTURE(piece);
        CHECK(trimmed(phrase, piece) == Samples{500, 16, 0, 0, -700, 2, 17});
    }
}

TEST_CASE("Of silence nothing is left") {
    CHECK(trimmed({0, 16, -16, 0}, 3).empty());
    CHECK(trimmed({}, 1).empty());
}

TEST_CASE("What begins too faintly to be heard begins with what can be heard") {
    for (const std::size_t piece : {1U, 3U, 100U}) {
        CAPTURE(piece);
        CHECK(trimmed({5, 20, -300, 0, 365, 20, 3, -40, 0}, piece) == Samples{365, 20, 3, -40});
    }
}

TEST_CASE("What is faint altogether is heard all the same but for its beginning") {
    const Samples whisper(1000, 100);
    const Samples rest(whisper.size() - static_cast<std::size_t>(SilenceTrimmer::longest_faint), 100);
    for (const std::size_t piece : {1U, 7U, 2000U}) CHECK(trimmed(whisper, piece) == rest);
}

TEST_CASE("The loudest values there are count as loud") {
    CHECK(trimmed({0, -32768, 0}, 1) == Samples{-32768});
    CHECK(trimmed({0, 32767, 0}, 1) == Samples{32767});
}

TEST_CASE("However a phrase is cut into pieces, the same remains of it") {
    CHECK(rc::check([] {
        const auto phrase = *rc::gen::container<Samples>(rc::gen::inRange<std::int16_t>(-800, 800));
        const auto piece = *rc::gen::inRange<std::size_t>(1, 10);
        RC_ASSERT(trimmed(phrase, piece) == trimmed(phrase, phrase.size() + 1));
    }));
}

TEST_CASE("Nothing is passed on once it is no longer wanted") {
    SilenceTrimmer trimmer;
    int passed = 0;
    const auto refuse = [&](auto) {
        ++passed;
        return false;
    };
    CHECK_FALSE(trimmer.push(Samples{1000, 0, 1000}, refuse));
    CHECK(passed == 1);
}
