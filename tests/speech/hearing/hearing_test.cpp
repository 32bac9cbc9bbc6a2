// Real words into a real recogniser.
#include "rules/notation/san.hpp"
#include "speech/hearing/hearing.hpp"
#include "speech/hearing/likelihood.hpp"
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

TEST_CASE("what was found is likelier the more speaks for it, and is believed, asked about or neither by that") {
    using speech::hearing::judged;
    using speech::hearing::likelihood_of;
    using speech::hearing::Said;
    using speech::hearing::Scored;
    const auto said = [](const char* from, const char* to, const char* words) {
        return Said{rules::board::Move::normal(*rules::board::Square::parse(from), *rules::board::Square::parse(to)),
                    {{"de"}, words}};
    };
    const Scored clear{said("e2", "e4", "eva vier"), 120, said("e2", "e3", "eva drei"), -20, 0.2, 30, 2};
    const double likelihood = likelihood_of(clear);
    CHECK(likelihood < 1);
    REQUIRE(std::holds_alternative<Certain>(judged(clear)));
    CHECK(std::get<Certain>(judged(clear)).confidence == likelihood);
    const auto but = [&clear](double Scored::*figure, double value) {
        Scored scored = clear;
        scored.*figure = value;
        return scored;
    };
    Scored close = clear;
    close.ahead = 5;
    for (const Scored& less : {close, but(&Scored::behind_any_move, 60), but(&Scored::behind_any_sounds, 2.5),
                               but(&Scored::signal_to_noise, 3)})
        CHECK(likelihood_of(less) < likelihood);
    // A move that cannot be made here is nearer: that is asked about, however likely the rest makes it.
    const Scored other = but(&Scored::behind_any_move, 25);
    CHECK(likelihood_of(other) > 0.8);
    CHECK(std::holds_alternative<Unsure>(judged(other)));
    Scored alone = other;
    alone.other.reset();
    CHECK(std::holds_alternative<Unclear>(judged(alone)));
    // Noise and tones: as like one as another, or like a short order.
    CHECK(std::holds_alternative<Unclear>(judged(close)));
    Scored order = other;
    order.said.choice = speech::vocabulary::Order::Hint;
    CHECK(std::holds_alternative<Unclear>(judged(order)));
    order.behind_any_move = -20;
    CHECK(std::holds_alternative<Certain>(judged(order)));
    order.ahead = 40;
    CHECK(std::holds_alternative<Unsure>(judged(order)));
    order.ahead = 120;
    order.behind_any_sounds = 2;
    CHECK(std::holds_alternative<Unclear>(judged(order)));
}

TEST_CASE("noise and silence are nothing") {
    const double loudness = GENERATE(0.0, 30.0, 3000.0);
    const double duller = GENERATE(0.0, 0.6, 0.95);
    INFO(loudness << " " << duller);
    CHECK(std::holds_alternative<Unclear>(hear(start, saying::noise(loudness, duller))));
    CHECK(std::holds_alternative<Unclear>(hear(start, {})));
}

} // namespace
