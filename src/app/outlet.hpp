// One output with a voice of its own: speaker, mixer and device put together.
#pragma once

#include "sounds/cues/bank.hpp"
#include "sounds/device/device.hpp"
#include "sounds/mixer/mixer.hpp"
#include "speech/speaker/speaker.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace app {

/// Opens the device an outlet plays on, and says why it cannot be heard if it cannot.
using OpenDevice = std::function<std::unique_ptr<sounds::device::Device>(sounds::mixer::Mixer&,
                                                                         std::optional<std::string>& why_silent)>;

/// All calls come from one thread; none waits for sound, except finish().
class Outlet {
public:
    /// The cues outlive it.
    Outlet(const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth, const OpenDevice& open);

    void say(const speech::announce::Utterance& utterance);
    speech::speaker::Speaker& speaker() { return speaker_; }

    /// Plays on another device from now on. What is being said keeps its place.
    void open(const OpenDevice& open);

    /// Why it cannot be heard or could not speak; each reason once. A device that has stopped by itself, headphones
    /// pulled out or a server gone, has been replaced when this returns, by the one given.
    std::optional<std::string> next_failure(const OpenDevice& replacement);

    /// Waits until all is said, but no longer than so long.
    void finish(std::chrono::milliseconds longest);

private:
    void take_reports();

    std::deque<std::string> failures_;
    std::uint64_t said_ = 0;
    std::uint64_t finished_ = 0;
    bool voice_has_failed_ = false;

    // In this order: the device plays the mixer, and the speaker feeds it.
    sounds::mixer::Mixer mixer_;
    speech::speaker::Speaker speaker_;
    std::unique_ptr<sounds::device::Device> device_;
};

} // namespace app
