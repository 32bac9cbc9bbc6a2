// From an engine's sample rate to the one of the mixer.
#pragma once

#include "speech/voice/synth.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

struct SRC_STATE_tag;

namespace speech::voice {

/// Converts one phrase after another, each as a stream in pieces of 10 ms: what comes out follows what goes in by less
/// than a millisecond. Between two samples of an engine at full scale the sound may be louder than either, so all of it
/// comes out quieter by the headroom.
class Resampler {
public:
    static constexpr float headroom = 0.9F;

    /// `from` is between 8000 and 192000 samples a second.
    explicit Resampler(std::uint32_t from);
    ~Resampler();

    /// Converts the next samples of the phrase; answers false as soon as the listener has done so.
    bool push(std::span<const std::int16_t> samples, const Listener& listener);
    /// Hands over what is left of the phrase; the next sample begins a new one.
    bool finish(const Listener& listener);
    /// Forgets the phrase.
    void reset();

private:
    bool convert(bool last, const Listener& listener);

    struct Release {
        void operator()(SRC_STATE_tag* state) const;
    };
    std::unique_ptr<SRC_STATE_tag, Release> state_;
    double ratio_;
    std::vector<float> in_;
    std::vector<float> out_;
};

} // namespace speech::voice
