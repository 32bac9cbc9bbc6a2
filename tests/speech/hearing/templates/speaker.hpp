// Speakers who have recorded their words: eSpeak NG's voices, and noise under what they say.
#pragma once

#include "speech/hearing/sayable.hpp"
#include "speech/hearing/templates/enrolment.hpp"
#include "speech/hearing/templates/own_words.hpp"
#include "tests/speech/hearing/saying.hpp"

#include <cmath>
#include <map>
#include <numeric>

namespace speakers {

namespace templates = speech::hearing::templates;
using saying::Sound;
using speech::hearing::HeardWord;
using speech::hearing::Net;
using speech::voice::Variant;

/// One voice; the rate in words a minute, the pitch as it differs from the usual.
struct Speaker {
    Variant variant = Variant::Man1;
    int rate = 140;
    int pitch = 0;
    auto operator<=>(const Speaker&) const = default;
};

/// With a quarter of a second of silence before and behind.
inline Sound say(const std::string& words, const Speaker& speaker) {
    const std::vector<float> silence(sounds::mixer::samples_per_second / 4);
    speech::voice::Manner manner;
    manner.rate = speech::voice::WordsPerMinute(speaker.rate);
    manner.languages[{"de"}] = {speaker.variant, 0, speaker.pitch};
    std::vector<float> sound = silence;
    saying::synth().synthesise({{"de"}, words}, manner, [&](std::span<const float> samples) {
        sound.insert(sound.end(), samples.begin(), samples.end());
        return true;
    });
    sound.insert(sound.end(), silence.begin(), silence.end());
    return saying::hearing::to_recogniser(sound, sounds::mixer::samples_per_second);
}

/// The mean power of what is no silence.
inline double power_of(const Sound& sound) {
    double power = 0;
    double count = 0;
    for (const std::int16_t sample : sound)
        if (std::abs(static_cast<int>(sample)) > 30) {
            power += static_cast<double>(sample) * sample;
            ++count;
        }
    return power / std::max(count, 1.0);
}

/// White noise under it, so many decibels softer than the words.
inline Sound in_noise(const Sound& sound, double decibels, unsigned seed = 1) {
    const double loudness = std::sqrt(power_of(sound) / std::pow(10, decibels / 10) * 3);
    std::minstd_rand chance(seed);
    Sound noisy;
    for (const std::int16_t sample : sound) {
        const double noise = loudness * (static_cast<double>(chance() % 20001) / 10000 - 1);
        noisy.push_back(static_cast<std::int16_t>(std::clamp(sample + noise, -32768.0, 32767.0)));
    }
    return noisy;
}

/// Four people who talk at once.
inline const Sound& babble() {
    static const Sound all = [] {
        Sound together;
        for (const auto& [speaker, words] :
             {std::pair{Speaker{Variant::Man2, 150, 0},
                        "Guten Morgen, wie geht es Ihnen, das Wetter ist heute sehr schön"},
              {Speaker{Variant::Woman2, 170, 2}, "Wo ist denn meine Tasche, einen Augenblick bitte, ich komme gleich"},
              {Speaker{Variant::Man3, 130, -3}, "Wie spät ist es eigentlich, ich glaube, das stimmt so nicht ganz"},
              {Speaker{Variant::Woman3, 160, 0}, "Der Bus kommt erst in einer Stunde, danke schön, sehr freundlich"}}) {
            const Sound one = say(words, speaker);
            together.resize(std::max(together.size(), one.size()));
            for (std::size_t at = 0; at < one.size(); ++at)
                together[at] = static_cast<std::int16_t>(together[at] + one[at] / 4);
        }
        const auto quarter = static_cast<std::ptrdiff_t>(speech::hearing::samples_per_second / 4);
        return Sound(together.begin() + quarter, together.end() - quarter);
    }();
    return all;
}

/// Half a second later: somebody who holds the key waits for the sound that says that the microphone is open.
inline Sound after_a_moment(const Sound& sound) {
    Sound later(speech::hearing::samples_per_second / 2);
    later.insert(later.end(), sound.begin(), sound.end());
    return later;
}

/// They talk under it, so many decibels softer than the words, from another place of what they say on.
inline Sound in_babble(const Sound& sound, double decibels, std::size_t from) {
    const Sound& people = babble();
    const double factor = std::sqrt(power_of(sound) / power_of(people) / std::pow(10, decibels / 10));
    Sound mixed;
    for (std::size_t at = 0; at < sound.size(); ++at) {
        const double under = factor * people[(from + at) % people.size()];
        mixed.push_back(static_cast<std::int16_t>(std::clamp(sound[at] + under, -32768.0, 32767.0)));
    }
    return mixed;
}

/// The words of FIDE's announcements, and some orders.
inline const std::vector<std::string> all_words{
    "Anna",  "Bella", "Cäsar",  "David",    "Eva",   "Felix",    "Gustav", "Hektor",  "eins",
    "zwei",  "drei",  "vier",   "fünf",     "sechs", "sieben",   "acht",   "zwo",     "König",
    "Dame",  "Turm",  "Läufer", "Springer", "Bauer", "schlägt",  "nach",   "Rochade", "kurze",
    "lange", "kurz",  "lang",   "Schach",   "matt",  "aufgeben", "Remis",  "Uhr",     "Hilfe"};

inline HeardWord heard(const std::string& word) { return {{"de"}, speech::vocabulary::split(word).front().folded}; }

/// Each word said once in each of the ways.
inline templates::Templates recorded(const std::vector<Speaker>& ways,
                                     const std::vector<std::string>& words = all_words) {
    templates::Templates known;
    for (const std::string& word : words)
        for (const Speaker& way : ways) {
            auto recording = templates::trimmed(templates::frames_of(say(word, way)));
            REQUIRE(recording);
            known.learn(heard(word), *std::move(recording));
        }
    return known;
}

/// The same voice thrice, not quite alike.
inline std::vector<Speaker> thrice(Variant variant) {
    return {{variant, 140, 0}, {variant, 120, 4}, {variant, 160, -4}};
}

inline const speech::hearing::Speech& speech_of_german() {
    static const auto& equipment = saying::equipment();
    static const auto listener = speech::listen::listener_for(words::german().locale(), equipment.vocabularies);
    static const speech::hearing::Speech speech =
        speech::hearing::speech_for(words::german().locale(), equipment.vocabularies, equipment.sounds, listener);
    return speech;
}

inline Net net_in(const char* fen) {
    std::set<speech::hearing::Phrase> phrases;
    for (const auto& sayable : speech::hearing::sayable_in(words::position_of(fen)))
        phrases.insert(sayable.phrases.begin(), sayable.phrases.end());
    return net_of(phrases, speech_of_german().own);
}

/// A move, and the words of it.
struct Saying {
    const char* fen;
    const char* words;
};

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* open_game = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
constexpr const char* captures = "r1bqkb1r/ppp2ppp/2n2n2/3pp3/2BPP3/2N2N2/PPP2PPP/R1BQK2R w KQkq - 0 6";
constexpr const char* middlegame = "r2q1rk1/1b1nbppp/p2ppn2/1p4B1/3NPP2/2N2Q2/PPP3PP/2KR1B1R w - - 0 12";

inline const std::vector<Saying> sayings{{start, "Anna drei"},
                                         {start, "Bella vier"},
                                         {start, "Cäsar drei"},
                                         {start, "David vier"},
                                         {start, "Eva drei"},
                                         {start, "Felix vier"},
                                         {start, "Gustav drei"},
                                         {start, "Hektor vier"},
                                         {start, "Springer Felix drei"},
                                         {start, "Springer nach Cäsar drei"},
                                         {start, "Springer Gustav eins Felix drei"},
                                         {start, "Eva zwei Eva vier"},
                                         {open_game, "Läufer Bella fünf"},
                                         {open_game, "Läufer schlägt Felix sieben"},
                                         {open_game, "Springer schlägt Bauer Eva fünf"},
                                         {open_game, "Springer David fünf"},
                                         {open_game, "kurze Rochade"},
                                         {open_game, "König Eva zwei"},
                                         {open_game, "Turm Bella eins"},
                                         {captures, "Eva schlägt David fünf"},
                                         {captures, "David schlägt Eva fünf"},
                                         {captures, "Läufer schlägt David fünf"},
                                         {middlegame, "Springer schlägt Eva sechs"},
                                         {middlegame, "Dame Hektor drei"},
                                         {middlegame, "Läufer David drei"},
                                         {middlegame, "Eva fünf"},
                                         {middlegame, "Läufer schlägt Springer Felix sechs"},
                                         {middlegame, "Turm Gustav eins"},
                                         {middlegame, "Springer David vier Bella drei"},
                                         {middlegame, "aufgeben"}};

/// The words as they would be found.
inline std::string folded(const std::string& words) {
    std::string all;
    for (const auto& word : speech::vocabulary::split(words)) all += (all.empty() ? "" : " ") + word.folded;
    return all;
}
inline std::string told(const std::vector<HeardWord>& words) {
    std::string all;
    for (const HeardWord& word : words) all += (all.empty() ? "" : " ") + word.text;
    return all;
}

} // namespace speakers
