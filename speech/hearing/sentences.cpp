#include "speech/hearing/sentences.hpp"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace speech::hearing {
namespace {

using ArcNumber = std::size_t;

/// The shortest ways to each place of a net and on from there.
class ShortestWays {
public:
    explicit ShortestWays(const Net& net)
        : net_{net}
        , from_(static_cast<std::size_t>(net.places))
        , to_(from_.size())
        , reached_by_(from_.size())
        , left_by_(from_.size())
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

    /// The shortest way through the net with these arcs, which follow each other and are on a way.
    std::vector<ArcNumber> through(const std::vector<ArcNumber>& arcs) const {
        std::vector<ArcNumber> way;
        for (auto arc = reached_by_[at(net_.arcs[arcs.front()].from)]; arc; arc = reached_by_[at(net_.arcs[*arc].from)])
            way.push_back(*arc);
        std::ranges::reverse(way);
        way.insert(way.end(), arcs.begin(), arcs.end());
        for (auto arc = left_by_[at(net_.arcs[arcs.back()].to)]; arc; arc = left_by_[at(net_.arcs[*arc].to)])
            way.push_back(*arc);
        return way;
    }

private:
    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    void reach() {
        std::deque<int> waiting{0};
        is_reached_[0] = true;
        while (!waiting.empty()) {
            for (const ArcNumber arc : from_[at(waiting.front())]) {
                const int next = net_.arcs[arc].to;
                if (is_reached_[at(next)]) continue;
                is_reached_[at(next)] = true;
                reached_by_[at(next)] = arc;
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
                left_by_[at(before)] = arc;
                words_after_[at(before)] = words_after_[at(waiting.front())] + 1;
                waiting.push_back(before);
            }
            waiting.pop_front();
        }
    }

    const Net& net_;
    std::vector<std::vector<ArcNumber>> from_; ///< by place
    std::vector<std::vector<ArcNumber>> to_;
    std::vector<std::optional<ArcNumber>> reached_by_; ///< the last arc of the shortest way there; empty at the start
    std::vector<std::optional<ArcNumber>> left_by_;    ///< the first arc of the shortest way to an end; empty at an end
    std::vector<bool> is_reached_;
    std::vector<bool> is_left_;
    std::vector<std::size_t> words_before_; ///< on the shortest way there
    std::vector<std::size_t> words_after_;  ///< on the shortest way to an end
};

/// The sentences, and which word has followed which in them.
class SentenceList {
public:
    explicit SentenceList(const Net& net)
        : net_{net} {
        for (const Net::Arc& arc : net.arcs)
            words_.push_back(numbers_.emplace(arc.word, numbers_.size()).first->second);
    }

    bool has(std::optional<ArcNumber> one, std::optional<ArcNumber> next) const {
        return pairs_.contains(pair_of(one, next));
    }

    void add(const std::vector<ArcNumber>& way) {
        Sentence sentence;
        std::optional<ArcNumber> before;
        for (const ArcNumber arc : way) {
            sentence.push_back(net_.arcs[arc].word);
            pairs_.insert(pair_of(before, arc));
            before = arc;
        }
        pairs_.insert(pair_of(before, std::nullopt));
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
    std::set<std::pair<WordNumber, WordNumber>> pairs_;
    std::vector<Sentence> sentences_;
};

} // namespace

namespace {

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
    for (const auto& [length, pairs] : by_length)
        for (const ArcPair& pair : pairs)
            if (!sentences.has(pair.one, pair.next)) sentences.add(ways.through(pair.arcs()));
    return std::move(sentences).take();
}

} // namespace speech::hearing
