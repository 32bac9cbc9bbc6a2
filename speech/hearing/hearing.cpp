#include "speech/hearing/hearing.hpp"

#include "speech/hearing/any_move.hpp"
#include "speech/hearing/sayable.hpp"
#include "speech/hearing/templates/room.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace speech::hearing {
namespace {

using rules::board::Move;
using vocabulary::Order;

/// How much likelier sounds that are no words may be, for each hundredth of a second. Measured with synthetic voices:
/// docs/players/listening.md.
constexpr double most_other_sounds = 1.9;

/// A short word has some ten frames that are louder than the room; noise that goes on alike has none.
constexpr std::ptrdiff_t least_loud_frames = 5;

double hundredths_of(Samples samples) { return static_cast<double>(samples.size()) * 100 / samples_per_second; }

} // namespace

bool is_noise_alone(Samples samples) {
    const templates::Frames frames = templates::frames_of(samples);
    if (frames.empty()) return true;
    const std::vector<bool> loud = templates::loud_frames(frames, templates::room_of(frames));
    return std::ranges::count(loud, true) < least_loud_frames;
}

bool is_something_else(Recogniser& recogniser, Samples samples, double best, const std::vector<Tongue>& tongues) {
    const auto other_move = recogniser.match(samples, any_move(tongues));
    if (other_move && other_move->score - best > most_other_words) return true;
    const auto other_sounds = recogniser.match_anything(samples);
    return other_sounds && (*other_sounds - best) / hundredths_of(samples) > most_other_sounds;
}

Speech speech_for(const phrases::Locale& locale, const std::vector<vocabulary::NamedVocabulary>& vocabularies,
                  const AllSounds& sounds, const listen::Listener& listener) {
    return {tongues_for(locale, vocabularies, sounds), listener, tongues_for(locale, vocabularies)};
}

phrases::Run words_of(const Match& match, const std::vector<Tongue>& tongues) {
    phrases::Run run{match.words.front().language, {}};
    for (const HeardWord& word : match.words) {
        const auto tongue = std::find_if(tongues.begin(), tongues.end(), [&](const Tongue& each) {
            return each.language() == word.language && each.knows(word.text);
        });
        if (!run.text.empty()) run.text += ' ';
        run.text += tongue == tongues.end() ? word.text : tongue->written(word.text);
    }
    return run;
}

std::optional<Said> understand(const listen::Listener& listener, const rules::variants::Position& position,
                               phrases::Run words) {
    listen::Reading reading = listener.read(position, words.text);
    if (const auto* move = std::get_if<Move>(&reading)) return Said{*move, std::move(words)};
    if (auto* ambiguous = std::get_if<listen::Ambiguous>(&reading))
        return Said{std::move(*ambiguous), std::move(words)};
    if (const auto* order = std::get_if<Order>(&reading)) return Said{*order, std::move(words)};
    return std::nullopt;
}

std::optional<Scored> score(Recogniser& recogniser, Samples samples, const rules::variants::Position& position,
                            const Speech& speech) {
    if (samples.size() < shortest || is_noise_alone(samples)) return std::nullopt;
    const std::vector<Sayable> sayables = sayable_in(position);
    const auto best = recogniser.match(samples, net_of(phrases_of(sayables), speech.tongues));
    if (!best || best->words.empty()) return std::nullopt;
    auto said = understand(speech.listener, position, words_of(*best, speech.tongues));
    if (!said) return std::nullopt;
    Scored scored{*std::move(said)};
    scored.words = best->words.size();
    scored.signal_to_noise = templates::room_of(templates::frames_of(samples)).signal_to_noise();
    if (const auto any_move_at_all = recogniser.match(samples, any_move(speech.tongues)))
        scored.behind_any_move = any_move_at_all->score - best->score;
    if (const auto any_sounds = recogniser.match_anything(samples))
        scored.behind_any_sounds = (*any_sounds - best->score) / hundredths_of(samples);
    const auto next = recogniser.match(samples, net_of(phrases_besides(sayables, scored.said.choice), speech.tongues));
    if (next && !next->words.empty()) {
        scored.ahead = best->score - next->score;
        scored.other = understand(speech.listener, position, words_of(*next, speech.tongues));
    }
    return scored;
}

Heard judged(const Scored& scored) {
    if (scored.behind_any_move > most_other_words || scored.behind_any_sounds > most_other_sounds) return Unclear{};
    if (!scored.ahead) return Certain{scored.said, 1.0};
    if (*scored.ahead >= trained_lead.sure)
        return Certain{scored.said, 1 - std::exp(-*scored.ahead / trained_lead.sure) / 2};
    if (*scored.ahead < trained_lead.doubtful || !scored.other) return Unclear{};
    return Unsure{scored.said, *scored.other};
}

Heard hear(Recogniser& recogniser, Samples samples, const rules::variants::Position& position, const Speech& speech) {
    const auto scored = score(recogniser, samples, position, speech);
    return scored ? judged(*scored) : Unclear{};
}

} // namespace speech::hearing
