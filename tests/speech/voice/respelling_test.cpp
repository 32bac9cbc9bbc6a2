#include "speech/voice/espeak/respelling.hpp"

#include "tests/support/catch.hpp"

using speech::voice::espeak::respelled;

TEST_CASE("Cäsar is written for the German voice as it must sound") {
    CHECK(respelled({{"de"}, "Springer Cäsar drei"}) == "Springer Zäsar drei");
    CHECK(respelled({{"de"}, "Cäsar vier, Cäsar fünf"}) == "Zäsar vier, Zäsar fünf");
}

TEST_CASE("Persian and Arabic thousands have no sign between them, for the voice would say it") {
    CHECK(respelled({{"fa"}, "۱٬۵۰۰"}) == "۱۵۰۰");
    CHECK(respelled({{"ar"}, "١٬٥٠٠"}) == "١٥٠٠");
}

TEST_CASE("An Arabic consonant is doubled before it has its vowel") {
    CHECK(respelled({{"ar"}, "يُقَر\u0650\u0651ر"}) == "يُقَر\u0651\u0650ر");
    CHECK(respelled({{"ar"}, "يُقَر\u0651\u0650ر"}) == "يُقَر\u0651\u0650ر");
}

TEST_CASE("Other words and other languages are left as they are") {
    CHECK(respelled({{"de"}, "Anna zwei"}) == "Anna zwei");
    CHECK(respelled({{"en"}, "Cäsar"}) == "Cäsar");
}
