#include "speech/hearing/templates/room.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace speech::hearing::templates {
namespace {

constexpr std::size_t before_speech = frames_per_second / 5;
/// Natural logarithms of power: 6, 10 and 30 dB.
constexpr float much_louder = 1.4F;
constexpr float near_loudest = 2.3F;
constexpr float hardly_there = 6.9F;
/// Loud is within 14 dB of the voice, and 6 dB above the room.
constexpr float loud_below_level = 3.2F;
constexpr float loud_above_room = 1.4F;

std::vector<float> loudnesses(const Frames& frames) {
    std::vector<float> all;
    all.reserve(frames.size());
    for (const Bands& bands : frames) all.push_back(loudness(bands));
    return all;
}

/// The frames that are no louder than noise: `quiet` says how loud each of the quietest is at most.
Bands noise_in(const Frames& frames, const std::vector<float>& loud, float quiet) {
    std::array<double, band_count> powers{};
    double count = 0;
    for (std::size_t frame = 0; frame < frames.size(); ++frame) {
        const bool is_quiet = loud[frame] <= quiet || (frame < before_speech && loud[frame] <= quiet + much_louder);
        if (!is_quiet) continue;
        for (std::size_t band = 0; band < powers.size(); ++band)
            powers[band] += std::exp(static_cast<double>(frames[frame][band]));
        ++count;
    }
    Bands noise{};
    for (std::size_t band = 0; band < powers.size(); ++band)
        noise[band] = static_cast<float>(std::log(powers[band] / count));
    return noise;
}

} // namespace

double Room::signal_to_noise() const { return (level - loudness(noise)) * 10 / std::numbers::ln10; }

Room room_of(const Frames& frames) {
    const std::vector<float> loud = loudnesses(frames);
    std::vector<float> sorted = loud;
    std::sort(sorted.begin(), sorted.end());
    Room room{noise_in(frames, loud, sorted[sorted.size() / 10]), 0};
    const float loudest = sorted[sorted.size() - 1 - std::min<std::size_t>(2, sorted.size() / 2)]; // no click
    double power = 0;
    double count = 0;
    for (const float each : loud)
        if (each > loudest - near_loudest) {
            power += std::exp(static_cast<double>(each));
            ++count;
        }
    const double noise = std::exp(static_cast<double>(loudness(room.noise)));
    const double speech = std::max(power / count - noise, noise / std::exp(static_cast<double>(hardly_there)));
    room.level = static_cast<float>(std::log(speech));
    return room;
}

std::vector<bool> loud_frames(const Frames& frames, const Room& room) {
    const float least = std::max(room.level - loud_below_level, loudness(room.noise) + loud_above_room);
    std::vector<bool> loud;
    loud.reserve(frames.size());
    for (const Bands& bands : frames) loud.push_back(loudness(bands) > least);
    return loud;
}

Frames within(const Frames& frames, float louder, const Bands& noise, float floor) {
    Frames mixed = frames;
    Bands under{};
    for (std::size_t band = 0; band < noise.size(); ++band) under[band] = std::exp(noise[band]) + std::exp(floor);
    for (Bands& bands : mixed)
        for (std::size_t band = 0; band < bands.size(); ++band)
            bands[band] = std::log(std::exp(bands[band] + louder) + under[band]);
    return mixed;
}

} // namespace speech::hearing::templates
