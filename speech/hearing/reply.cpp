#include "speech/hearing/reply.hpp"

#include "speech/hearing/naming.hpp"
#include "speech/hearing/sayable.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace speech::hearing {
namespace {

using rules::board::Move;
using rules::variants::Position;
using vocabulary::Answer;

/// The best of the replies, and by how much its score is ahead of the next, if there is another at all.
template <typename Found>
struct Nearest {
    std::optional<Reply> reply;
    Found found;
    std::optional<double> ahead{};
};

const Match& match_of(const Match& match) { return match; }
const Match& match_of(const templates::Finding& finding) { return finding.match; }

/// The phrases of all replies but one.
std::set<Phrase> phrases_but(const std::vector<PossibleReply>& replies, const PossibleReply& left_out) {
    std::set<Phrase> phrases;
    for (const PossibleReply& each : replies)
        if (&each != &left_out) phrases.insert(each.phrases.begin(), each.phrases.end());
    return phrases;
}

/// `find` gives what it finds in a net, if anything. All replies are tried together, because a recogniser's scores
/// compare only between nets of about the same size: alone in its net any word is near to any sound.
template <typename Find>
auto nearest(const std::vector<PossibleReply>& replies, const std::vector<Tongue>& tongues, Beginning beginning,
             const Find& find) {
    using Found = typename decltype(find(Net{}))::value_type;
    std::optional<Nearest<Found>> best;
    auto found = find(net_of(phrases_of(replies), tongues, beginning));
    if (!found || match_of(*found).words.empty()) return best;
    const auto meant = std::ranges::find_if(replies, [&](const PossibleReply& each) {
        return is_way_through(net_of(each.phrases, tongues, beginning), match_of(*found).words);
    });
    if (meant == replies.end()) return best;
    const auto next = find(net_of(phrases_but(replies, *meant), tongues, beginning));
    best = Nearest<Found>{meant->reply, *std::move(found)};
    if (next && !match_of(*next).words.empty()) best->ahead = match_of(best->found).score - match_of(*next).score;
    return best;
}

HeardReply judged(const std::optional<Reply>& reply, std::optional<double> ahead, const Lead& lead) {
    if (!reply) return Unclear{};
    if (!ahead || *ahead >= lead.sure) return SureReply{*reply};
    return *ahead >= lead.doubtful ? HeardReply{LikelyReply{*reply}} : Unclear{};
}

/// In the languages that no engine hears; but it listens for the others too. The opening word may be of any.
HeardReply by_trained(const Ears& ears, Samples samples, const std::vector<PossibleReply>& replies,
                      const Speech& speech) {
    Recogniser& recogniser = ears.trained;
    auto anything_else = look_for_anything_else(recogniser, samples, speech);
    const auto best = nearest(replies, speech.tongues, speech.beginning,
                              [&](const Net& net) { return recogniser.match(samples, net); });
    if (!best) return Unclear{};
    // Another word is no answer. As one more reply it would be so near to some of them that these were never heard; but
    // in the larger net what was answered has a lower score, and noise or another word mostly a higher one.
    std::set<Phrase> all = phrases_of(replies);
    all.merge(single_words());
    const auto other_word = recogniser.match(samples, net_of(all, speech.tongues, speech.beginning));
    if (other_word && other_word->score > best->found.score) return Unclear{};
    if (is_something_else(anything_else.get(), samples, best->found.score)) return Unclear{};
    if (is_heard_by_engine(ears, best->found.words.back().language)) return Unclear{};
    return judged(best->reply, best->ahead, trained_lead);
}

/// Empty if the engine has failed.
std::optional<HeardReply> by_engine(Engine& engine, Samples samples, const std::vector<PossibleReply>& replies,
                                    const Speech& speech) {
    const std::vector<Tongue> tongues = engine.understood(speech.own);
    const auto match = engine.match(samples, net_of(phrases_of(replies), tongues, speech.beginning),
                                    net_of(single_words(), tongues, speech.beginning), tongues);
    const Belief belief = match ? engine.belief_in(*match, samples, speech.beginning) : Belief::None;
    if (engine.fault()) return std::nullopt;
    if (belief == Belief::None) return Unclear{};
    const auto meant = std::ranges::find_if(replies, [&](const PossibleReply& each) {
        return is_way_through(net_of(each.phrases, tongues, speech.beginning), match->words);
    });
    if (meant == replies.end() || !meant->reply) return Unclear{};
    return belief == Belief::Sure ? HeardReply{SureReply{*meant->reply}} : LikelyReply{*meant->reply};
}

HeardReply by_own_words(const templates::OwnWords& own, Samples samples, const std::vector<PossibleReply>& replies,
                        const Speech& speech) {
    auto utterance = own.listen(samples);
    if (!utterance) return Unclear{};
    const auto best = nearest(replies, speech.own, speech.beginning,
                              [&](const Net& net) { return templates::find(*utterance, net); });
    if (!best) return Unclear{};
    const double behind = behind_any_words(own, *utterance, best->found.match.score);
    if (!is_said_in_own_words(best->found.evidence, behind)) return Unclear{};
    return judged(best->reply, best->ahead, own_lead);
}

std::optional<Reply> reply_in(const HeardReply& heard) {
    if (const auto* sure = std::get_if<SureReply>(&heard)) return sure->reply;
    const auto* likely = std::get_if<LikelyReply>(&heard);
    return likely == nullptr ? std::nullopt : std::optional(likely->reply);
}

/// Two that are not the same are none.
HeardReply reply_of_both(const HeardReply& one, const HeardReply& other) {
    if (!reply_in(one)) return other;
    if (!reply_in(other)) return one;
    if (reply_in(one) != reply_in(other)) return Unclear{};
    return std::holds_alternative<SureReply>(one) ? one : other;
}

/// By those who were trained on other people.
HeardReply by_others(const Ears& ears, Samples samples, const std::vector<PossibleReply>& replies,
                     const Speech& speech) {
    HeardReply heard = Unclear{};
    for (const auto& engine : ears.engines)
        if (const auto reply = by_engine(*engine, samples, replies, speech)) heard = reply_of_both(heard, *reply);
    if (are_heard_by_engines(ears, speech.tongues)) return heard;
    return reply_of_both(heard, by_trained(ears, samples, replies, speech));
}

} // namespace

