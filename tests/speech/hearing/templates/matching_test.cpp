// A player's own words, heard again in moves.
#include "tests/speech/hearing/templates/speaker.hpp"
#include "tests/support/share.hpp"

#include <cstdio>
#include <ctime>

namespace {

using namespace speakers;

constexpr Variant player = Variant::Man1;

const templates::OwnWords& known() {
    static const templates::OwnWords own(recorded(thrice(player)));
    return own;
}

/// Faster and higher than the words were recorded, or slower and lower.
const Speaker hurried{player, 175, 6};
const Speaker calm{player, 128, -3};

const Net& net_of(const Saying& saying) {
    static std::map<std::string, Net> nets;
    const auto net = nets.find(saying.fen);
    return net != nets.end() ? net->second : nets.emplace(saying.fen, net_in(saying.fen)).first->second;
}

std::optional<templates::Finding> found(const templates::OwnWords& own, const Sound& sound, const Net& net) {
    auto utterance = own.listen(sound);
    REQUIRE(utterance);
    return templates::find(*utterance, net);
}

std::string told(const std::optional<templates::Finding>& finding) {
    return finding ? speakers::told(finding->match.words) : "-";
}

TEST_CASE("moves and orders are heard in the words of whoever recorded them") {
    const Saying saying = GENERATE(from_range(tests::share_of(sayings, 6)));
    INFO(saying.words);
    const auto finding = found(known(), say(saying.words, hurried), net_of(saying));
    CHECK(told(finding) == folded(saying.words));
    CHECK(finding->evidence.distance < 3.5);
    CHECK(finding->evidence.worst_distance >= finding->evidence.distance);
    CHECK(finding->evidence.coverage > 0.9);
}

TEST_CASE("noise of the room is added to the recordings") {
    const Saying saying = GENERATE(from_range(tests::share_of(sayings, 6)));
    INFO(saying.words);
    const auto finding = found(known(), in_noise(say(saying.words, calm), 20), net_of(saying));
    CHECK(told(finding) == folded(saying.words));
    CHECK(finding->evidence.signal_to_noise > 14);
    CHECK(finding->evidence.signal_to_noise < 26);
}

TEST_CASE("what was not recorded is far from all words, or leaves loud frames to the room") {
    const std::string words =
        GENERATE("Guten Morgen, wie geht es dir", "Ich hätte gern ein Glas Wasser", "Moment bitte",
                 "Kannst du mir helfen", "Warte mal", "Berlin liegt an der Spree", "Das glaube ich nicht");
    INFO(words);
    const auto finding = found(known(), say(words, calm), net_of(sayings.front()));
    if (!finding) return;
    INFO(told(finding) << " " << finding->evidence.worst_distance << " " << finding->evidence.coverage);
    CHECK((finding->evidence.worst_distance > 6 || finding->evidence.coverage < 0.8));
}

TEST_CASE("a move that cannot be made here is nearer to other words than to all that may be said") {
    auto utterance = known().listen(say("Springer Felix sechs", calm));
    REQUIRE(utterance);
    const auto here = templates::find(*utterance, net_of(sayings.front()));
    const auto anywhere = templates::find(*utterance, templates::any_words(known().templates()));
    REQUIRE((here && anywhere));
    CHECK(anywhere->match.score > here->match.score + 100);
    CHECK(told(anywhere) == "springer felix sechs");
}

TEST_CASE("noise alone is covered by no word") {
    const auto [loudness, duller] = GENERATE(std::pair(0.0, 0.0), std::pair(30.0, 0.6), std::pair(3000.0, 0.95));
    const auto finding = found(known(), saying::noise(loudness, duller), net_of(sayings.front()));
    if (finding) CHECK(finding->evidence.coverage == 0);
    const auto anything = found(known(), saying::noise(loudness, duller), templates::any_words(known().templates()));
    REQUIRE(anything);
    CHECK(anything->evidence.coverage == 0);
}

TEST_CASE("another voice is told apart by the distance") {
    const std::string words = "Springer Felix drei";
    const Variant other = GENERATE(Variant::Man2, Variant::Man3, Variant::Woman1, Variant::Woman2, Variant::Woman3);
    const auto own = found(known(), say(words, calm), net_of(sayings.front()));
    const auto theirs = found(known(), say(words, {other, calm.rate, calm.pitch}), net_of(sayings.front()));
    REQUIRE((own && theirs));
    CHECK(theirs->evidence.distance > own->evidence.distance + 2);
}

TEST_CASE("the interface of all recognisers says the same") {
    templates::OwnWords own(known().templates());
    const Sound sound = say("Springer Felix drei", calm);
    const auto match = own.match(sound, net_of(sayings.front()));
    REQUIRE(match);
    CHECK(speakers::told(match->words) == "springer felix drei");
    CHECK(match->score == found(own, sound, net_of(sayings.front()))->match.score);
    const auto anything = own.match_anything(sound);
    REQUIRE(anything);
    CHECK(*anything > match->score - 1);
}

TEST_CASE("the same sound is heard the same each time") {
    const Sound sound = in_noise(say("Läufer Bella fünf", hurried), 10);
    const auto first = found(known(), sound, net_of(sayings[12]));
    const auto second = found(known(), sound, net_of(sayings[12]));
    REQUIRE((first && second));
    CHECK(first->match.words == second->match.words);
    CHECK(first->match.score == second->match.score);
    CHECK(first->evidence == second->evidence);
}

TEST_CASE("words that were not recorded are not heard") {
    templates::OwnWords nothing({});
    const Sound sound = say("Anna drei", calm);
    CHECK_FALSE(nothing.match(sound, net_of(sayings.front())));
    CHECK(nothing.match_anything(sound));
}

/// The figures of one number of recordings and one loudness of noise.
struct Figures {
    std::size_t right = 0;
    std::size_t all = 0;
    double seconds = 0; ///< of the processor
};

void count(Figures& figures, const templates::OwnWords& own, const Sound& sound, const Saying& saying) {
    const Net& net = net_of(saying);
    const std::clock_t begin = std::clock();
    const auto finding = found(own, sound, net);
    figures.seconds += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    ++figures.all;
    if (told(finding) == folded(saying.words)) ++figures.right;
}

// For the figures, by its name: tests_speech_hearing_templates "right of all by noise"
TEST_CASE("right of all by noise", "[.]") {
    const std::vector<double> decibels{100, 20, 10, 5}; // the first is silence
    std::map<std::pair<std::size_t, double>, Figures> figures;
    for (const Variant variant : speech::voice::all_variants) {
        auto ways = thrice(variant);
        const templates::OwnWords three(recorded(ways));
        ways.resize(1);
        const templates::OwnWords one(recorded(ways));
        for (const Speaker& speaker : {Speaker{variant, 175, 6}, Speaker{variant, 128, -3}, Speaker{variant, 190, 12}})
            for (const Saying& saying : sayings) {
                const Sound sound = say(saying.words, speaker);
                for (const double softer : decibels) {
                    const Sound noisy = in_noise(sound, softer, static_cast<unsigned>(figures[{3, softer}].all + 1));
                    count(figures[{3, softer}], three, noisy, saying);
                    count(figures[{1, softer}], one, noisy, saying);
                }
            }
    }
    for (const auto& [what, each] : figures)
        std::printf("recordings %zu, noise -%.0f dB: %zu of %zu right, %.1f ms each\n", what.first, what.second,
                    each.right, each.all, each.seconds * 1000 / static_cast<double>(each.all));
}

} // namespace
