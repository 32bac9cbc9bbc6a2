// A net as sentences.
#include "speech/hearing/any_move.hpp"
#include "speech/hearing/sayable.hpp"
#include "speech/hearing/sentences.hpp"
#include "tests/speech/support/words.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace {

namespace hearing = speech::hearing;
using hearing::HeardWord;
using hearing::Net;
using hearing::Sentence;

/// A word, and one that follows it; the empty word before the first and behind the last.
using Pair = std::pair<HeardWord, HeardWord>;

std::set<Pair> pairs_in(const std::vector<Sentence>& sentences) {
    std::set<Pair> pairs;
    for (const Sentence& sentence : sentences) {
        HeardWord before;
        for (const HeardWord& word : sentence) pairs.emplace(std::exchange(before, word), word);
        pairs.emplace(before, HeardWord{});
    }
    return pairs;
}

/// Where each arc of the net is on a way through it.
std::set<Pair> pairs_in(const Net& net) {
    std::set<Pair> pairs;
    for (const Net::Arc& arc : net.arcs) {
        if (arc.from == 0) pairs.emplace(HeardWord{}, arc.word);
        if (std::ranges::find(net.ends, arc.to) != net.ends.end()) pairs.emplace(arc.word, HeardWord{});
        for (const Net::Arc& next : net.arcs)
            if (next.from == arc.to) pairs.emplace(arc.word, next.word);
    }
    return pairs;
}

std::vector<hearing::Tongue> german() {
    return {hearing::Tongue(words::fide()), hearing::Tongue(words::load_vocabulary("de"))};
}

TEST_CASE("each sentence is a way through the net, and each word follows each that it can") {
    const char* const fen = GENERATE("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                     "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5",
                                     "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    const Net net = hearing::net_of(hearing::phrases_of(hearing::sayable_in(words::position_of(fen))), german());
    const auto sentences = hearing::sentences_of(net);
    CHECK(std::ranges::all_of(sentences, [&](const Sentence& each) { return hearing::is_way_through(net, each); }));
    CHECK(pairs_in(sentences) == pairs_in(net));
    CHECK(sentences.size() <= pairs_in(net).size());
}

TEST_CASE("what can stand in the same place does so about as often") {
    const Net net = hearing::net_of(hearing::phrases_of(hearing::sayable_in(words::position_of(
                                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))),
                                    {hearing::Tongue(words::fide())});
    std::map<Pair, int> counts;
    for (const Sentence& sentence : hearing::sentences_of(net)) {
        HeardWord before;
        for (const HeardWord& word : sentence) ++counts[{std::exchange(before, word), word}];
    }
    const auto count = [&counts](const char* one, const char* next) {
        return counts[{HeardWord{{"de"}, one}, HeardWord{{"de"}, next}}];
    };
    for (const char* file : {"anna", "bella", "casar", "david", "eva", "felix", "gustav", "hektor"}) {
        INFO(file);
        const auto [less, more] = std::minmax({count(file, "drei"), count(file, "vier")});
        CHECK(less > 0);
        CHECK(more <= 2 * less);
    }
}

TEST_CASE("any move at all comes out as sentences too") {
    const Net net = hearing::any_move(german());
    CHECK(pairs_in(hearing::sentences_of(net)) == pairs_in(net));
}

TEST_CASE("words that lead nowhere, or that nothing leads to, are in no sentence") {
    const HeardWord eva{{"de"}, "eva"};
    const HeardWord drei{{"de"}, "drei"};
    const HeardWord vier{{"de"}, "vier"};
    const Net net{5, {2}, {{0, 1, eva}, {1, 2, drei}, {1, 3, vier}, {4, 2, vier}}};
    CHECK(hearing::sentences_of(net) == std::vector<Sentence>{{eva, drei}});
    CHECK(hearing::sentences_of(Net{}).empty());
}

} // namespace
