// Real words into a real recogniser.
#include "rules/notation/san.hpp"
#include "speech/hearing/hearing.hpp"
#include "tests/speech/hearing/saying.hpp"
#include "tests/support/share.hpp"

namespace {

using rules::board::Move;
using speech::hearing::Certain;
using speech::hearing::Heard;
using speech::hearing::Unclear;
using speech::hearing::Unsure;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* open_game = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
constexpr const char* captures = "r1bqkb1r/ppp2ppp/2n2n2/3pp3/2BPP3/2N2N2/PPP2PPP/R1BQK2R w KQkq - 0 6";

Heard hear(const char* fen, const saying::Sound& sound) {
    return speech::hearing::hear(*saying::equipment().recogniser, sound, words::position_of(fen),
                                 saying::speech_of_english());
}

/// `Nf3`, `offer_draw`, `?Nf3|Nh3` of what may be either, `-` of what is not understood.
std::string told(const char* fen, const Heard& heard) {
    const auto position = words::position_of(fen);
    const auto name_of = [&](const speech::hearing::Said& said) {
        if (const auto* order = std::get_if<speech::vocabulary::Order>(&said.choice)) return std::string(name(*order));
        std::string names;
        for (const Move move : speech::hearing::moves_meant(said.choice))
            names += (names.empty() ? "" : "|") + rules::notation::write_san(position, move);
        return names;
    };
    if (const auto* certain = std::get_if<Certain>(&heard)) return name_of(certain->said);
    if (const auto* unsure = std::get_if<Unsure>(&heard))
        return "?" + name_of(unsure->likelier) + "|" + name_of(unsure->other);
    return "-";
}

struct Saying {
    const char* fen;
    const char* words;
    const char* language;
    const char* means;
};

const std::vector<Saying> sayings{
    {start, "Anna drei", "de", "a3"},
    {start, "Anna vier", "de", "a4"},
    {start, "David drei", "de", "d3"},
    {start, "David vier", "de", "d4"},
    {start, "Eva drei", "de", "e3"},
    {start, "Eva vier", "de", "e4"},
    {start, "Felix drei", "de", "f3"},
    {start, "Felix vier", "de", "f4"},
    {start, "Gustav drei", "de", "g3"},
    {start, "Gustav vier", "de", "g4"},
    {start, "Hektor drei", "de", "h3"},
    {start, "Hektor vier", "de", "h4"},
    {start, "Springer Felix drei", "de", "Nf3"},
    {start, "Springer Hektor drei", "de", "Nh3"},
    {start, "Springer Cäsar drei", "de", "Nc3"},
    {start, "Springer Gustav eins Felix drei", "de", "Nf3"},
    {start, "Eva zwei Eva vier", "de", "e4"},
    {open_game, "Läufer Bella fünf", "de", "Bb5"},
    {open_game, "Läufer schlägt Felix sieben", "de", "Bxf7+"},
    {open_game, "Springer schlägt Eva fünf", "de", "Nxe5"},
    {open_game, "Springer David fünf", "de", "Nd5"},
    {open_game, "Turm Felix eins", "de", "Rf1"},
    {open_game, "König Eva zwei", "de", "Ke2"},
    {open_game, "Turm Bella eins", "de", "Rb1"},
    {captures, "Eva schlägt David fünf", "de", "exd5"},
    {captures, "David schlägt Eva fünf", "de", "dxe5"},
    {captures, "Läufer schlägt David fünf", "de", "Bxd5"},
    {open_game, "castles short", "en", "O-O"},
};

TEST_CASE("moves and orders that are said are heard") {
    const Saying saying = GENERATE(from_range(tests::share_of(sayings, 4)));
    INFO(saying.words);
    const Heard heard = hear(saying.fen, saying::say(saying.words, saying.language));
    CHECK(told(saying.fen, heard) == saying.means);
}

TEST_CASE("what may be one of two is neither") {
    const std::string words = GENERATE("Bella drei", "Bella vier", "Cäsar drei", "Cäsar vier");
    INFO(words);
    CHECK_FALSE(std::holds_alternative<Certain>(hear(start, saying::say(words))));
}

TEST_CASE("what cannot be said here is not taken for something else") {
    const std::vector<std::string> others{
        "Springer Felix sechs",           "Dame David acht", "Turm Anna fünf",       "Guten Morgen, wie geht es dir",
        "Ich hätte gern ein Glas Wasser", "Moment bitte",    "Kannst du mir helfen", "Berlin liegt an der Spree"};
    const std::string words = GENERATE_COPY(from_range(tests::share_of(others, 4)));
    INFO(words);
    const Heard heard = hear(start, saying::say(words));
    INFO(told(start, heard));
    CHECK_FALSE(std::holds_alternative<Certain>(heard));
}

TEST_CASE("noise and silence are nothing") {
    const double loudness = GENERATE(0.0, 30.0, 3000.0);
    const double duller = GENERATE(0.0, 0.6, 0.95);
    INFO(loudness << " " << duller);
    CHECK(std::holds_alternative<Unclear>(hear(start, saying::noise(loudness, duller))));
    CHECK(std::holds_alternative<Unclear>(hear(start, {})));
}

} // namespace
