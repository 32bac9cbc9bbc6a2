// One output with a voice of its own: speaker, mixer and playback put together.
#pragma once

#include "sounds/cues/bank.hpp"
#include "sounds/device/playback.hpp"
#include "sounds/mixer/mixer.hpp"
#include "speech/speaker/speaker.hpp"
#include "src/services/recorder.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace outputs {

/// All calls come from one thread; none waits for sound, except finish().
class AudioOutput {
public:
    /// Told within the calls below what has become of what was said.
    using Tell = std::function<void(const speech::speaker::Finished&)>;

    /// The cues outlive it.
    AudioOutput(session::SoundOutput which, const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth,
                sounds::device::OpenOutput open, Tell tell = {});

    /// Under the number it returns; a picture has one too.
    speech::speaker::UtteranceId say(const session::Tell& tell);
    /// Keeps it as sound without saying it: somebody else does. Precondition: it is to be kept.
    void keep(const session::Tell& tell);
    /// Silences everything, and gives away what was not spoken to its end. What of it is to be kept is kept.
    std::vector<speech::speaker::Entry> surrender() { return speaker_.surrender(); }
    /// Has sound that was kept heard, as an answer.
    speech::speaker::UtteranceId play(speech::speaker::Sound sound);
    speech::speaker::Speaker& speaker() { return speaker_; }

    /// Whether nothing is being said.
    bool is_idle();

    /// Plays on another output from now on. What is being said keeps its place.
    void choose(sounds::device::OpenOutput open) { playback_.choose(std::move(open)); }

    /// Nothing is to be heard any more: the output closes while whoever destroys this does other things.
    void end() { playback_.end(); }

    /// What has become of its sound, or of its voice: the latter's first failure only.
    std::optional<session::Message> next_report();

    /// What has come of the announcements that were to be kept, since this was last asked.
    std::vector<services::Announced> take_announced();

    /// Waits until all is said that can be heard, but not beyond that time, and a moment more for what is to be kept.
    void finish(std::chrono::steady_clock::time_point until);

private:
    void take_reports();
    session::Keeping taken(speech::speaker::UtteranceId id);

    const session::SoundOutput which_;
    const Tell tell_;
    std::optional<std::string> voice_failure_;
    std::map<speech::speaker::UtteranceId, session::Keeping> to_keep_;
    std::vector<services::Announced> announced_;
    std::uint64_t ids_ = 0;
    std::size_t unfinished_ = 0;
    bool voice_has_failed_ = false;

    // In this order: the output plays the mixer, and the speaker feeds it.
    sounds::mixer::Mixer mixer_;
    speech::speaker::Speaker speaker_;
    sounds::device::Playback playback_;
};

} // namespace outputs
