#include "speech/voice/espeak/respelling.hpp"

#include "tests/support/catch.hpp"

using speech::voice::espeak::respelled;

TEST_CASE("Cäsar is written for the German voice as it must sound") {
    CHECK(respelled({{"de"}, "Springer Cäsar drei"}) == "Springer Zäsar drei");
    CHECK(respelled({{"de"}, "Cäsar vier, Cäsar fünf"}) == "Zäsar vier, Zäsar fünf");
}

TEST_CASE("Other words and other languages are left as they are") {
    CHECK(respelled({{"de"}, "Anna zwei"}) == "Anna zwei");
    CHECK(respelled({{"en"}, "Cäsar"}) == "Cäsar");
}
