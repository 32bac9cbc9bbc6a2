#include "speech/voice/sharing.hpp"

#include <vector>

namespace speech::voice {

class SharedSynth::Loan final : public Synth {
public:
    explicit Loan(std::shared_ptr<SharedSynth> owner)
        : owner_{std::move(owner)} {
        ++owner_->loans_;
    }
    ~Loan() override { --owner_->loans_; }

    SynthesisResult synthesise(const phrases::Run& run, const Manner& manner, const Listener& listener) override {
        if (owner_->loans_ == 1) return owner_->make(run, manner, listener);
        std::vector<float> made;
        SynthesisResult result = owner_->make(run, manner, [&made](std::span<const float> samples) {
            made.insert(made.end(), samples.begin(), samples.end());
            return true;
        });
        return made.empty() || listener(made) ? result : SynthesisResult{Stopped{}};
    }

    void make_ready(const phrases::Run& run, const Manner& manner) override {
        const std::scoped_lock lock{owner_->mutex_};
        owner_->synth_->make_ready(run, manner);
    }

private:
    std::shared_ptr<SharedSynth> owner_;
};

std::shared_ptr<SharedSynth> SharedSynth::own(std::unique_ptr<Synth> synth) {
    return std::shared_ptr<SharedSynth>(new SharedSynth(std::move(synth)));
}

std::unique_ptr<Synth> SharedSynth::lend() { return std::make_unique<Loan>(shared_from_this()); }

SynthesisResult SharedSynth::make(const phrases::Run& run, const Manner& manner, const Listener& listener) {
    const std::scoped_lock lock{mutex_};
    return synth_->synthesise(run, manner, listener);
}

} // namespace speech::voice
