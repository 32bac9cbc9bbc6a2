// One output with a voice of its own: speaker, mixer and device put together.
#pragma once

#include "sounds/cues/bank.hpp"
#include "sounds/device/device.hpp"
#include "sounds/mixer/mixer.hpp"
#include "speech/speaker/speaker.hpp"
#include "src/app/recorder.hpp"
#include "src/session/effect.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace app {

/// Opens the device an outlet plays on, and says why it cannot be heard if it cannot.
using OpenDevice = std::function<std::unique_ptr<sounds::device::Device>(sounds::mixer::Mixer&,
                                                                         std::optional<std::string>& why_silent)>;

/// An announcement that was to be kept, and of which words are missing.
struct Incomplete {
    session::Keeping what;
};
using Announced = std::variant<Taped, Incomplete>;

/// All calls come from one thread; none waits for sound, except finish().
class Outlet {
public:
    /// The cues outlive it.
    Outlet(const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth, const OpenDevice& open);

    void say(const session::Say& say);
    /// Has sound that was kept heard, as an answer.
    void play(std::vector<float> sound);
    speech::speaker::Speaker& speaker() { return speaker_; }

    /// Plays on another device from now on. What is being said keeps its place.
    void open(const OpenDevice& open);

    /// Why it cannot be heard or could not speak; each reason once. A device that has stopped by itself, headphones
    /// pulled out or a server gone, has been replaced when this returns, by the one given.
    std::optional<std::string> next_failure(const OpenDevice& replacement);

    /// What has come of the announcements that were to be kept, since this was last asked.
    std::vector<Announced> take_announced();

    /// Waits until all is said, but no longer than so long, and a moment more for what is to be kept.
    void finish(std::chrono::milliseconds longest);

private:
    void take_reports();
    session::Keeping taken(speech::speaker::UtteranceId id);

    std::deque<std::string> failures_;
    std::map<speech::speaker::UtteranceId, session::Keeping> to_keep_;
    std::vector<Announced> announced_;
    std::uint64_t said_ = 0;
    std::uint64_t finished_ = 0;
    bool voice_has_failed_ = false;

    // In this order: the device plays the mixer, and the speaker feeds it.
    sounds::mixer::Mixer mixer_;
    speech::speaker::Speaker speaker_;
    std::unique_ptr<sounds::device::Device> device_;
};

} // namespace app
