#include "src/outputs/voice_settings.hpp"

#include "tests/support/catch.hpp"

using namespace outputs;
using speech::phrases::Language;
using speech::voice::Manner;
using speech::voice::Variant;

TEST_CASE("What the player prefers becomes the manner of his voices") {
    Manner even;
    even.voices[Language{"en"}] = "en";
    settings::Preferences preferences;
    preferences.words_per_minute = 420;
    preferences.pitch = 40;
    preferences.second_voice = settings::SecondVoice::Woman;
    preferences.voice_profiles["en"] = {.accent = "en-us", .variant = Variant::Man1, .rate = -20, .pitch = 5};
    const Manner manner = preferred_manner(even, preferences);
    CHECK(manner.rate.value() == 420);
    CHECK(manner.pitch.value() == 40);
    CHECK(manner.voices.at(Language{"en"}) == "en-us");
    CHECK(manner.languages.at(Language{"en"}).variant == Variant::Man1);
    CHECK(manner.languages.at(Language{"en"}).words_per_minute == -20);
    CHECK(manner.second.variant == Variant::Woman2);
    CHECK(preferred_manner(even, {}).voices == even.voices);
}

TEST_CASE("Every second voice differs from the first") {
    for (const auto chosen : {settings::SecondVoice::Deeper, settings::SecondVoice::Higher, settings::SecondVoice::Man,
                              settings::SecondVoice::Woman}) {
        settings::Preferences preferences;
        preferences.second_voice = chosen;
        CHECK(preferred_manner({}, preferences).second != speech::voice::Difference{});
    }
}
