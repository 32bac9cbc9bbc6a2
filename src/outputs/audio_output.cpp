#include "src/outputs/audio_output.hpp"

#include "base/values/overloaded.hpp"
#include "sounds/board/sounded.hpp"

#include <thread>
#include <utility>

namespace outputs {

AudioOutput::AudioOutput(session::SoundOutput which, const sounds::cues::Bank& cues,
                         std::unique_ptr<speech::voice::Synth> synth, sounds::device::OpenOutput open, Tell tell)
    : which_(which)
    , tell_(std::move(tell))
    , speaker_(cues, mixer_, std::move(synth))
    , playback_(mixer_, std::move(open)) {}

speech::speaker::UtteranceId AudioOutput::say(const session::Tell& tell) {
    using speech::speaker::Keeping;
    if (tell.picture) return play(sounds::board::sounded(*tell.picture));
    const speech::speaker::UtteranceId id{++ids_};
    ++unfinished_;
    if (tell.keeping) to_keep_.emplace(id, *tell.keeping);
    speaker_.say(id, tell.utterance, tell.keeping ? Keeping::Yes : Keeping::No, tell.kept);
    return id;
}

void AudioOutput::keep(const session::Tell& tell) {
    const speech::speaker::UtteranceId id{++ids_};
    to_keep_.emplace(id, *tell.keeping);
    speaker_.keep(id, tell.kept.empty() ? tell.utterance.runs : tell.kept);
}

speech::speaker::UtteranceId AudioOutput::play(speech::speaker::Sound sound) {
    const speech::speaker::UtteranceId id{++ids_};
    ++unfinished_;
    speaker_.play(id, std::move(sound));
    return id;
}

bool AudioOutput::is_idle() {
    take_reports();
    return unfinished_ == 0;
}

void AudioOutput::take_reports() {
    namespace speaker = speech::speaker;
    while (auto report = speaker_.poll())
        std::visit(base::values::Overloaded{
                       [](const speaker::Began&) {},
                       [this](const speaker::Finished& finished) {
                           --unfinished_;
                           if (tell_) tell_(finished);
                       },
                       [this](const speaker::VoiceFailed& failed) {
                           if (std::exchange(voice_has_failed_, true)) return;
                           voice_failure_ = failed.error.language.tag + ": " + failed.error.detail;
                       },
                       [this](speaker::Recorded& recorded) {
                           announced_.emplace_back(services::Taped{taken(recorded.id), std::move(recorded.samples)});
                       },
                       [this](const speaker::NotRecorded& missed) {
                           announced_.emplace_back(services::Incomplete{taken(missed.id)});
                       },
                   },
                   *report);
}

session::Keeping AudioOutput::taken(speech::speaker::UtteranceId id) { return to_keep_.extract(id).mapped(); }

std::vector<services::Announced> AudioOutput::take_announced() {
    take_reports();
    return std::exchange(announced_, {});
}

std::optional<session::Message> AudioOutput::next_report() {
    namespace device = sounds::device;
    take_reports();
    if (voice_failure_) return session::SoundFailed{*std::exchange(voice_failure_, std::nullopt)};
    const auto report = playback_.poll();
    if (!report) return std::nullopt;
    return std::visit(
        base::values::Overloaded{
            [this](const device::Playing& playing) -> session::Message {
                return session::SoundFound{which_, playing.name, playing.buffering.frames_per_buffer, playing.place};
            },
            [this](const device::Unheard& unheard) -> session::Message {
                return session::SoundLost{which_, unheard.why.trouble};
            },
        },
        *report);
}

namespace {

/// So long is waited for sound that is to be kept and will not be heard any more.
constexpr std::chrono::milliseconds a_moment_more{300};

} // namespace

void AudioOutput::finish(std::chrono::steady_clock::time_point until) {
    const auto wait_while = [this](auto&& condition, std::chrono::steady_clock::time_point end) {
        take_reports();
        while (condition() && std::chrono::steady_clock::now() < end) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            take_reports();
        }
    };
    wait_while([this] { return unfinished_ > 0 && !playback_.is_unheard(); }, until);
    if (to_keep_.empty()) return;
    speaker_.hush(); // what is not heard any more is made at once
    wait_while([this] { return !to_keep_.empty(); }, until + a_moment_more);
}

} // namespace outputs
