// A sentence as a file, and where in it each run lies.
#pragma once

#include "speech/phrases/run.hpp"
#include "speech/voice/manner.hpp"
#include "speech/voice/synth.hpp"

#include <chrono>
#include <cstddef>
#include <span>
#include <vector>

namespace tests::speech {

/// Where a run begins and ends among the samples of its sentence.
struct Stretch {
    std::size_t begin;
    std::size_t end;
};

struct Rendered {
    std::vector<float> samples;     ///< as they are in the file
    std::vector<Stretch> stretches; ///< of the runs that sound, in order
};

/// Renders the sentence into a file and reads it back. The test fails if a run has no voice.
Rendered rendered(const ::speech::phrases::Runs& sentence, ::speech::voice::Synth& synth,
                  const ::speech::voice::Manner& manner);

/// How long nothing is louder than the level: before the first sound, after the last, and around a place.
std::chrono::microseconds quiet_in_front(std::span<const float> samples, float level);
std::chrono::microseconds quiet_behind(std::span<const float> samples, float level);
std::chrono::microseconds quiet_around(std::span<const float> samples, std::size_t place, float level);

std::chrono::microseconds length(std::span<const float> samples);
float peak(std::span<const float> samples);
/// The root of the mean square.
double loudness(std::span<const float> samples);

} // namespace tests::speech
