#include "speech/hearing/hearing.hpp"

#include "speech/hearing/any_move.hpp"
#include "speech/hearing/beside.hpp"
#include "speech/hearing/fitted.hpp"
#include "speech/hearing/likelihood.hpp"
#include "speech/hearing/sayable.hpp"
#include "speech/hearing/templates/room.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
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

constexpr std::ptrdiff_t quiet_frames_after_a_word = 12;

} // namespace

double hundredths_of(Samples samples) { return static_cast<double>(samples.size()) * 100 / samples_per_second; }

bool is_noise_alone(Samples samples) {
    const templates::Frames frames = templates::frames_of(samples);
    if (frames.empty()) return true;
    const std::vector<bool> loud = templates::loud_frames(frames, templates::room_of(frames));
    return std::ranges::count(loud, true) < least_loud_frames;
}

bool has_ended(Samples samples) {
    const templates::Frames frames = templates::frames_of(samples);
    if (std::ssize(frames) <= quiet_frames_after_a_word) return false;
    const std::vector<bool> loud = templates::loud_frames(frames, templates::room_of(frames));
    return std::find(loud.end() - quiet_frames_after_a_word, loud.end(), true) == loud.end();
}

std::future<AnythingElse> look_for_anything_else(Recogniser& recogniser, Samples samples, const Speech& speech) {
    return search_beside(recogniser, [samples, &speech](Recogniser& beside) {
        AnythingElse scores;
        if (const auto any = beside.match(samples, any_move(speech.tongues, speech.beginning)))
            scores.any_move = any->score;
        scores.any_sounds = beside.match_anything(samples);
        return scores;
    });
}

bool is_something_else(const AnythingElse& other, Samples samples, double best) {
    if (other.any_move && *other.any_move - best > most_other_words) return true;
    return other.any_sounds && (*other.any_sounds - best) / hundredths_of(samples) > most_other_sounds;
}

Speech speech_for(const phrases::Locale& locale, const std::vector<vocabulary::NamedVocabulary>& vocabularies,
                  const AllSounds& sounds, const listen::Listener& listener) {
    return {tongues_for(locale, vocabularies, sounds), listener, tongues_for(locale, vocabularies)};
}

std::optional<phrases::Run> words_of(const Match& match, const std::vector<Tongue>& tongues, Beginning beginning) {
    const std::span words = std::span(match.words).subspan(beginning == Beginning::WithOpening && !match.words.empty());
    if (words.empty()) return std::nullopt;
    phrases::Run run{words.front().language, {}};
    for (const HeardWord& word : words) {
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

std::optional<Said> understood(const Match& match, const std::vector<Tongue>& tongues,
                               const rules::variants::Position& position, const Speech& speech) {
    auto words = words_of(match, tongues, speech.beginning);
    return words ? understand(speech.listener, position, *std::move(words)) : std::nullopt;
}

std::optional<Scored> score(Recogniser& recogniser, Samples samples, const rules::variants::Position& position,
                            const Speech& speech) {
    if (samples.size() < shortest || is_noise_alone(samples)) return std::nullopt;
    auto anything_else = look_for_anything_else(recogniser, samples, speech);
    const std::vector<Sayable> sayables = sayable_in(position);
    const auto best = recogniser.match(samples, net_of(phrases_of(sayables), speech.tongues, speech.beginning));
    if (!best) return std::nullopt;
    auto said = understood(*best, speech.tongues, position, speech);
    if (!said) return std::nullopt;
    Scored scored{*std::move(said)};
    scored.words = best->words.size();
    scored.signal_to_noise = templates::room_of(templates::frames_of(samples)).signal_to_noise();
    const auto next = recogniser.match(
        samples, net_of(phrases_besides(sayables, scored.said.choice), speech.tongues, speech.beginning));
    if (next && !next->words.empty()) {
        scored.ahead = best->score - next->score;
        scored.other = understood(*next, speech.tongues, position, speech);
    }
    const AnythingElse other = anything_else.get();
    if (other.any_move) scored.behind_any_move = *other.any_move - best->score;
    if (other.any_sounds) scored.behind_any_sounds = (*other.any_sounds - best->score) / hundredths_of(samples);
    return scored;
}

namespace {

/// What is sure is believed. Of what is only likely the player is asked whether it was that or what was heard besides.
Heard judged(const Scored& scored, bool is_sure, bool is_likely) {
    if (is_sure) return Certain{scored.said, likelihood_of(scored)};
    if (!is_likely || !scored.other) return Unclear{};
    return Unsure{scored.said, *scored.other};
}

} // namespace

Heard judged(const Scored& scored) {
    // Noise is as like one thing as another.
    if (scored.ahead && *scored.ahead < trained_lead.doubtful) return Unclear{};
    // A move that cannot be made here may be like what can be said.
    const bool may_be_another = scored.behind_any_move > most_other_words;
    if (std::holds_alternative<Move>(scored.said.choice)) {
        const double likelihood = likelihood_of(scored);
        return judged(scored, likelihood >= sure_likelihood && !may_be_another, likelihood >= doubtful_likelihood);
    }
    // An order is short, and tones and chatter are like it: for it each limit counts by itself.
    if (may_be_another || scored.behind_any_sounds > most_other_sounds) return Unclear{};
    return judged(scored, !scored.ahead || *scored.ahead >= trained_lead.sure, true);
}

Heard hear(Recogniser& recogniser, Samples samples, const rules::variants::Position& position, const Speech& speech) {
    const auto scored = score(recogniser, samples, position, speech);
    return scored ? judged(*scored) : Unclear{};
}

} // namespace speech::hearing
