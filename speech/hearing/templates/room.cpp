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

/// Words begin at most so many frames before they are loud.
constexpr std::ptrdiff_t soft_beginning = 10;
/// Fewer frames than that tell nothing of a noise that comes and goes.
constexpr std::ptrdiff_t least_before = 8;

/// In which frames nobody speaks yet, as far as what is about as loud as the loudest tells. Not those behind the words:
/// the last one may be soft.
std::vector<bool> frames_before_words(const std::vector<float>& loud, float loudest) {
    const auto first = std::ranges::find_if(loud, [loudest](float each) { return each > loudest - near_loudest; });
    const std::ptrdiff_t before = first - loud.begin() - soft_beginning;
    std::vector<bool> chosen;
    for (std::ptrdiff_t frame = 0; frame < std::ssize(loud); ++frame) chosen.push_back(frame < before);
    return chosen;
}

/// The frames that are no louder than the quietest tenth, and those at the beginning that are little louder.
std::vector<bool> quietest_frames(const std::vector<float>& loud) {
    std::vector<float> sorted = loud;
    std::sort(sorted.begin(), sorted.end());
    const float quiet = sorted[sorted.size() / 10];
    std::vector<bool> quietest;
    for (std::size_t frame = 0; frame < loud.size(); ++frame)
        quietest.push_back(loud[frame] <= quiet || (frame < before_speech && loud[frame] <= quiet + much_louder));
    return quietest;
}

/// What the frames have on average. Precondition: there is one.
Bands mean_of(const Frames& frames, const std::vector<bool>& chosen) {
    std::array<double, band_count> powers{};
    double count = 0;
    for (std::size_t frame = 0; frame < frames.size(); ++frame) {
        if (!chosen[frame]) continue;
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
    const float loudest = sorted[sorted.size() - 1 - std::min<std::size_t>(2, sorted.size() / 2)]; // no click
    std::vector<bool> quiet = frames_before_words(loud, loudest);
    if (std::ranges::count(quiet, true) < least_before) quiet = quietest_frames(loud);
    Room room{mean_of(frames, quiet), 0};
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
