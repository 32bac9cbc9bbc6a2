// One speaking engine for several speakers: there can be only one in a program, and each speaker has its own thread.
#pragma once

#include "speech/voice/synth.hpp"

#include <atomic>
#include <memory>
#include <mutex>

namespace speech::voice {

/// Lends its synth to one thread at a time.
class SharedSynth : public std::enable_shared_from_this<SharedSynth> {
public:
    static std::shared_ptr<SharedSynth> own(std::unique_ptr<Synth> synth);

    /// A synth for one more thread. While there is no other, what it says is handed over as it is being made; else once
    /// the synth is free again, so that a slow listener keeps nobody waiting.
    std::unique_ptr<Synth> lend();

private:
    class Loan;
    explicit SharedSynth(std::unique_ptr<Synth> synth)
        : synth_{std::move(synth)} {}

    SynthesisResult make(const phrases::Run& run, const Manner& manner, const Listener& listener);

    std::mutex mutex_;
    std::atomic<int> loans_ = 0;
    std::unique_ptr<Synth> synth_;
};

} // namespace speech::voice
