// How sound is counted. It has one rate everywhere, so a sample is also a moment; what is spoken is mono.
#pragma once

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace sounds::mixer {

/// The one rate at which everything is mixed: the one sound servers and cards run at themselves. At any other they
/// convert once more, which costs about a millisecond.
inline constexpr std::uint32_t samples_per_second = 48000;

/// A length of sound, or the distance between two positions; negative if it runs backwards.
class SampleCount {
public:
    constexpr explicit SampleCount(std::int64_t value)
        : value_{value} {}
    constexpr std::int64_t value() const { return value_; }
    constexpr auto operator<=>(const SampleCount&) const = default;
    constexpr SampleCount& operator+=(SampleCount more) { return value_ += more.value_, *this; }
    friend constexpr SampleCount operator+(SampleCount a, SampleCount b) { return a += b; }
    friend constexpr SampleCount operator-(SampleCount a, SampleCount b) { return SampleCount{a.value_ - b.value_}; }

private:
    std::int64_t value_;
};

/// A point in the stream of speech, counted from its first sample ever. Two points have a distance but no sum.
class StreamPosition {
public:
    constexpr StreamPosition() = default;
    constexpr explicit StreamPosition(SampleCount since_start)
        : since_start_{since_start} {}
    constexpr SampleCount since_start() const { return since_start_; }
    constexpr auto operator<=>(const StreamPosition&) const = default;
    constexpr StreamPosition& operator+=(SampleCount more) { return since_start_ += more, *this; }
    friend constexpr StreamPosition operator+(StreamPosition a, SampleCount b) { return a += b; }
    friend constexpr SampleCount operator-(StreamPosition a, StreamPosition b) {
        return a.since_start_ - b.since_start_;
    }

private:
    SampleCount since_start_{0};
};

/// How many samples a device plays at the same moment, one to each loudspeaker. At least one.
struct ChannelCount {
    std::size_t value = 1;
};

/// What is heard at one moment at the left and at the right. One loudspeaker alone plays the mean of both.
struct Frame {
    float left = 0.0F;
    float right = 0.0F;
    constexpr bool operator==(const Frame&) const = default;
    constexpr Frame& operator+=(Frame more) { return left += more.left, right += more.right, *this; }
    friend constexpr Frame operator+(Frame a, Frame b) { return a += b; }
    friend constexpr Frame operator*(Frame frame, float factor) { return {frame.left * factor, frame.right * factor}; }
    constexpr float mean() const { return (left + right) * 0.5F; }
};

/// The same on both sides.
constexpr Frame in_the_middle(float sample) { return {sample, sample}; }

/// The length of sound that lasts so long, rounded down.
constexpr SampleCount samples_in(std::chrono::microseconds time) {
    return SampleCount{time.count() * samples_per_second / 1'000'000};
}

/// How long so much sound lasts, rounded down.
constexpr std::chrono::microseconds duration_of(SampleCount length) {
    return std::chrono::microseconds{length.value() * 1'000'000 / samples_per_second};
}

} // namespace sounds::mixer
