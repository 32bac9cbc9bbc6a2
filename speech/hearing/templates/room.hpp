// What lies under the words: the noise of the room, and how loud the speaker is above it.
#pragma once

#include "speech/hearing/templates/features.hpp"

#include <vector>

namespace speech::hearing::templates {

struct Room {
    /// What is heard where nobody speaks.
    Bands noise;
    /// How loud the loud frames are, without the noise; a natural logarithm of power.
    float level;

    /// The signal-to-noise ratio of the loud frames, in decibels.
    double signal_to_noise() const;
};

/// The noise is what is heard before the words. Where there is too little of that, it is what the first
/// fifth of a second and the quietest tenth have in common, so that somebody who speaks at once is not taken for noise.
/// At least one frame.
Room room_of(const Frames& frames);

/// In which frames somebody must be speaking: those about as loud as the voice, and louder than the room.
std::vector<bool> loud_frames(const Frames& frames, const Room& room);

/// The frames as they would sound so much louder, in a room with such noise; `floor` is the softest that counts.
Frames within(const Frames& frames, float louder, const Bands& noise, float floor);

} // namespace speech::hearing::templates
