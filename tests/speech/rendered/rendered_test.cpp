// What each language sounds like, measured in files: the real voices, the real sentences, as a player hears them.
#include "speech/phrases/locale.hpp"
#include "tests/speech/rendered/rendering.hpp"
#include "tests/speech/rendered/sentences.hpp"
#include "tests/speech/support/words.hpp"

#include "speech/voice/espeak/espeak.hpp"

using namespace tests::speech;
using namespace speech::voice;
using namespace std::chrono_literals;
using speech::phrases::Run;
using speech::phrases::Runs;

namespace {

constexpr float audible = 0.01F;
constexpr float silent = 0.002F;

Synth& voice() {
    static const std::unique_ptr<Synth> synth = [] {
        auto opened = espeak::open(espeak::load_pronunciation(speech::phrases::locales_of(words::source)).words);
        if (const auto* error = std::get_if<VoiceError>(&opened)) FAIL(error->detail);
        return std::get<std::unique_ptr<Synth>>(std::move(opened));
    }();
    return *synth;
}

/// Calls it with each sentence of each language there is, rendered at that rate.
void for_each_sentence(int rate, const std::function<void(const Runs&, const Rendered&)>& measure) {
    Manner manner;
    manner.rate = WordsPerMinute{rate};
    for (const auto& language : speech::phrases::languages(speech::phrases::locales_of(words::source))) {
        for (const Runs& sentence : sentences(words::load_catalogue(language.tag))) {
            CAPTURE(rate, language.tag, tagged_text(sentence));
            measure(sentence, rendered(sentence, voice(), manner));
        }
    }
}

std::span<const float> part(const Rendered& sound, Stretch stretch) {
    return std::span{sound.samples}.subspan(stretch.begin, stretch.end - stretch.begin);
}

/// Characters that are no spaces.
std::ptrdiff_t letters(const std::string& text) {
    return std::ranges::count_if(text, [](char byte) { return byte != ' ' && (byte & 0xC0) != 0x80; });
}

} // namespace

TEST_CASE("In every language each run is as long as its words take") {
    for_each_sentence(175, [](const Runs& sentence, const Rendered& sound) {
        REQUIRE(sound.stretches.size() == sentence.size());
        for (std::size_t i = 0; i < sentence.size(); ++i) {
            const auto each = length(part(sound, sound.stretches[i])) / letters(sentence[i].text);
            CAPTURE(sentence[i].text);
            CHECK(each > 40ms);
            CHECK(each < 160ms);
        }
    });
}

TEST_CASE("In every language each run is as loud as the others, and nothing is too loud for a file or a device") {
    for_each_sentence(175, [](const Runs&, const Rendered& sound) {
        for (const Stretch& stretch : sound.stretches) {
            const auto run = part(sound, stretch);
            CHECK(loudness(run) > 0.05);
            CHECK(loudness(run) < 0.15);
            CHECK(peak(run) > 0.25F);
            CHECK(peak(run) < 0.99F);
        }
    });
}

TEST_CASE("In every language and at any rate a sentence has silence neither in front nor behind, nor 60 ms between two "
          "runs") {
    for (const int rate : {80, 175, 350, 600}) {
        for_each_sentence(rate, [](const Runs&, const Rendered& sound) {
            CHECK(quiet_in_front(sound.samples, audible) < 3ms);
            CHECK(quiet_behind(sound.samples, silent) < 5ms);
            for (std::size_t i = 1; i < sound.stretches.size(); ++i)
                CHECK(quiet_around(sound.samples, sound.stretches[i].begin, audible) <= 60ms);
        });
    }
}
