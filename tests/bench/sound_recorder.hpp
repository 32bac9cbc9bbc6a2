// What is heard at the monitor of the sound server's null sink, and when.
#pragma once

#include <pulse/simple.h>

#include <chrono>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace tests::bench {

using Clock = std::chrono::steady_clock; // CLOCK_MONOTONIC
using Moment = Clock::time_point;

/// Records in fragments of half a millisecond, the shortest a null sink plays. The sink does not always make them
/// whole, so what has come is taken in smaller pieces, each stamped with the moment at which it arrived. A sound is
/// audible when it is over a hundredth of full scale; its moment is that of the piece it came in.
class SoundRecorder {
public:
    /// The sound server of the environment; nothing if it does not answer.
    static std::unique_ptr<SoundRecorder> open();
    ~SoundRecorder();

    /// Waits for the first audible sample that arrives after the moment, at most so long after it.
    std::optional<Moment> first_sound(Moment after, std::chrono::milliseconds patience) const;

    /// The last audible sample that has arrived between two moments.
    std::optional<Moment> last_sound(Moment after, Moment before) const;

    /// The longest time between two moments in which nothing was audible.
    std::chrono::milliseconds longest_silence(Moment after, Moment before) const;

    /// Waits until nothing was audible for so long; false if that does not come within ten seconds.
    bool wait_for_silence(std::chrono::milliseconds length) const;

    /// The beginning of a phrase, from its first audible sample after the moment; empty if there is none.
    std::vector<float> beginning(Moment after) const;

    /// Where, between two moments, a phrase begins that begins like one of those: the arrival of its first audible
    /// sample. Where several places are nearly equally alike, the first. Nothing if nothing is like any.
    std::optional<Moment> find(const std::vector<std::vector<float>>& beginnings, Moment after, Moment before) const;

private:
    explicit SoundRecorder(pa_simple* stream);
    void listen();
    std::size_t piece_at(Moment moment) const;

    static constexpr std::size_t rate = 48000;
    static constexpr std::size_t fragment = rate / 2000;
    static constexpr std::size_t piece = fragment / 6;

    struct Close {
        void operator()(pa_simple* stream) const { pa_simple_free(stream); }
    };
    std::unique_ptr<pa_simple, Close> stream_;
    mutable std::mutex mutex_;
    std::vector<float> samples_;
    std::vector<Moment> arrivals_; // one for each piece of samples_
    bool stopping_ = false;
    std::thread thread_;
};

} // namespace tests::bench
