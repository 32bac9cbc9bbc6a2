#include "speech/hearing/sentences.hpp"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <utility>

namespace speech::hearing {
namespace {

using ArcNumber = std::size_t;

/// Two arcs that follow each other; one is empty before the first arc of a way, and behind the last.
struct ArcPair {
    std::optional<ArcNumber> one;
    std::optional<ArcNumber> next;

    std::vector<ArcNumber> arcs() const {
        std::vector<ArcNumber> both;
        if (one) both.push_back(*one);
        if (next) both.push_back(*next);
        return both;
    }
};

/// The shortest ways to each place of a net and on from there.
class ShortestWays {
public:
    explicit ShortestWays(const Net& net)
        : net_{net}
        , from_(static_cast<std::size_t>(net.places))
        , to_(from_.size())
        , is_reached_(from_.size())
        , is_left_(from_.size())
        , words_before_(from_.size())
        , words_after_(from_.size()) {
        for (ArcNumber arc = 0; arc < net.arcs.size(); ++arc) {
            from_[at(net.arcs[arc].from)].push_back(arc);
            to_[at(net.arcs[arc].to)].push_back(arc);
        }
        reach();
        leave();
    }

    /// The arcs that leave where this one ends, as far as they lead to an end.
    std::vector<ArcNumber> after(ArcNumber arc) const {
        std::vector<ArcNumber> found;
        for (const ArcNumber next : from_[at(net_.arcs[arc].to)])
            if (is_left_[at(net_.arcs[next].to)]) found.push_back(next);
        return found;
    }

    /// Whether a way through the net has the arc.
    bool is_on_way(ArcNumber arc) const {
        return is_reached_[at(net_.arcs[arc].from)] && is_left_[at(net_.arcs[arc].to)];
    }
    bool begins(ArcNumber arc) const { return net_.arcs[arc].from == 0; }
    bool ends(ArcNumber arc) const { return std::ranges::find(net_.ends, net_.arcs[arc].to) != net_.ends.end(); }

    /// How many arcs through() has.
    std::size_t length_through(const std::vector<ArcNumber>& arcs) const {
        return words_before_[at(net_.arcs[arcs.front()].from)] + arcs.size() +
               words_after_[at(net_.arcs[arcs.back()].to)];
    }

    /// A shortest way through the net with these arcs, which follow each other and are on a way: of those arcs that can
    /// come before and behind, the ones that were used least often there. `uses` gives how often a pair was used.
    template <typename Uses>
    std::vector<ArcNumber> through(const std::vector<ArcNumber>& arcs, const Uses& uses) const {
        std::vector<ArcNumber> way(arcs.rbegin(), arcs.rend());
        for (int place = net_.arcs[way.back()].from; words_before_[at(place)] > 0; place = net_.arcs[way.back()].from) {
            const std::size_t before = words_before_[at(place)];
            const auto is_shortest = [&](ArcNumber arc) {
                const int from = net_.arcs[arc].from;
                return is_reached_[at(from)] && words_before_[at(from)] + 1 == before;
            };
            const auto used = [&](ArcNumber arc) {
                const bool is_first = net_.arcs[arc].from == 0;
                return std::pair(uses({arc, way.back()}), is_first ? uses({std::nullopt, arc}) : 0);
            };
            way.push_back(least_of(to_[at(place)], is_shortest, used));
        }
        std::ranges::reverse(way);
        for (int place = net_.arcs[way.back()].to; words_after_[at(place)] > 0; place = net_.arcs[way.back()].to) {
            const std::size_t after = words_after_[at(place)];
            const auto is_shortest = [&](ArcNumber arc) {
                const int to = net_.arcs[arc].to;
                return is_left_[at(to)] && words_after_[at(to)] + 1 == after;
            };
            way.push_back(least_of(from_[at(place)], is_shortest, [&](ArcNumber arc) {
                return uses({way.back(), arc});
            }));
        }
        return way;
    }

private:
    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    /// Precondition: one of the arcs is possible.
    template <typename Possible, typename Used>
    static ArcNumber least_of(const std::vector<ArcNumber>& arcs, const Possible& is_possible, const Used& used) {
        std::optional<ArcNumber> least;
        for (const ArcNumber arc : arcs)
            if (is_possible(arc) && (!least || used(arc) < used(*least))) least = arc;
        return *least;
    }

