// What is said without a key, real words into a real recogniser: only behind the opening word it is for the program.
#include "speech/hearing/hands_free.hpp"

#include "rules/notation/san.hpp"
#include "speech/hearing/endpointer.hpp"
#include "speech/hearing/sayable.hpp"
#include "tests/speech/hearing/saying.hpp"
#include "tests/support/share.hpp"

#include <cmath>
#include <iostream>
#include <random>

namespace without_key {
namespace {

using speech::hearing::Certain;
using speech::hearing::Heard;
using speech::hearing::Unclear;
using speech::voice::Variant;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* open_game = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";

struct Voice {
    Variant variant = Variant::Usual;
    int rate = 140;
};

/// A piece of a sentence in one language.
struct Part {
    const char* language;
    std::string words;
};

/// As a microphone hears it that is always open: somebody speaks in a room that is not quite silent.
saying::Sound spoken(const std::vector<Part>& parts, const Voice& voice = {}, double noise = 12) {
    constexpr int rate = sounds::mixer::samples_per_second;
    std::vector<float> sound(rate);
    for (const Part& part : parts) {
        speech::voice::Manner manner;
        manner.rate = speech::voice::WordsPerMinute(voice.rate);
        manner.languages[{part.language}] = {voice.variant, 0, 0};
        saying::synth().synthesise({{part.language}, part.words}, manner, [&](std::span<const float> samples) {
            sound.insert(sound.end(), samples.begin(), samples.end());
            return true;
        });
    }
    sound.resize(sound.size() + rate);
    saying::Sound heard = saying::hearing::to_recogniser(sound, rate);
    std::minstd_rand chance(7); // NOLINT: the same each time
    for (std::int16_t& sample : heard)
        sample = static_cast<std::int16_t>(
            std::clamp(sample + noise * (static_cast<double>(chance() % 2001) / 1000 - 1), -32768.0, 32767.0));
    return heard;
}

/// `e4`, `resign`, `?` of what may be either, `-` of what is not understood; nothing without the opening word.
std::string told(const char* fen, const std::optional<Heard>& heard) {
    if (!heard) return "";
    const auto position = words::position_of(fen);
    const auto* certain = std::get_if<Certain>(&*heard);
    if (certain == nullptr) return std::holds_alternative<Unclear>(*heard) ? "-" : "?";
    if (const auto* order = std::get_if<speech::vocabulary::Order>(&certain->said.choice))
        return std::string(name(*order));
    std::string names;
    for (const auto move : speech::hearing::moves_meant(certain->said.choice))
        names += rules::notation::write_san(position, move);
    return names;
}

/// All that is caught, and what is made of it.
std::vector<std::string> hear(const char* fen, const saying::Sound& sound) {
    std::vector<std::string> all;
    speech::hearing::Endpointer endpointer;
    for (const auto& each : endpointer.take(sound, speech::hearing::OwnVoice::Silent))
        all.push_back(
            told(fen, speech::hearing::hear_hands_free(saying::equipment().ears(), each, words::position_of(fen),
                                                       saying::speech_of_english())));
    return all;
}

struct Saying {
    const char* fen;
    std::vector<Part> parts;
    const char* means;
};

const std::vector<Saying> sayings{
    {start, {{"de", "Zug Eva vier"}}, "e4"},
    {start, {{"de", "Zug Springer Felix drei"}}, "Nf3"},
    {open_game, {{"de", "Zug Turm Felix eins"}}, "Rf1"},
    {start, {{"en", "move"}, {"de", "Eva vier"}}, "e4"},
    {start, {{"en", "move"}, {"de", "Springer Felix drei"}}, "Nf3"},
    {open_game, {{"en", "move castles short"}}, "O-O"},
};

/// Not one of them is for the program.
const std::vector<Part> others{
    {"de", "Springer Felix drei"},
    {"de", "Zuletzt war ich in Berlin"},
    {"de", "Ich hätte gern ein Glas Wasser"},
    {"en", "resign"},
    {"en", "What do you think of the weather?"},
    {"en", "You can have my knight for nothing"},
    {"en", "move"},
    {"de", "Zug"},
};

} // namespace

TEST_CASE("What is said behind the opening word is heard") {
    const Saying saying = GENERATE(from_range(tests::share_of(sayings, 4)));
    INFO(saying.parts.back().words);
    CHECK(hear(saying.fen, spoken(saying.parts)) == std::vector<std::string>{saying.means});
}

TEST_CASE("What is said without the opening word, and the opening word alone, is nothing") {
    const Part other = GENERATE(from_range(tests::share_of(others, 4)));
    INFO(other.words);
    for (const std::string& each : hear(start, spoken({other}))) CHECK(each.empty());
}

TEST_CASE("Noise is nothing without a key") {
    const double loudness = GENERATE(30.0, 3000.0);
    const double duller = GENERATE(0.0, 0.95);
    CAPTURE(loudness, duller);
    saying::Sound sound(saying::hearing::samples_per_second, 3);
    for (const auto& part : {saying::noise(loudness, duller), saying::Sound(saying::hearing::samples_per_second, 3)})
        sound.insert(sound.end(), part.begin(), part.end());
    for (const std::string& each : hear(start, sound)) CHECK(each.empty());
}

TEST_CASE("A question is answered behind the opening word") {
    const auto position = words::position_of(start);
    const auto& english = saying::speech_of_english();
    const auto move = speech::hearing::understand(english.listener, position, {{"de"}, "Eva vier"});
    REQUIRE(move);
    const auto moves = speech::hearing::moves_meant(move->choice);
    const auto replies = speech::hearing::replies_to(position, moves);
    const auto answer = [&](const std::vector<Part>& parts) {
        return speech::hearing::hear_reply_hands_free(saying::equipment().ears(), spoken(parts), replies, english);
    };
    using speech::hearing::SureReply;
    using speech::vocabulary::Answer;
    CHECK(answer({{"en", "move yes"}}) == speech::hearing::HeardReply{SureReply{Answer::Yes}});
    CHECK_FALSE(answer({{"en", "yes"}}));
    CHECK_FALSE(answer({{"en", "yesterday it was raining"}}));
}

namespace {

const std::vector<Saying> moves_said{
    {start, {{"de", "Eva vier"}}, "e4"},
    {start, {{"de", "Springer Felix drei"}}, "Nf3"},
    {start, {{"de", "David vier"}}, "d4"},
    {start, {{"de", "Springer Cäsar drei"}}, "Nc3"},
    {start, {{"de", "Gustav drei"}}, "g3"},
    {open_game, {{"de", "Läufer Bella fünf"}}, "Bb5"},
    {open_game, {{"de", "Springer schlägt Eva fünf"}}, "Nxe5"},
    {open_game, {{"de", "Turm Felix eins"}}, "Rf1"},
    {start, {{"en", "resign"}}, "resign"},
    {open_game, {{"en", "castles short"}}, "O-O"},
    {start, {{"en", "knight f three"}}, "Nf3"},
    {start, {{"en", "clock"}}, "clocks"},
};

const std::vector<Part> chatter{
    {"de", "Guten Morgen, wie geht es dir?"},
    {"de", "Ich hätte gern ein Glas Wasser"},
    {"de", "Moment bitte, ich bin gleich wieder da"},
    {"de", "Kannst du mir helfen"},
    {"de", "Berlin liegt an der Spree"},
    {"de", "Zu guter Letzt kommt der Nachtisch"},
    {"de", "Such doch mal den Schlüssel"},
    {"de", "Du bist am Zug, oder nicht?"},
    {"de", "Der Zug kommt um acht"},
    {"de", "Warte mal"},
    {"de", "Das war ein guter Zug"},
    {"de", "Jetzt ist es vier Uhr"},
    {"en", "What do you think of the weather?"},
    {"en", "You can have my knight for nothing"},
    {"en", "Who left the light on?"},
    {"en", "Could you pass me the salt"},
    {"en", "I do not know what to play here"},
    {"en", "The movie begins at eight"},
    {"en", "Do not move the table"},
    {"en", "Last night we lost the game"},
    {"en", "Two cups of tea please"},
    {"en", "Wait a moment"},
    {"en", "It is your turn now"},
    {"en", "Good evening, my name is Anna"},
};

} // namespace

TEST_CASE("Opening words, line by line", "[.]") {
    const auto& speech = saying::speech_of_english();
    const auto line = [&](const char* kind, const char* fen, const std::vector<Part>& parts, const Voice& voice,
                          const char* means) {
        speech::hearing::Endpointer endpointer;
        for (const auto& each : endpointer.take(spoken(parts, voice), speech::hearing::OwnVoice::Silent)) {
            auto& recogniser = *saying::equipment().recogniser;
            const auto position = words::position_of(fen);
            const auto opened = speech::hearing::look_for_opening(recogniser, each, speech.tongues);
            const auto phrases = speech::hearing::phrases_of(speech::hearing::sayable_in(position));
            const auto ahead = speech::hearing::ahead_of_unopened(recogniser, each, phrases, speech.tongues);
            auto opening = speech;
            opening.beginning = speech::hearing::Beginning::WithOpening;
            const std::string heard = told(fen, hear(saying::equipment().ears(), each, position, opening));
            std::cout << kind << '\t' << static_cast<int>(voice.variant) << '\t';
            for (const Part& part : parts) std::cout << part.words << ' ';
            std::cout << '\t' << (opened ? opened->ahead : -9999) << '\t' << (opened ? opened->behind_any_sounds : 99)
                      << '\t' << ahead.value_or(-9999) << '\t' << heard << '\t' << means << std::endl;
        }
    };
    for (const Variant variant : {Variant::Man2, Variant::Woman2, Variant::Man1, Variant::Woman3}) {
        const Voice voice{variant, 140};
        for (const Saying& said : moves_said) {
            const Part& words = said.parts.front();
            const bool is_english = words.language == std::string("en");
            line("bare", said.fen, {words}, voice, "");
            line("opened", said.fen, {{words.language, (is_english ? "move " : "Zug ") + words.words}}, voice,
                 said.means);
            line("other", said.fen, {{words.language, (is_english ? "then " : "also ") + words.words}}, voice, "");
        }
        for (const Part& other : chatter) line("chatter", start, {other}, {variant, 160}, "");
    }
}

} // namespace without_key
