#include "speech/hearing/templates/enrolment.hpp"

#include "speech/hearing/templates/own_words.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>

namespace speech::hearing::templates {
namespace {

constexpr int nearly_full = 32600;
constexpr int most_nearly_full = 10;
/// Of the loudest sample: 30 dB below what the microphone can bring.
constexpr int softest = 1000;
constexpr double least_above_room = 15;
constexpr std::size_t shortest = frames_per_second / 5;
/// Around a word in the recordings with which the limit below was measured, in frames. Silence itself costs next to
/// nothing.
constexpr std::size_t usual_silence = frames_per_second / 2;
/// Of eSpeak NG's voices the same has up to 2.2 at another rate, another voice or word from 2.9 on.
constexpr double most_unlike = 2.7;
/// Words may sound alike, as the English two and to: another is nearer only if it is so by a tenth.
constexpr double clearly_nearer = 1.1;

std::optional<Fault> fault_of_level(Samples recording) {
    int loudest = 0;
    int full = 0;
    for (const std::int16_t sample : recording) {
        loudest = std::max(loudest, std::abs(static_cast<int>(sample)));
        if (std::abs(static_cast<int>(sample)) > nearly_full) ++full;
    }
    if (full > most_nearly_full) return Clipped{};
    if (loudest < softest) return TooSoft{};
    return std::nullopt;
}

/// How unlike a recording is to a word, whatever silence is around it; endless if it is too long or too short for it.
double distance_to(Utterance& utterance, const HeardWord& word, std::size_t spoken) {
    const auto found = find(utterance, Net{2, {1}, {{0, 1, word}}});
    return found ? -found->match.score / static_cast<double>(spoken + usual_silence)
                 : std::numeric_limits<double>::infinity();
}

std::optional<Fault> fault_of_likeness(Utterance& utterance, const HeardWord& word, std::size_t spoken,
                                       const Templates& known) {
    if (!known.words().contains(word)) return std::nullopt;
    const double own = distance_to(utterance, word, spoken);
    const HeardWord* nearest = nullptr;
    double least = own;
    for (const auto& [other, recordings] : known.words()) {
        if (other == word) continue;
        const double distance = distance_to(utterance, other, spoken) * clearly_nearer;
        if (distance >= least) continue;
        least = distance;
        nearest = &other;
    }
    if (nearest != nullptr) return LikeAnother{*nearest};
    if (own > most_unlike) return UnlikeOthers{own};
    return std::nullopt;
}

} // namespace

std::variant<Template, Fault> judge(Samples recording, const HeardWord& word, const Templates& known) {
    if (const auto fault = fault_of_level(recording)) return *fault;
    const Frames frames = frames_of(recording);
    if (frames.size() < shortest) return Fault{TooShort{}};
    auto found = trimmed(frames);
    if (!found || room_of(frames).signal_to_noise() < least_above_room) return Fault{TooSoft{}};
    if (found->frames.size() < shortest) return Fault{TooShort{}};
    if (found->frames.size() > longest_word) return Fault{TooLong{}};
    Utterance utterance(frames, known);
    if (const auto fault = fault_of_likeness(utterance, word, found->frames.size(), known)) return *fault;
    return *std::move(found);
}

} // namespace speech::hearing::templates
