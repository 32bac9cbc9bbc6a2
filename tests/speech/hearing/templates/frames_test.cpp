// Frames, end points, and what is kept of recordings.
#include "tests/speech/hearing/templates/speaker.hpp"

#include <numbers>

namespace {

using namespace speakers;
using templates::Frames;
using templates::Template;

Sound tone(double hertz, double seconds, double loudness) {
    Sound sound;
    for (int at = 0; at < static_cast<int>(seconds * speech::hearing::samples_per_second); ++at)
        sound.push_back(static_cast<std::int16_t>(
            loudness * std::sin(2 * std::numbers::pi * hertz * at / speech::hearing::samples_per_second)));
    return sound;
}

std::size_t loudest_band(const templates::Bands& bands) {
    return static_cast<std::size_t>(std::max_element(bands.begin(), bands.end()) - bands.begin());
}

TEST_CASE("there are a hundred frames a second, and higher tones are in higher bands") {
    const Frames low = templates::frames_of(tone(300, 1, 5000));
    const Frames middle = templates::frames_of(tone(1000, 1, 5000));
    const Frames high = templates::frames_of(tone(4000, 1, 5000));
    CHECK(low.size() >= 97);
    CHECK(low.size() <= 100);
    CHECK(loudest_band(low[50]) < loudest_band(middle[50]));
    CHECK(loudest_band(middle[50]) < loudest_band(high[50]));
}

TEST_CASE("a tone ten times as strong has a hundred times the power") {
    const auto soft = templates::frames_of(tone(1000, 1, 1000));
    const auto loud = templates::frames_of(tone(1000, 1, 10000));
    CHECK(templates::loudness(loud[50]) - templates::loudness(soft[50]) == Approx(std::log(100)).margin(0.05));
}

TEST_CASE("what is shorter than a frame has none") {
    CHECK(templates::frames_of({}).empty());
    CHECK(templates::frames_of(Sound(1, 1000)).empty());
    CHECK(templates::frames_of(Sound(399, 1000)).empty());
    CHECK(templates::frames_of(Sound(400, 1000)).size() == 1);
}

TEST_CASE("the silence around a word is cut off") {
    const Frames frames = templates::frames_of(say("Springer", {}));
    const auto word = templates::trimmed(frames);
    REQUIRE(word);
    CHECK(word->frames.size() < frames.size() - 30);
    CHECK(word->frames.size() > 30);
    CHECK_FALSE(templates::trimmed(templates::frames_of(Sound(16000))));
    CHECK_FALSE(templates::trimmed(templates::frames_of(saying::noise(3000, 0))));
    CHECK_FALSE(templates::trimmed({}));
}

TEST_CASE("a room is as loud as where nobody speaks, even when somebody speaks at once") {
    const Sound word = in_noise(say("Springer", {}), 20);
    const auto room = templates::room_of(templates::frames_of(word));
    CHECK(room.signal_to_noise() == Approx(20).margin(7));
    const Sound at_once(word.begin() + 4000, word.end());
    CHECK(templates::room_of(templates::frames_of(at_once)).signal_to_noise() == Approx(20).margin(7));
}

TEST_CASE("the last three recordings of a word are kept") {
    templates::Templates known;
    const HeardWord anna = heard("Anna");
    CHECK_FALSE(known.level());
    for (const float level : {1.0F, 2.0F, 3.0F, 4.0F}) known.learn(anna, Template{Frames(1), level});
    REQUIRE(known.words().at(anna).size() == 3);
    CHECK(known.words().at(anna).front().level == 2.0F);
    CHECK(known.level() == 3.0F);
    known.forget(anna);
    CHECK(known.words().empty());
}

} // namespace
