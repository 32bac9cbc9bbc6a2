#include "speech/hearing/hearing.hpp"

#include "speech/hearing/any_move.hpp"
#include "speech/hearing/sayable.hpp"

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

} // namespace

bool is_something_else(Recogniser& recogniser, Samples samples, double best, const std::vector<Tongue>& tongues) {
    const auto other_move = recogniser.match(samples, any_move(tongues));
    if (other_move && other_move->score - best > most_other_words) return true;
    const auto other_sounds = recogniser.match_anything(samples);
    const double hundredths = static_cast<double>(samples.size()) * 100 / samples_per_second;
    return other_sounds && (*other_sounds - best) / hundredths > most_other_sounds;
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

Heard hear(Recogniser& recogniser, Samples samples, const rules::variants::Position& position, const Speech& speech) {
    if (samples.size() < shortest) return Unclear{};
    const std::vector<Sayable> sayables = sayable_in(position);
    const auto best = recogniser.match(samples, net_of(phrases_of(sayables), speech.tongues));
    if (!best || best->words.empty() || is_something_else(recogniser, samples, best->score, speech.tongues))
        return Unclear{};
    const auto said = understand(speech.listener, position, words_of(*best, speech.tongues));
    if (!said) return Unclear{};
    const auto next = recogniser.match(samples, net_of(phrases_besides(sayables, said->choice), speech.tongues));
    if (!next || next->words.empty()) return Certain{*said, 1.0};
    const double ahead = best->score - next->score;
    if (ahead < trained_lead.doubtful) return Unclear{};
    if (ahead >= trained_lead.sure) return Certain{*said, 1 - std::exp(-ahead / trained_lead.sure) / 2};
    const auto other = understand(speech.listener, position, words_of(*next, speech.tongues));
    return other ? Heard{Unsure{*said, *other}} : Unclear{};
}

} // namespace speech::hearing