std::vector<PossibleReply> replies_to(const Position& position, const std::vector<Move>& moves) {
    std::vector<PossibleReply> replies;
    std::vector<Move> asked;
    PossibleReply others{};
    for (const Move move : position.legal_moves()) {
        std::set<Phrase> ways = ways_to_say(position, move);
        if (std::ranges::find(moves, move) == moves.end()) {
            others.phrases.merge(ways);
            continue;
        }
        asked.push_back(move);
        replies.push_back({move, std::move(ways)});
    }
    std::vector<std::set<Phrase>> names = names_among(position, asked);
    for (std::size_t at = 0; at < replies.size(); ++at) {
        if (replies.size() > 1) replies[at].phrases.merge(names[at]);
        for (const Phrase& phrase : replies[at].phrases) others.phrases.erase(phrase);
    }
    for (const Answer answer : {Answer::Yes, Answer::No}) replies.push_back({answer, {{answer}}});
    replies.push_back(std::move(others));
    return replies;
}

std::set<Phrase> phrases_of(const std::vector<PossibleReply>& replies) {
    std::set<Phrase> phrases;
    for (const PossibleReply& each : replies) phrases.insert(each.phrases.begin(), each.phrases.end());
    return phrases;
}

HeardReply hear_reply(const Ears& ears, Samples samples, const std::vector<PossibleReply>& replies,
                      const Speech& speech) {
    if (samples.size() < shortest || is_noise_alone(samples)) return Unclear{};
    if (ears.own == nullptr) return by_others(ears, samples, replies, speech);
    const HeardReply own = by_own_words(*ears.own, samples, replies, speech);
    const bool is_complete =
        knows_all_moves(ears.own->templates(), speech.own) && knows_answers(ears.own->templates(), speech.own);
    if (is_complete && std::holds_alternative<SureReply>(own)) return own;
    const HeardReply trained = by_others(ears, samples, replies, speech);
    if (!std::holds_alternative<SureReply>(trained))
        return is_complete && std::holds_alternative<LikelyReply>(own) ? own : trained;
    const auto other = reply_in(own);
    return !other || other == reply_in(trained) ? trained : HeardReply{Unclear{}};
}

} // namespace speech::hearing
