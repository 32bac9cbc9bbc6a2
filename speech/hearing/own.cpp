#include "speech/hearing/own.hpp"

#include "speech/hearing/sayable.hpp"
#include "speech/hearing/transcribed.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace speech::hearing {
namespace {

// Fitted with four of eSpeak NG's voices and counted with others: docs/players/listening.md.
/// How unlike the recordings all words together may be, and each of them.
struct Unlikeness {
    double all;
    double word;
};
/// The louder the noise, the more alike is everything in it, other people too. Between two the limit is in proportion.
struct Limit {
    double signal_to_noise; ///< decibels
    Unlikeness most;
};
constexpr std::array limits{Limit{0, {1.7, 2.1}}, Limit{20, {2.25, 3.2}}, Limit{40, {3.3, 6.0}}};
/// How many of the loud frames must belong to words.
constexpr double least_coverage = 0.9;
/// How much nearer any row of the words may be: what cannot be said here was said then.
constexpr double most_behind = 4;

Unlikeness most_unlike(double signal_to_noise) {
    const auto above = std::ranges::find_if(
        limits, [signal_to_noise](const Limit& limit) { return signal_to_noise < limit.signal_to_noise; });
    if (above == limits.begin()) return limits.front().most;
    if (above == limits.end()) return limits.back().most;
    const Limit& below = *std::prev(above);
    const double share = (signal_to_noise - below.signal_to_noise) / (above->signal_to_noise - below.signal_to_noise);
    return {std::lerp(below.most.all, above->most.all, share), std::lerp(below.most.word, above->most.word, share)};
}

std::optional<templates::Finding> any_words(const templates::OwnWords& own, templates::Utterance& utterance) {
    return templates::find(utterance, templates::any_words(own.templates()));
}

} // namespace

double behind_any_words(const templates::OwnWords& own, templates::Utterance& utterance, double score) {
    const auto any = any_words(own, utterance);
    return any ? std::max(0.0, any->match.score - score) : 0;
}

bool is_said_in_own_words(const templates::Evidence& evidence, double behind_any_words) {
    const Unlikeness most = most_unlike(evidence.signal_to_noise);
    return evidence.coverage >= least_coverage && behind_any_words <= most_behind && evidence.distance <= most.all &&
           evidence.worst_distance <= most.word;
}

std::optional<Weighed> weigh(const templates::OwnWords& own, Samples samples, const rules::variants::Position& position,
                             const Speech& speech) {
    auto utterance = own.listen(samples);
    if (!utterance) return std::nullopt;
    const std::vector<Sayable> sayables = sayable_in(position);
    auto best = templates::find(*utterance, net_of(phrases_of(sayables), speech.own, speech.beginning));
    if (!best) return std::nullopt;
    auto said = understood(best->match, speech.own, position, speech);
    if (!said) return std::nullopt;
    const auto next =
        templates::find(*utterance, net_of(phrases_besides(sayables, said->choice), speech.own, speech.beginning));
    Weighed weighed{*std::move(said), best->evidence};
    if (const auto any = any_words(own, *utterance)) {
        weighed.behind_any_words = std::max(0.0, any->match.score - best->match.score);
        weighed.is_said_otherwise = weighed.behind_any_words > most_behind && is_said_in_own_words(any->evidence, 0);
    }
    if (next && !next->match.words.empty()) {
        weighed.ahead = best->match.score - next->match.score;
        weighed.other = understood(next->match, speech.own, position, speech);
    }
    return weighed;
}

Heard judged(const Weighed& weighed) {
    if (!is_said_in_own_words(weighed.evidence, weighed.behind_any_words)) return Unclear{};
    if (!weighed.ahead) return Certain{weighed.said, 1.0};
    if (*weighed.ahead >= own_lead.sure)
        return Certain{weighed.said, 1 - std::exp(-*weighed.ahead / own_lead.sure) / 2};
    if (*weighed.ahead < own_lead.doubtful || !weighed.other) return Unclear{};
    return Unsure{weighed.said, *weighed.other};
}

namespace {

/// Whether the meaning can be said in the tongue by known words alone.
bool is_known(const templates::Templates& known, const Tongue& tongue, vocabulary::Meaning meaning) {
    const auto has = [&](const std::string& word) { return known.words().contains({tongue.language(), word}); };
    return std::ranges::any_of(tongue.spellings(meaning),
                               [&](const auto& words) { return std::ranges::all_of(words, has); });
}

/// In one of the tongues.
bool are_known(const templates::Templates& known, const std::vector<Tongue>& tongues,
               const std::vector<vocabulary::Meaning>& meanings) {
    return std::ranges::any_of(tongues, [&](const Tongue& tongue) {
        return std::ranges::all_of(meanings, [&](auto meaning) { return is_known(known, tongue, meaning); });
    });
}

} // namespace