    void reach() {
        std::deque<int> waiting{0};
        is_reached_[0] = true;
        while (!waiting.empty()) {
            for (const ArcNumber arc : from_[at(waiting.front())]) {
                const int next = net_.arcs[arc].to;
                if (is_reached_[at(next)]) continue;
                is_reached_[at(next)] = true;
                words_before_[at(next)] = words_before_[at(waiting.front())] + 1;
                waiting.push_back(next);
            }
            waiting.pop_front();
        }
    }

    void leave() {
        std::deque<int> waiting(net_.ends.begin(), net_.ends.end());
        for (const int end : net_.ends) is_left_[at(end)] = true;
        while (!waiting.empty()) {
            for (const ArcNumber arc : to_[at(waiting.front())]) {
                const int before = net_.arcs[arc].from;
                if (is_left_[at(before)]) continue;
                is_left_[at(before)] = true;
                words_after_[at(before)] = words_after_[at(waiting.front())] + 1;
                waiting.push_back(before);
            }
            waiting.pop_front();
        }
    }

    const Net& net_;
    std::vector<std::vector<ArcNumber>> from_; ///< by place
    std::vector<std::vector<ArcNumber>> to_;
    std::vector<bool> is_reached_;
    std::vector<bool> is_left_;
    std::vector<std::size_t> words_before_; ///< on the shortest way there
    std::vector<std::size_t> words_after_;  ///< on the shortest way to an end
};

/// The sentences, and how often which word has followed which in them.
class SentenceList {
public:
    explicit SentenceList(const Net& net)
        : net_{net} {
        for (const Net::Arc& arc : net.arcs)
            words_.push_back(numbers_.emplace(arc.word, numbers_.size()).first->second);
    }

    int uses(const ArcPair& pair) const {
        const auto found = pairs_.find(pair_of(pair.one, pair.next));
        return found == pairs_.end() ? 0 : found->second;
    }

    void add(const std::vector<ArcNumber>& way) {
        Sentence sentence;
        std::optional<ArcNumber> before;
        for (const ArcNumber arc : way) {
            sentence.push_back(net_.arcs[arc].word);
            ++pairs_[pair_of(before, arc)];
            before = arc;
        }
        ++pairs_[pair_of(before, std::nullopt)];
        sentences_.push_back(std::move(sentence));
    }

    std::vector<Sentence> take() && { return std::move(sentences_); }

private:
    using WordNumber = std::optional<std::size_t>; ///< empty: no word, before the first and behind the last

    std::pair<WordNumber, WordNumber> pair_of(std::optional<ArcNumber> one, std::optional<ArcNumber> next) const {
        const auto word = [this](std::optional<ArcNumber> arc) {
            return arc ? WordNumber(words_[*arc]) : WordNumber();
        };
        return {word(one), word(next)};
    }

    const Net& net_;
    std::map<HeardWord, std::size_t> numbers_;
    std::vector<std::size_t> words_; ///< by arc
    std::map<std::pair<WordNumber, WordNumber>, int> pairs_;
    std::vector<Sentence> sentences_;
};

std::vector<ArcPair> pairs_of(const Net& net, const ShortestWays& ways) {
    std::vector<ArcPair> pairs;
    for (ArcNumber arc = 0; arc < net.arcs.size(); ++arc) {
        if (!ways.is_on_way(arc)) continue;
        if (ways.begins(arc)) pairs.push_back({std::nullopt, arc});
        if (ways.ends(arc)) pairs.push_back({arc, std::nullopt});
        for (const ArcNumber next : ways.after(arc)) pairs.push_back({arc, next});
    }
    return pairs;
}

} // namespace

std::vector<Sentence> sentences_of(const Net& net) {
    const ShortestWays ways(net);
    // Short sentences come first: they are what is mostly said, and long ones have their pairs too.
    std::map<std::size_t, std::vector<ArcPair>> by_length;
    for (const ArcPair& pair : pairs_of(net, ways)) by_length[ways.length_through(pair.arcs())].push_back(pair);
    SentenceList sentences(net);
    const auto uses = [&sentences](const ArcPair& pair) { return sentences.uses(pair); };
    for (const auto& [length, pairs] : by_length)
        for (const ArcPair& pair : pairs)
            if (uses(pair) == 0) sentences.add(ways.through(pair.arcs(), uses));
    return std::move(sentences).take();
}

} // namespace speech::hearing
