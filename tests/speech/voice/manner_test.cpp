#include "speech/voice/manner.hpp"

#include "tests/support/catch.hpp"

using namespace speech::voice;
using speech::phrases::Language;
using speech::phrases::Part;
using speech::phrases::Run;

namespace {

const Language german{"de"};
const Run own{german, "Dame"};
const Run opponents{german, "Dame", Part::Opponent};

} // namespace

TEST_CASE("A language is spoken as all are, but for its own differences") {
    Manner manner;
    manner.rate = WordsPerMinute{300};
    manner.voices[Language{"en"}] = "en-us";
    manner.languages[german] = {.variant = Variant::Woman1, .words_per_minute = -60, .pitch = 10};
    const Delivery how = delivery(own, manner);
    CHECK(how.voice == "de");
    CHECK(how.variant == Variant::Woman1);
    CHECK(how.rate == WordsPerMinute{240});
    CHECK(how.pitch == Pitch{60});
    const Delivery english = delivery({Language{"en"}, "queen"}, manner);
    CHECK(english.voice == "en-us");
    CHECK(english.variant == Variant::Usual);
    CHECK(english.rate == WordsPerMinute{300});
}

TEST_CASE("Differences end where speech ends") {
    Manner manner;
    manner.languages[german] = {.words_per_minute = 300, .pitch = -50};
    manner.rate = WordsPerMinute{500};
    manner.second = {.pitch = -30};
    CHECK(delivery(own, manner).rate == WordsPerMinute{600});
    CHECK(delivery(opponents, manner).pitch == Pitch{0});
}

TEST_CASE("The second voice is never the first one again") {
    for (const Variant first : all_variants)
        for (const Variant second :
             {Variant::Man1, Variant::Man2, Variant::Man3, Variant::Woman1, Variant::Woman2, Variant::Woman3}) {
            Manner manner;
            manner.languages[german].variant = first;
            manner.second.variant = second;
            CHECK(delivery(own, manner).variant == first);
            CHECK(delivery(opponents, manner).variant != first);
        }
    Manner deeper;
    deeper.languages[german].variant = Variant::Woman2;
    deeper.second.pitch = -30;
    CHECK(delivery(opponents, deeper).variant == Variant::Woman2);
    CHECK(delivery(opponents, deeper).pitch == Pitch{20});
}
