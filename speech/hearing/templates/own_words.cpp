#include "speech/hearing/templates/own_words.hpp"

#include "speech/hearing/templates/search.hpp"

#include <algorithm>

namespace speech::hearing::templates {
namespace {

/// No move takes fifteen seconds; what is behind them is not listened to.
constexpr std::size_t longest_utterance = std::size_t{15} * samples_per_second;

double coverage_of(const Utterance& utterance, const std::vector<FoundWord>& words) {
    double loud = 0;
    double covered = 0;
    for (std::size_t frame = 0; frame < utterance.size(); ++frame) {
        if (!utterance.is_loud(frame)) continue;
        ++loud;
        if (std::any_of(words.begin(), words.end(),
                        [&](const FoundWord& word) { return word.begin <= frame && frame < word.end; }))
            ++covered;
    }
    return loud == 0 ? 0 : covered / loud;
}

Evidence evidence_of(const Utterance& utterance, const std::vector<FoundWord>& words) {
    Evidence evidence{0, 0, utterance.room().signal_to_noise(), coverage_of(utterance, words)};
    double cost = 0;
    double frames = 0;
    for (const FoundWord& word : words) {
        const auto length = static_cast<double>(word.end - word.begin);
        cost += word.cost;
        frames += length;
        evidence.worst_distance = std::max(evidence.worst_distance, word.cost / length);
    }
    if (frames > 0) evidence.distance = cost / frames;
    return evidence;
}

} // namespace

std::optional<Utterance> OwnWords::listen(Samples samples) const {
    samples = samples.first(std::min(samples.size(), longest_utterance));
    const Frames frames = frames_of(samples);
    if (frames.empty()) return std::nullopt;
    return Utterance(frames, templates_);
}

std::optional<Match> OwnWords::match(Samples samples, const Net& net) {
    auto utterance = listen(samples);
    if (!utterance) return std::nullopt;
    auto found = find(*utterance, net);
    return found ? std::optional(std::move(found->match)) : std::nullopt;
}

std::optional<double> OwnWords::match_anything(Samples samples) {
    const auto found = match(samples, any_words(templates_));
    return found ? std::optional(found->score) : std::nullopt;
}

std::optional<Finding> find(Utterance& utterance, const Net& net) {
    const auto way = best_way(utterance, net);
    if (!way) return std::nullopt;
    Finding finding{{{}, -way->cost}, evidence_of(utterance, way->words)};
    for (const FoundWord& word : way->words) finding.match.words.push_back(word.word);
    return finding;
}

Net any_words(const Templates& templates) {
    Net net;
    net.ends.push_back(0);
    for (const auto& [word, recordings] : templates.words()) net.arcs.push_back({0, 0, word});
    return net;
}

} // namespace speech::hearing::templates