bool knows_all_moves(const templates::Templates& known, const std::vector<Tongue>& tongues) {
    std::vector<vocabulary::Meaning> meanings{vocabulary::Sign::ShortCastling, vocabulary::Sign::LongCastling};
    for (const rules::board::Role role : rules::board::all_roles) meanings.emplace_back(role);
    for (int place = 0; place < 8; ++place) {
        meanings.emplace_back(static_cast<rules::board::File>(place));
        meanings.emplace_back(static_cast<rules::board::Rank>(place));
    }
    return are_known(known, tongues, meanings);
}

bool knows_answers(const templates::Templates& known, const std::vector<Tongue>& tongues) {
    return are_known(known, tongues, {vocabulary::Answer::Yes, vocabulary::Answer::No});
}

bool is_heard_by_engine(const Ears& ears, const phrases::Language& language) {
    return std::ranges::any_of(ears.engines,
                               [&](const auto& each) { return !each->fault() && each->understands(language); });
}

bool are_heard_by_engines(const Ears& ears, const std::vector<Tongue>& tongues) {
    return std::ranges::all_of(tongues,
                               [&](const Tongue& tongue) { return is_heard_by_engine(ears, tongue.language()); });
}

namespace {

/// Whether it means one of those that were to be asked about.
bool is_one_of(const Said& said, const Unsure& unsure) {
    return said.choice == unsure.likelier.choice || said.choice == unsure.other.choice;
}

/// Of two that hear different languages, engines and the trained recogniser. What both find is believed; where each
/// finds something else the player is asked.
Heard of_both(const Heard& one, const Heard& other) {
    if (std::holds_alternative<Unclear>(one)) return other;
    if (std::holds_alternative<Unclear>(other)) return one;
    const auto* certain = std::get_if<Certain>(&one);
    const auto* other_certain = std::get_if<Certain>(&other);
    if (certain == nullptr && other_certain == nullptr) return one;
    if (certain == nullptr) return of_both(other, one);
    if (other_certain == nullptr) {
        const auto& unsure = std::get<Unsure>(other);
        return is_one_of(certain->said, unsure) ? one : Unsure{certain->said, unsure.likelier};
    }
    if (certain->said.choice != other_certain->said.choice) return Unsure{certain->said, other_certain->said};
    return certain->confidence >= other_certain->confidence ? one : other;
}

/// The words in which it was heard; null if it was not.
const phrases::Run* words_in(const Heard& heard) {
    if (const auto* certain = std::get_if<Certain>(&heard)) return &certain->said.words;
    const auto* unsure = std::get_if<Unsure>(&heard);
    return unsure == nullptr ? nullptr : &unsure->likelier.words;
}

/// By the trained recogniser, in the languages that no engine hears. It listens for the others too: where these words
/// are missing, it takes them for those that are there.
Heard hear_by_trained(const Ears& ears, Samples samples, const rules::variants::Position& position,
                      const Speech& speech) {
    const Heard heard = hear(ears.trained, samples, position, speech);
    const phrases::Run* const words = words_in(heard);
    return words != nullptr && is_heard_by_engine(ears, words->language) ? Unclear{} : heard;
}

/// By those who were trained on other people.
Heard hear_as_others(const Ears& ears, Samples samples, const rules::variants::Position& position,
                     const Speech& speech) {
    Heard heard = Unclear{};
    for (const auto& engine : ears.engines)
        if (const auto by_engine = hear(*engine, samples, position, speech)) heard = of_both(heard, *by_engine);
    if (are_heard_by_engines(ears, speech.tongues)) return heard;
    return of_both(heard, hear_by_trained(ears, samples, position, speech));
}

} // namespace

Heard hear(const Ears& ears, Samples samples, const rules::variants::Position& position, const Speech& speech) {
    if (ears.own == nullptr) return hear_as_others(ears, samples, position, speech);
    const auto weighed = weigh(*ears.own, samples, position, speech);
    const Heard by_own = weighed ? judged(*weighed) : Heard{Unclear{}};
    const bool is_complete = knows_all_moves(ears.own->templates(), speech.own);
    if (is_complete && std::holds_alternative<Certain>(by_own)) return by_own;
    if (is_complete && weighed && weighed->is_said_otherwise) return Unclear{};
    const Heard by_others = hear_as_others(ears, samples, position, speech);
    const auto* certain = std::get_if<Certain>(&by_others);
    if (certain == nullptr) return is_complete && std::holds_alternative<Unsure>(by_own) ? by_own : by_others;
    if (std::holds_alternative<Unclear>(by_own) || certain->said.choice == weighed->said.choice) return by_others;
    return Unsure{certain->said, weighed->said};
}

} // namespace speech::hearing
