// What a player's own words come to in a position: believed, asked about, or neither.
#include "speech/hearing/own.hpp"
#include "tests/speech/hearing/templates/parrot.hpp"
#include "tests/speech/hearing/templates/speaker.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <cstdio>

namespace {

using namespace speakers;
namespace hearing = speech::hearing;

/// What is said to somebody else.
const std::vector<std::string> others{"Guten Morgen, wie geht es dir",
                                      "Ich hätte gern ein Glas Wasser",
                                      "Moment bitte",
                                      "Kannst du mir helfen",
                                      "Warte mal",
                                      "Berlin liegt an der Spree",
                                      "Das glaube ich nicht",
                                      "Danke schön",
                                      "Wo ist denn meine Tasche",
                                      "Das war knapp",
                                      "Wie spät ist es",
                                      "Einen Augenblick",
                                      "Noch einen Kaffee",
                                      "Ja",
                                      "Nein",
                                      "Das Wetter ist heute sehr schön",
                                      "Uhrzeit",
                                      "Achtung",
                                      "Hallo Eva",
                                      "Felix ist da"};

constexpr Variant enrolled = Variant::Woman1;

const templates::OwnWords& own_words() {
    static const templates::OwnWords own(recorded(thrice(enrolled)));
    return own;
}

hearing::Heard heard_by(hearing::Recogniser& trained, const Sound& sound,
                        const templates::OwnWords* own = &own_words()) {
    return hearing::hear({trained, own}, sound, words::position_of(start), speech_of_german());
}

std::string words_of(const hearing::Heard& heard) {
    if (const auto* certain = std::get_if<hearing::Certain>(&heard)) return folded(certain->said.words.text);
    if (const auto* unsure = std::get_if<hearing::Unsure>(&heard))
        return folded(unsure->likelier.words.text) + "?" + folded(unsure->other.words.text);
    return "-";
}

TEST_CASE("what is said in one's own words is believed, or left to others, and never taken for anything else") {
    Parrot parrot("nothing");
    int right = 0;
    int all = 0;
    for (const Saying& saying : tests::share_of(sayings, 6))
        for (const double softer : {100.0, 20.0}) {
            const Sound sound = in_noise(say(saying.words, {enrolled, 140, 2}), softer);
            const int asked = parrot.asked;
            const std::string heard = words_of(
                hearing::hear({parrot, &own_words()}, sound, words::position_of(saying.fen), speech_of_german()));
            INFO(saying.words << " " << softer << " " << heard);
            CHECK((heard == folded(saying.words) || heard == "-"));
            if (heard != "-") CHECK(parrot.asked == asked);
            if (heard != "-") ++right;
            ++all;
        }
    CHECK(right * 10 >= all * 8);
}

TEST_CASE("what is said to somebody else is neither believed nor asked about") {
    for (const std::string& sentence : tests::share_of(others, 6)) {
        INFO(sentence);
        for (const double softer : {100.0, 20.0, 10.0}) {
            const auto weighed = hearing::weigh(own_words(), in_noise(say(sentence, {enrolled, 140, 0}), softer),
                                                words::position_of(start), speech_of_german());
            if (weighed) CHECK(std::holds_alternative<hearing::Unclear>(hearing::judged(*weighed)));
        }
    }
}

TEST_CASE("people talking in the room leave one's own words understood, and are not taken for them") {
    const auto judge = [](const Sound& sound, const char* fen) {
        const auto weighed = hearing::weigh(own_words(), sound, words::position_of(fen), speech_of_german());
        return weighed ? words_of(hearing::judged(*weighed)) : "-";
    };
    int right = 0;
    int all = 0;
    for (const Saying& saying : tests::share_of(sayings, 6))
        for (const double softer : {20.0, 15.0}) {
            const std::string heard = judge(in_babble(after_a_moment(say(saying.words, {enrolled, 140, 2})), softer,
                                                      static_cast<std::size_t>(all) * 7919),
                                            saying.fen);
            INFO(saying.words << " " << softer << " " << heard);
            CHECK((heard == folded(saying.words) || heard == "-" || heard.starts_with(folded(saying.words) + "?")));
            if (heard == folded(saying.words)) ++right;
            ++all;
        }
    INFO(right << " of " << all);
    CHECK(right * 10 >= all * 8);
    for (const std::string& sentence : tests::share_of(others, 6)) {
        INFO(sentence);
        for (const double softer : {20.0, 10.0})
            CHECK(judge(in_babble(say(sentence, {enrolled, 140, 0}), softer, sentence.size() * 7919), start) == "-");
    }
    for (std::size_t place = 0; place < 5; ++place) {
        const auto begin = babble().begin() + static_cast<std::ptrdiff_t>(place * 4000);
        CHECK(judge(Sound(begin, begin + 24000), start) == "-");
    }
}

TEST_CASE("a move that cannot be made here is not believed") {
    for (const char* words : {"Springer Felix sechs", "Dame Hektor fünf", "Läufer schlägt Felix sieben"}) {
        INFO(words);
        const auto weighed =
            hearing::weigh(own_words(), say(words, {enrolled, 140, 0}), words::position_of(start), speech_of_german());
        if (weighed) CHECK(std::holds_alternative<hearing::Unclear>(hearing::judged(*weighed)));
    }
}

TEST_CASE("where all moves are recorded, a move that cannot be made here is not taken for the one others hear") {
    for (const auto& [said, heard_by_others] :
         {std::pair{"Springer Felix sechs", "Springer Felix drei"}, {"Anna fünf", "Anna drei"}}) {
        INFO(said);
        Parrot parrot(heard_by_others);
        CHECK(words_of(heard_by(parrot, say(said, {enrolled, 140, 0}))) == "-");
        CHECK(words_of(heard_by(parrot, say(said, {enrolled, 140, 0}), nullptr)) == folded(heard_by_others));
    }
}

TEST_CASE("one's own words are believed where nothing else is near, and asked about where something is") {
    const hearing::Said drei{
        rules::board::Move::normal(*rules::board::Square::parse("d2"), *rules::board::Square::parse("d3")),
        {{"de"}, "David drei"}};
    const hearing::Said vier{
        rules::board::Move::normal(*rules::board::Square::parse("d2"), *rules::board::Square::parse("d4")),
        {{"de"}, "David vier"}};
    const hearing::Weighed close{drei, {1.5, 1.5, 10, 1}, 12, vier};
    CHECK(words_of(hearing::judged(close)) == "david drei?david vier");
    const hearing::Weighed closer{drei, {1.5, 1.5, 10, 1}, 4, vier};
    CHECK(words_of(hearing::judged(closer)) == "-");
    const hearing::Weighed far{drei, {1.5, 1.5, 10, 1}, 100, vier};
    CHECK(words_of(hearing::judged(far)) == "david drei");
    const hearing::Weighed alone{drei, {1.5, 1.5, 10, 1}};
    CHECK(words_of(hearing::judged(alone)) == "david drei");
    for (const hearing::Weighed& doubtful : {hearing::Weighed{drei, {2.2, 2.2, 10, 1}, 100, vier, 0},
                                             hearing::Weighed{drei, {1.5, 3, 10, 1}, 100, vier, 0},
                                             hearing::Weighed{drei, {1.5, 1.5, 10, 0.8}, 100, vier, 0},
                                             hearing::Weighed{drei, {1.5, 1.5, 10, 1}, 100, vier, 20}})
        CHECK(words_of(hearing::judged(doubtful)) == "-");
    // The quieter the room, the more unlike they may be.
    CHECK(words_of(hearing::judged(hearing::Weighed{drei, {2.2, 2.2, 20, 1}, 100, vier})) == "david drei");
    CHECK(words_of(hearing::judged(hearing::Weighed{drei, {3.2, 5.9, 50, 1}, 100, vier})) == "david drei");
    CHECK(words_of(hearing::judged(hearing::Weighed{drei, {1.6, 2, -5, 1}, 100, vier})) == "david drei");
    CHECK(words_of(hearing::judged(hearing::Weighed{drei, {1.8, 2, -5, 1}, 100, vier})) == "-");
}

TEST_CASE("while some words are missing, what both hear is believed; of two things one is asked about") {
    const templates::OwnWords some(recorded(thrice(enrolled), {"Springer", "Felix", "Eva", "drei", "vier"}));
    CHECK_FALSE(hearing::knows_all_moves(some.templates(), speech_of_german().own));
    CHECK(hearing::knows_all_moves(own_words().templates(), speech_of_german().own));
    Parrot same("Eva drei");
    CHECK(words_of(heard_by(same, say("Eva drei", {enrolled}), &some)) == "eva drei");
    Parrot other("Bella drei");
    CHECK(words_of(heard_by(other, say("Eva drei", {enrolled}), &some)) == "bella drei?eva drei");
    // Of two words that are both recorded one may be asked about only where all are.
    Parrot mute("nothing");
    CHECK(words_of(heard_by(mute, say("Eva drei", {enrolled}), &some)) == "-");
    // A word that was not recorded is taken for the nearest in noise: that alone is never believed.
    Parrot deaf("Hektor acht");
    CHECK(words_of(heard_by(deaf, in_noise(say("Bella drei", {enrolled}), 10), &some)) == "-");
}

TEST_CASE("whoever has recorded nothing, or speaks in another voice, is heard as anybody") {
    Parrot parrot("Anna drei");
    CHECK(words_of(heard_by(parrot, say("Springer Felix drei", {enrolled}), nullptr)) == "anna drei");
    const int before = parrot.asked;
    CHECK(before > 0);
    CHECK(words_of(heard_by(parrot, say("Springer Felix drei", {Variant::Man3, 140, 0}))) == "anna drei");
    CHECK(parrot.asked > before);
}

void print(const char* kind, Variant variant, double noise, const std::string& right,
           const std::optional<hearing::Weighed>& weighed) {
    if (!weighed) return void(std::printf("%s,%d,%.0f,none\n", kind, static_cast<int>(variant), noise));
    const auto& evidence = weighed->evidence;
    std::printf("%s,%d,%.0f,%d,%.2f,%.2f,%.1f,%.3f,%.1f,%.1f,%zu,%s\n", kind, static_cast<int>(variant), noise,
                folded(weighed->said.words.text) == right ? 1 : 0, evidence.distance, evidence.worst_distance,
                evidence.signal_to_noise, evidence.coverage, weighed->ahead.value_or(0), weighed->behind_any_words,
                speech::vocabulary::split(weighed->said.words.text).size(), folded(weighed->said.words.text).c_str());
}

// What the limits of speech/hearing/own.cpp were fitted with: tests_speech_hearing_templates "weighed, line by line"
TEST_CASE("weighed, line by line", "[.]") {
    const std::vector<double> decibels{100, 20, 10, 5}; // the first is silence
    for (const Variant variant : speech::voice::all_variants) {
        const templates::OwnWords own(recorded(thrice(variant)));
        unsigned seed = 0;
        const auto weigh = [&](const Sound& sound, const char* fen) {
            return hearing::weigh(own, sound, words::position_of(fen), speech_of_german());
        };
        for (const double softer : decibels) {
            for (const Speaker& speaker : {Speaker{variant, 175, 6}, Speaker{variant, 128, -3}})
                for (const Saying& saying : sayings)
                    print("move", variant, softer, folded(saying.words),
                          weigh(in_noise(say(saying.words, speaker), softer, ++seed), saying.fen));
            for (const std::string& sentence : others) {
                const char* const fen = sayings[++seed % sayings.size()].fen;
                print("other", variant, softer, "-",
                      weigh(in_noise(say(sentence, {variant, 140, 0}), softer, seed), fen));
            }
            // A move of another position, which can mostly not be made here.
            for (const Saying& saying : sayings)
                if (saying.fen != open_game && saying.fen != captures)
                    print("elsewhere", variant, softer, folded(saying.words),
                          weigh(in_noise(say(saying.words, {variant, 150, 2}), softer, ++seed),
                                saying.fen == start ? middlegame : start));
            for (const Variant someone : speech::voice::all_variants)
                if (someone != variant)
                    for (std::size_t place = 0; place < sayings.size(); place += 5)
                        print("someone", variant, softer, folded(sayings[place].words),
                              weigh(in_noise(say(sayings[place].words, {someone, 140, 0}), softer, ++seed),
                                    sayings[place].fen));
        }
    }
}

} // namespace
