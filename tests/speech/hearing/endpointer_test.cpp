// Where in a sound somebody says something: computed sounds, no recogniser.
#include "speech/hearing/endpointer.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <cmath>
#include <random>

namespace endpoints {
namespace {

using speech::hearing::Endpointer;
using speech::hearing::OwnVoice;
using speech::hearing::samples_per_second;
using Sound = std::vector<std::int16_t>;

constexpr double pi = 3.14159265358979;

/// A room, and what happens in it.
class Room {
public:
    explicit Room(double noise)
        : noise_{noise} {}

    /// So many seconds of nothing but its noise.
    Room& quiet(double seconds) { return sound(seconds, 0); }
    /// A voice: syllables of a fifth of a second, a little louder and softer, with harmonics.
    Room& speak(double seconds, double loudness) { return sound(seconds, loudness); }

    const Sound& heard() const { return heard_; }
    std::size_t size() const { return heard_.size(); }

private:
    Room& sound(double seconds, double loudness) {
        const auto length = static_cast<int>(seconds * samples_per_second);
        for (int sample = 0; sample < length; ++sample) {
            const double at = static_cast<double>(sample) / samples_per_second;
            const double syllable = 0.55 + 0.45 * std::cos(2 * pi * at / 0.2);
            const double voice = std::sin(2 * pi * 140 * at) + 0.5 * std::sin(2 * pi * 700 * at);
            const double noise = noise_ * (static_cast<double>(chance_() % 2001) / 1000 - 1);
            heard_.push_back(static_cast<std::int16_t>(noise + loudness * syllable * voice));
        }
        return *this;
    }

