// Which recordings are refused, and why.
#include "tests/speech/hearing/templates/speaker.hpp"

namespace {

using namespace speakers;

const std::vector<std::string> some_words{"Anna", "Bella", "Eva", "zwei", "drei", "Springer"};
constexpr Speaker plainly{Variant::Man1, 140, 0};

const templates::Templates& few_words() {
    static const templates::Templates some = recorded({plainly}, some_words);
    return some;
}

Sound louder(Sound sound, double factor) {
    for (std::int16_t& sample : sound)
        sample = static_cast<std::int16_t>(std::clamp(sample * factor, -32768.0, 32767.0));
    return sound;
}

/// Nothing if the recording is taken.
std::optional<templates::Fault> fault_of(const Sound& sound, const std::string& word) {
    const auto judged = templates::judge(sound, heard(word), few_words());
    const auto* fault = std::get_if<templates::Fault>(&judged);
    return fault == nullptr ? std::nullopt : std::optional(*fault);
}

TEST_CASE("a word said again by the same voice is taken") {
    const std::string word = GENERATE(from_range(some_words));
    INFO(word);
    CHECK_FALSE(fault_of(say(word, {Variant::Man1, 125, 3}), word));
    CHECK_FALSE(fault_of(say(word, {Variant::Man1, 155, -3}), word));
}

TEST_CASE("the silence around a word counts for nothing") {
    const Sound word = say("Anna", {Variant::Woman3, 140, 20});
    Sound late(speech::hearing::samples_per_second, 0);
    late.insert(late.end(), word.begin(), word.end());
    late.insert(late.end(), speech::hearing::samples_per_second, 0);
    const auto distance = [](const Sound& sound) {
        const auto fault = fault_of(sound, "Anna");
        REQUIRE(fault);
        return std::get<templates::UnlikeOthers>(*fault).distance;
    };
    const double expected = distance(word);
    CHECK(distance(late) > 0.8 * expected);
    CHECK(distance(late) < 1.2 * expected);
}

TEST_CASE("the first recording of a word has nothing to be like") {
    CHECK_FALSE(fault_of(say("Hektor", plainly), "Hektor"));
    CHECK_FALSE(fault_of(say("Hektor", {Variant::Woman2, 140, 0}), "Hektor"));
}

TEST_CASE("what is too soft is refused") {
    CHECK(fault_of(louder(say("Anna", plainly), 0.02), "Anna") == templates::Fault(templates::TooSoft{}));
    CHECK(fault_of(in_noise(say("Anna", plainly), 3), "Anna") == templates::Fault(templates::TooSoft{}));
    CHECK(fault_of(saying::noise(3000, 0.5), "Anna") == templates::Fault(templates::TooSoft{}));
    CHECK(fault_of({}, "Anna") == templates::Fault(templates::TooSoft{}));
}

TEST_CASE("what is too loud for the microphone is refused") {
    CHECK(fault_of(louder(say("Anna", plainly), 20), "Anna") == templates::Fault(templates::Clipped{}));
}

TEST_CASE("what is too short or too long for a word is refused") {
    Sound click(speech::hearing::samples_per_second);
    for (std::size_t at = 8000; at < 8800; ++at) click[at] = at % 40 < 20 ? 9000 : -9000;
    CHECK(fault_of(click, "Anna") == templates::Fault(templates::TooShort{}));
    CHECK(fault_of(Sound(100, 9000), "Anna") == templates::Fault(templates::TooShort{}));
    CHECK(fault_of(say("Ich hätte gern ein Glas Wasser", plainly), "Anna") == templates::Fault(templates::TooLong{}));
}

TEST_CASE("another word than was asked for is refused, and named where it is known") {
    CHECK(fault_of(say("Springer", plainly), "Eva") == templates::Fault(templates::LikeAnother{heard("Springer")}));
    CHECK(fault_of(say("zwei", {Variant::Man1, 150, 2}), "drei") ==
          templates::Fault(templates::LikeAnother{heard("zwei")}));
}

TEST_CASE("what is unlike a word's other recordings is refused") {
    const auto fault = fault_of(say("Anna", {Variant::Woman2, 140, 0}), "Anna");
    REQUIRE(fault);
    CHECK((std::holds_alternative<templates::UnlikeOthers>(*fault) ||
           std::holds_alternative<templates::LikeAnother>(*fault)));
    templates::Templates only_anna;
    only_anna.learn(heard("Anna"), few_words().words().at(heard("Anna")).front());
    const auto judged = templates::judge(say("Springer", plainly), heard("Anna"), only_anna);
    REQUIRE(std::holds_alternative<templates::Fault>(judged));
    CHECK(std::holds_alternative<templates::UnlikeOthers>(std::get<templates::Fault>(judged)));
}

} // namespace
