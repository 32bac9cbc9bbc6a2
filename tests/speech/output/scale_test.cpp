#include "speech/output/dispatcher/scale.hpp"
#include "tests/support/catch.hpp"

using speech::output::dispatcher::Scale;
using speech::voice::Pitch;
using speech::voice::WordsPerMinute;

namespace {

Scale scale(int words, int pitch, float volume) {
    return speech::output::dispatcher::scale({WordsPerMinute(words), Pitch(pitch), {}}, sounds::mixer::Volume(volume));
}

} // namespace

TEST_CASE("The rate, pitch and volume of the program are those of speech-dispatcher's eSpeak NG") {
    CHECK(scale(170, 50, 1.0F) == Scale{0, 0, 100});
    CHECK(scale(80, 0, 0.0F) == Scale{-100, -100, -100});
    CHECK(scale(125, 25, 0.5F) == Scale{-50, -50, 0});
    CHECK(scale(310, 100, 0.8F) == Scale{50, 100, 60});
}

TEST_CASE("What is faster than speech-dispatcher can be told is as fast as it can be told") {
    CHECK(scale(449, 50, 1.0F).rate == 100);
    CHECK(scale(600, 50, 1.0F).rate == 100);
}
