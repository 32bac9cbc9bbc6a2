// Something that was said, beside the words as they would sound in the same room.
#pragma once

#include "speech/hearing/templates/room.hpp"
#include "speech/hearing/templates/shapes.hpp"
#include "speech/hearing/templates/words.hpp"

#include <cstddef>
#include <map>
#include <span>
#include <vector>

namespace speech::hearing::templates {

/// Distances are computed when they are asked for, and kept: several nets may be tried on the same utterance.
class Utterance {
public:
    /// The frames are at least one.
    Utterance(const Frames& frames, const Templates& templates);

    const Room& room() const { return room_; }
    std::size_t size() const { return shapes_.size(); }

    /// Whether somebody must be speaking there.
    bool is_loud(std::size_t frame) const { return loud_[frame]; }
    /// How unlike the room alone a frame is.
    float distance_to_room(std::size_t frame) const { return to_room_[frame]; }

    /// The recordings of a word; none if it is not known.
    std::vector<std::size_t> recordings_of(const HeardWord& word) const;
    /// How many frames a recording has.
    std::size_t length_of(std::size_t recording) const { return recordings_[recording].row.size(); }
    /// How unlike a frame is to each of a recording.
    std::span<const float> distances(std::size_t recording, std::size_t frame);

private:
    struct Recording {
        Row row;
        std::vector<float> distances; ///< of each frame that was asked for, one after another; empty before the first
        std::vector<bool> known;      ///< of which frames
    };
    struct Range {
        std::size_t first;
        std::size_t end;
    };

    Room room_;
    std::vector<Shape> shapes_;
    std::vector<bool> loud_;
    std::vector<float> to_room_;
    std::vector<Recording> recordings_;
    std::map<HeardWord, Range> words_;
};

} // namespace speech::hearing::templates
