// One speaking engine for several speakers: there can be only one in a program, and each speaker has its own thread.
#pragma once

#include "sounds/mixer/samples.hpp"
#include "speech/voice/synth.hpp"

#include <memory>
#include <mutex>

namespace speech::voice {

/// Lends its synth to one thread at a time.
class SharedSynth : public std::enable_shared_from_this<SharedSynth> {
public:
    static std::shared_ptr<SharedSynth> own(std::unique_ptr<Synth> synth);

    /// A synth for one more thread. Of each run it hands the first so many samples over while they are being made, and
    /// the rest once the synth is free for others: a listener that takes his time beyond that keeps nobody waiting.
    std::unique_ptr<Synth> lend(sounds::mixer::SampleCount at_once);

private:
    class Loan;
    explicit SharedSynth(std::unique_ptr<Synth> synth)
        : synth_{std::move(synth)} {}

    std::mutex mutex_;
    std::unique_ptr<Synth> synth_;
};

} // namespace speech::voice
