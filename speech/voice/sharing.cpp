#include "speech/voice/sharing.hpp"

#include <vector>

namespace speech::voice {

using sounds::mixer::SampleCount;

class SharedSynth::Loan final : public Synth {
public:
    Loan(std::shared_ptr<SharedSynth> owner, SampleCount at_once)
        : owner_{std::move(owner)}
        , at_once_{at_once} {}

    SynthesisResult synthesise(const phrases::Run& run, const Manner& manner, const Listener& listener) override {
        std::vector<float> rest;
        SampleCount handed{0};
        SynthesisResult result = [&] {
            const std::scoped_lock lock{owner_->mutex_};
            return owner_->synth_->synthesise(run, manner, [&](std::span<const float> samples) {
                if (handed >= at_once_) {
                    rest.insert(rest.end(), samples.begin(), samples.end());
                    return handed == SampleCount{0} || listener({}); // he may have had enough meanwhile
                }
                handed += SampleCount(static_cast<std::int64_t>(samples.size()));
                return listener(samples);
            });
        }();
        const bool is_wanted = rest.empty() || std::holds_alternative<Stopped>(result) || listener(rest);
        return is_wanted ? result : SynthesisResult{Stopped{}};
    }

private:
    std::shared_ptr<SharedSynth> owner_;
    SampleCount at_once_;
};

std::shared_ptr<SharedSynth> SharedSynth::own(std::unique_ptr<Synth> synth) {
    return std::shared_ptr<SharedSynth>(new SharedSynth(std::move(synth)));
}

std::unique_ptr<Synth> SharedSynth::lend(SampleCount at_once) {
    return std::make_unique<Loan>(shared_from_this(), at_once);
}

} // namespace speech::voice
