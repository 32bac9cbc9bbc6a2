// Where in sound that goes on and on somebody says something.
#pragma once

#include "speech/hearing/recogniser.hpp"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace speech::hearing {

/// Whether the program itself may be heard in a sound.
enum class OwnVoice { Silent, Audible };

/// Speech is what is louder than the room for a while, until it has been quiet for a while. What overlaps the program's
/// own voice, and what goes on for too long, is passed over whole.
class Endpointer {
public:
    /// The next piece of the sound, of any length. What was said and has ended in it, each with a third of a second of
    /// what came before and after, the oldest first.
    std::vector<std::vector<std::int16_t>> take(Samples samples, OwnVoice own_voice);

    /// The sound breaks off: what comes is another one, in the same room or not.
    void forget() { *this = Endpointer(); }

    /// A hundredth of a second.
    static constexpr std::size_t frame_size = samples_per_second / 100;

private:
    struct Frame {
        std::array<std::int16_t, frame_size> samples;
        bool is_loud;
        OwnVoice own_voice;
    };
    /// What is being said.
    struct Speech {
        std::vector<std::int16_t> samples;
        std::deque<bool> loud; ///< the last frames
        std::size_t frames;    ///< so many it has lasted
        std::size_t quiet_end; ///< frames since the last loud one
        bool is_passed_over;
    };

    std::optional<std::vector<std::int16_t>> add(OwnVoice own_voice);
    bool is_loud(OwnVoice own_voice);
    double floor() const;
    void begin_if_loud();
    void go_on(const Frame& frame);
    std::optional<std::vector<std::int16_t>> end_if_quiet();

    std::vector<std::int16_t> piece_; ///< of a frame
    OwnVoice piece_voice_ = OwnVoice::Silent;
    std::deque<double> levels_; ///< of the last seconds, without the program's own voice
    std::deque<Frame> recent_;
    std::optional<Speech> speech_;
};

} // namespace speech::hearing
