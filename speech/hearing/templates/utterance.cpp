#include "speech/hearing/templates/utterance.hpp"

#include <algorithm>
#include <cmath>

namespace speech::hearing::templates {
namespace {

/// Natural logarithms of power. What is 30 dB softer than the voice in all bands together says nothing.
constexpr float floor_below_level = 6.9F;

/// Noise that comes and goes, such as people talking, is now louder than on average and now softer. So that this does
/// not tell words apart, as much again and twice more is put under what was said and under the recordings.
constexpr float times_more = 3;

Bands times(Bands noise, float factor) {
    for (float& band : noise) band += std::log(factor);
    return noise;
}

} // namespace

Utterance::Utterance(const Frames& frames, const Templates& templates)
    : room_{room_of(frames)} {
    const float floor = room_.level - floor_below_level - std::log(static_cast<float>(band_count));
    const Bands more = times(room_.noise, times_more);
    shapes_ = shapes_of(within(frames, 0, more, floor));
    const Shape alone = shapes_of(within({room_.noise}, 0, more, floor)).front();
    loud_ = loud_frames(frames, room_);
    for (const Shape& shape : shapes_) to_room_.push_back(distance(shape, alone));
    const float louder = room_.level - templates.level().value_or(room_.level);
    const Bands all_noise = times(room_.noise, 1 + times_more);
    for (const auto& [word, recordings] : templates.words()) {
        const std::size_t first = recordings_.size();
        for (const Template& recording : recordings)
            recordings_.push_back({Row(shapes_of(within(recording.frames, louder, all_noise, floor))), {}, {}});
        words_.emplace(word, Range{first, recordings_.size()});
    }
}

std::vector<std::size_t> Utterance::recordings_of(const HeardWord& word) const {
    std::vector<std::size_t> found;
    const auto range = words_.find(word);
    if (range == words_.end()) return found;
    for (std::size_t at = range->second.first; at < range->second.end; ++at) found.push_back(at);
    return found;
}

std::span<const float> Utterance::distances(std::size_t recording, std::size_t frame) {
    Recording& asked = recordings_[recording];
    const std::size_t width = asked.row.padded_size();
    if (asked.known.empty()) {
        asked.known.resize(size());
        asked.distances.resize(size() * width);
    }
    const std::span<float> kept(asked.distances.data() + frame * width, width);
    if (!asked.known[frame]) {
        asked.row.distances(shapes_[frame], kept);
        asked.known[frame] = true;
    }
    return kept.first(asked.row.size());
}

} // namespace speech::hearing::templates
