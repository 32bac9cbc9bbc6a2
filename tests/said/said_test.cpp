// Everything said about a game, language by language, is written down in locales/<tag>/said.txt.
#include "speech/phrases/locale.hpp"
#include "tests/said/scenes.hpp"
#include "tests/speech/support/words.hpp"
#include "tests/support/golden.hpp"

TEST_CASE("Everything is said as it is written down") {
    const auto locales = speech::phrases::locales_of(words::source);
    for (const auto& language : speech::phrases::languages(locales))
        golden::check(locales / language.tag / "said.txt", said::lines(words::load_catalogue(language.tag)));
}