    double noise_;
    std::minstd_rand chance_{7}; // NOLINT: the same each time
    Sound heard_;
};

/// In pieces as a microphone brings them.
std::vector<Sound> utterances_in(Endpointer& endpointer, const Sound& sound, OwnVoice own = OwnVoice::Silent) {
    std::vector<Sound> found;
    constexpr std::size_t piece = 517;
    for (std::size_t at = 0; at < sound.size(); at += piece) {
        const auto next = std::span(sound).subspan(at, std::min(piece, sound.size() - at));
        for (Sound& each : endpointer.take(next, own)) found.push_back(std::move(each));
    }
    return found;
}

std::vector<Sound> utterances_in(const Sound& sound) {
    Endpointer endpointer;
    return utterances_in(endpointer, sound);
}

double seconds(const Sound& sound) { return static_cast<double>(sound.size()) / samples_per_second; }

} // namespace

TEST_CASE("Somebody who speaks in a quiet room is caught, with a third of a second before and after") {
    const auto found = utterances_in(Room(20).quiet(1).speak(1, 3000).quiet(1).heard());
    REQUIRE(found.size() == 1);
    CHECK(seconds(found[0]) > 1.5);
    CHECK(seconds(found[0]) < 1.9);
}

TEST_CASE("Nothing of the first sound is cut off") {
    const Room room = Room(20).quiet(1).speak(0.8, 3000).quiet(1);
    const auto found = utterances_in(room.heard());
    REQUIRE(found.size() == 1);
    // What was caught is a piece of what was heard: it begins before the voice does.
    const auto place = std::ranges::search(room.heard(), found[0]);
    REQUIRE_FALSE(place.empty());
    const auto begin = static_cast<double>(place.begin() - room.heard().begin()) / samples_per_second;
    CHECK(begin < 0.75);
    CHECK(begin > 0.5);
}

TEST_CASE("A soft beginning before the loud part is kept") {
    Room room(20);
    room.quiet(1).speak(0.2, 80).speak(0.8, 4000).quiet(1);
    const auto found = utterances_in(room.heard());
    REQUIRE(found.size() == 1);
    const auto place = std::ranges::search(room.heard(), found[0]);
    CHECK(place.begin() - room.heard().begin() < samples_per_second);
}

TEST_CASE("In noise a voice is caught that is louder than the noise") {
    const double noise = GENERATE(100.0, 500.0, 1500.0);
    CAPTURE(noise);
    const auto found = utterances_in(Room(noise).quiet(2).speak(1.2, noise * 4).quiet(1.5).heard());
    CHECK(found.size() == 1);
}

TEST_CASE("Noise that goes on alike is nobody, also where it begins at once") {
    CHECK(utterances_in(Room(2000).quiet(20).heard()).empty());
    Endpointer endpointer;
    CHECK(utterances_in(endpointer, Room(10).quiet(2).heard()).empty());
    const auto found = utterances_in(endpointer, Room(2000).quiet(20).heard());
    CHECK(found.size() <= 1); // until the room is known to have become loud
    CHECK(utterances_in(endpointer, Room(2000).quiet(20).heard()).empty());
}

TEST_CASE("A click, a knock and digital silence are nobody") {
    Room room(20);
    room.quiet(1).speak(0.03, 20'000).quiet(1).speak(0.08, 20'000).quiet(0.3).speak(0.02, 9000).quiet(1);
    CHECK(utterances_in(room.heard()).empty());
    CHECK(utterances_in(Sound(10 * samples_per_second)).empty());
}

TEST_CASE("Two sentences are two, and a pause between words is none") {
    const auto found = utterances_in(
        Room(20).quiet(1).speak(0.4, 3000).quiet(0.35).speak(0.8, 3000).quiet(1).speak(0.5, 3000).quiet(1).heard());
    REQUIRE(found.size() == 2);
    CHECK(seconds(found[0]) > 1.55);
    CHECK(seconds(found[1]) < 1.4);
}

TEST_CASE("What goes on for longer than six seconds was not said to the program") {
    CHECK(utterances_in(Room(20).quiet(1).speak(9, 3000).quiet(1).heard()).empty());
    Endpointer endpointer;
    utterances_in(endpointer, Room(20).quiet(1).speak(9, 3000).quiet(1).heard());
    CHECK(utterances_in(endpointer, Room(20).quiet(6).speak(1, 3000).quiet(1).heard()).size() == 1);
}

TEST_CASE("What overlaps the program's own voice is passed over whole") {
    const double before = GENERATE(0.0, 0.3, 0.9);
    CAPTURE(before);
    Endpointer endpointer;
    std::vector<Sound> found = utterances_in(endpointer, Room(20).quiet(1).speak(before, 3000).heard());
    for (Sound& each : utterances_in(endpointer, Room(20).speak(0.3, 3000).heard(), OwnVoice::Audible))
        found.push_back(std::move(each));
    for (Sound& each : utterances_in(endpointer, Room(20).speak(0.7, 3000).quiet(1).heard()))
        found.push_back(std::move(each));
    CHECK(found.empty());
    CHECK(utterances_in(endpointer, Room(20).speak(0.7, 3000).quiet(1).heard()).size() == 1);
}

TEST_CASE("Nothing of the program's own voice is before what was said behind it") {
    Endpointer endpointer;
    CHECK(utterances_in(endpointer, Room(20).quiet(1).heard()).empty());
    CHECK(utterances_in(endpointer, Room(20).speak(1, 9000).quiet(0.3).heard(), OwnVoice::Audible).empty());
    const auto found = utterances_in(endpointer, Room(20).quiet(0.1).speak(0.7, 3000).quiet(1).heard());
    REQUIRE(found.size() == 1);
    CHECK(seconds(found[0]) < 0.1 + 0.7 + 0.45);
}

TEST_CASE("What was forgotten is not part of what is said then") {
    Endpointer endpointer;
    CHECK(utterances_in(endpointer, Room(20).quiet(1).speak(0.5, 3000).heard()).empty());
    endpointer.forget();
    CHECK(utterances_in(endpointer, Room(20).quiet(1).heard()).empty());
}

} // namespace endpoints
