#include "speech/hearing/transcribed.hpp"

#include "speech/hearing/sayable.hpp"

#include <set>
#include <utility>
#include <vector>

namespace speech::hearing {
namespace {

/// An engine that listens in a position.
class PositionListener {
public:
    PositionListener(Engine& engine, Samples samples, const rules::variants::Position& position, const Speech& speech)
        : engine_{engine}
        , samples_{samples}
        , position_{position}
        , speech_{speech}
        , tongues_{engine.understood(speech.own)}
        , others_{net_of(single_words(), tongues_, speech.beginning)} {}

    struct Found {
        Said said;
        SureMatch match;
    };

    /// What of that was said, if anything.
    std::optional<Found> find(const std::set<Phrase>& phrases) const {
        auto match = engine_.match(samples_, net_of(phrases, tongues_, speech_.beginning), others_, tongues_);
        if (!match) return std::nullopt;
        auto said = understood({match->words, 0}, tongues_, position_, speech_);
        if (!said) return std::nullopt;
        return Found{*std::move(said), *std::move(match)};
    }

private:
    Engine& engine_;
    Samples samples_;
    const rules::variants::Position& position_;
    const Speech& speech_;
    std::vector<Tongue> tongues_;
    Net others_; ///< a move that cannot be made has a word here, and need not be taken for one that can
};

} // namespace

std::optional<Heard> hear(Engine& engine, Samples samples, const rules::variants::Position& position,
                          const Speech& speech) {
    if (engine.fault()) return std::nullopt;
    if (samples.size() < shortest || is_noise_alone(samples)) return Unclear{};
    const std::vector<Sayable> sayables = sayable_in(position);
    const PositionListener listener(engine, samples, position, speech);
    const auto best = listener.find(phrases_of(sayables));
    const Belief belief = best ? engine.belief_in(best->match, samples, speech.beginning) : Belief::None;
    if (engine.fault()) return std::nullopt;
    switch (belief) {
    case Belief::Sure: return Certain{best->said, best->match.confidence};
    case Belief::None: return Unclear{};
    case Belief::Doubtful: break;
    }
    const auto other = listener.find(phrases_besides(sayables, best->said.choice));
    if (engine.fault()) return std::nullopt;
    if (!other) return Unclear{};
    return Unsure{best->said, other->said};
}

} // namespace speech::hearing
