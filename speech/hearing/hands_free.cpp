#include "speech/hearing/hands_free.hpp"

#include "speech/hearing/beside.hpp"
#include "speech/hearing/sayable.hpp"

#include <future>
#include <limits>
#include <utility>

namespace speech::hearing {
namespace {

// Measured with synthetic voices, and moves only (tests/speech/hearing/hands_free, "line by line").
/// What must speak for the opening word.
struct Limits {
    double ahead; ///< by how much it is ahead of any other beginning, as some word or other is always like it
    double ahead_of_unopened; ///< by how much what is said is better with it than without it
};
constexpr Limits if_understood{-20, 70};
constexpr Limits if_unclear{5, 110}; ///< nothing else speaks for it then
/// How much likelier sounds that are no words may be then, for each hundredth of a second.
constexpr double most_sounds_behind = 1.75;

struct Otherwise {
    std::optional<double> words; ///< that do not begin with the opening word
    std::optional<double> sounds;
};

/// At the same time, if the recogniser has another one beside it.
std::future<Otherwise> look_for_otherwise(Recogniser& recogniser, Samples samples, const std::vector<Tongue>& tongues) {
    return search_beside(recogniser, [samples, &tongues](Recogniser& beside) {
        Otherwise scores;
        if (const auto match = beside.match(samples, any_words(tongues, Beginning::AtOnce)))
            scores.words = match->score;
        scores.sounds = beside.match_anything(samples);
        return scores;
    });
}

bool is_opened_in_own_words(const templates::OwnWords& own, Samples samples, const Speech& speech) {
    auto utterance = own.listen(samples);
    if (!utterance) return false;
    const auto found = templates::find(*utterance, templates::any_words(own.templates()));
    if (!found || found->match.words.size() < 2 || !is_opening(found->match.words.front(), speech.own)) return false;
    return is_said_in_own_words(found->evidence, 0);
}

} // namespace

std::optional<Opened> look_for_opening(Recogniser& recogniser, Samples samples, const std::vector<Tongue>& tongues) {
    if (samples.size() < shortest || is_noise_alone(samples)) return std::nullopt;
    auto looking = look_for_otherwise(recogniser, samples, tongues);
    const auto opened = recogniser.match(samples, any_words(tongues, Beginning::WithOpening));
    const Otherwise other = looking.get();
    if (!opened || opened->words.size() < 2 || !other.words) return std::nullopt;
    Opened found{opened->score - *other.words, 0};
    if (other.sounds) found.behind_any_sounds = (*other.sounds - opened->score) / hundredths_of(samples);
    return found;
}

std::optional<double> ahead_of_unopened(Recogniser& recogniser, Samples samples, const std::set<Phrase>& phrases,
                                        const std::vector<Tongue>& tongues) {
    const auto opened = recogniser.match(samples, net_of(phrases, tongues, Beginning::WithOpening));
    const auto unopened = recogniser.match(samples, net_of(phrases, tongues));
    if (!opened) return std::nullopt;
    return unopened ? opened->score - unopened->score : std::numeric_limits<double>::infinity();
}

namespace {

/// What `understand` makes of it with the opening word, if that is there. `phrases` are all that may be said behind it.
template <typename Understand>
auto behind_opening(const Ears& ears, Samples samples, const std::set<Phrase>& phrases, Speech speech,
                    const Understand& understand) {
    using Understood = decltype(understand(speech));
    std::optional<Understood> nothing;
    const bool is_in_own_words = ears.own != nullptr && is_opened_in_own_words(*ears.own, samples, speech);
    const auto opened = is_in_own_words ? std::nullopt : look_for_opening(ears.trained, samples, speech.tongues);
    if (!is_in_own_words && (!opened || opened->ahead < if_understood.ahead)) return nothing;
    speech.beginning = Beginning::WithOpening;
    std::optional<Understood> understood = understand(speech);
    if (is_in_own_words) return understood;
    const bool is_clear = !std::holds_alternative<Unclear>(*understood);
    const Limits& least = is_clear ? if_understood : if_unclear;
    if (opened->ahead < least.ahead) return nothing;
    if (!is_clear && opened->behind_any_sounds > most_sounds_behind) return nothing;
    const auto ahead = ahead_of_unopened(ears.trained, samples, phrases, speech.tongues);
    return ahead && *ahead >= least.ahead_of_unopened ? understood : nothing;
}

} // namespace

std::optional<Heard> hear_hands_free(const Ears& ears, Samples samples, const rules::variants::Position& position,
                                     const Speech& speech) {
    return behind_opening(ears, samples, phrases_of(sayable_in(position)), speech,
                          [&](const Speech& opened) { return hear(ears, samples, position, opened); });
}

std::optional<HeardReply> hear_reply_hands_free(const Ears& ears, Samples samples,
                                                const std::vector<PossibleReply>& replies, const Speech& speech) {
    return behind_opening(ears, samples, phrases_of(replies), speech,
                          [&](const Speech& opened) { return hear_reply(ears, samples, replies, opened); });
}

} // namespace speech::hearing
