#include "speech/hearing/templates/words.hpp"

#include "speech/hearing/templates/room.hpp"

#include <algorithm>
#include <utility>

namespace speech::hearing::templates {
namespace {

/// Natural logarithms of power: 9 dB above the room, and no more than 35 dB below the loudest.
constexpr float above_room = 2.1F;
constexpr float below_level = 8.0F;
/// A shorter sound is a click.
constexpr std::size_t shortest_sound = 3;
/// The soft beginnings and ends of words.
constexpr std::size_t kept_around = 4;

} // namespace

std::optional<Template> trimmed(const Frames& frames) {
    if (frames.empty()) return std::nullopt;
    const Room room = room_of(frames);
    const float least = std::max(loudness(room.noise) + above_room, room.level - below_level);
    std::optional<std::size_t> first;
    std::size_t end = 0;
    std::size_t row = 0;
    for (std::size_t frame = 0; frame < frames.size(); ++frame) {
        row = loudness(frames[frame]) > least ? row + 1 : 0;
        if (row < shortest_sound) continue;
        if (!first) first = frame + 1 - shortest_sound;
        end = frame + 1;
    }
    if (!first) return std::nullopt;
    const std::size_t from = *first - std::min(*first, kept_around);
    const std::size_t to = std::min(end + kept_around, frames.size());
    const auto at = [&](std::size_t place) { return frames.begin() + static_cast<std::ptrdiff_t>(place); };
    return Template{Frames(at(from), at(to)), room.level};
}

void Templates::learn(const HeardWord& word, Template recording) {
    std::vector<Template>& known = words_[word];
    if (known.size() == most_of_a_word) known.erase(known.begin());
    known.push_back(std::move(recording));
}

void Templates::forget(const HeardWord& word) { words_.erase(word); }

std::size_t Templates::count(const HeardWord& word) const {
    const auto recordings = words_.find(word);
    return recordings == words_.end() ? 0 : recordings->second.size();
}

std::optional<float> Templates::level() const {
    std::vector<float> levels;
    for (const auto& [word, recordings] : words_)
        for (const Template& recording : recordings) levels.push_back(recording.level);
    if (levels.empty()) return std::nullopt;
    const auto middle = levels.begin() + static_cast<std::ptrdiff_t>(levels.size() / 2);
    std::nth_element(levels.begin(), middle, levels.end());
    return *middle;
}

} // namespace speech::hearing::templates
