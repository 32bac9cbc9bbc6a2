#include "src/app/outlet.hpp"

#include "sounds/board/sounded.hpp"
#include "src/session/overloaded.hpp"

#include <thread>
#include <utility>

namespace app {

Outlet::Outlet(session::Outlet which, const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth,
               sounds::device::OpenOutput open, Tell tell)
    : which_(which)
    , tell_(std::move(tell))
    , speaker_(cues, mixer_, std::move(synth))
    , playback_(mixer_, std::move(open)) {}

speech::speaker::UtteranceId Outlet::say(const session::Say& say) {
    using speech::speaker::Keeping;
    if (say.picture) return play(sounds::board::sounded(*say.picture));
    const speech::speaker::UtteranceId id{++ids_};
    ++unfinished_;
    if (say.keeping) to_keep_.emplace(id, *say.keeping);
    speaker_.say(id, say.utterance, say.keeping ? Keeping::Yes : Keeping::No, say.kept);
    return id;
}

void Outlet::keep(const session::Say& say) {
    const speech::speaker::UtteranceId id{++ids_};
    to_keep_.emplace(id, *say.keeping);
    speaker_.keep(id, say.kept.empty() ? say.utterance.runs : say.kept);
}

speech::speaker::UtteranceId Outlet::play(speech::speaker::Sound sound) {
    const speech::speaker::UtteranceId id{++ids_};
    ++unfinished_;
    speaker_.play(id, std::move(sound));
    return id;
}

bool Outlet::is_idle() {
    take_reports();
    return unfinished_ == 0;
}

void Outlet::take_reports() {
    namespace speaker = speech::speaker;
    while (auto report = speaker_.poll())
        std::visit(
            session::Overloaded{
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
                    announced_.emplace_back(Taped{taken(recorded.id), std::move(recorded.samples)});
                },
                [this](const speaker::NotRecorded& missed) { announced_.emplace_back(Incomplete{taken(missed.id)}); },
            },
            *report);
}

session::Keeping Outlet::taken(speech::speaker::UtteranceId id) { return to_keep_.extract(id).mapped(); }

std::vector<Announced> Outlet::take_announced() {
    take_reports();
    return std::exchange(announced_, {});
}

std::optional<session::Message> Outlet::next_report() {
    namespace device = sounds::device;
    take_reports();
    if (voice_failure_) return session::SoundFailed{*std::exchange(voice_failure_, std::nullopt)};
    const auto report = playback_.poll();
    if (!report) return std::nullopt;
    return std::visit(
        session::Overloaded{
            [this](const device::Playing& playing) -> session::Message {
                return session::SoundFound{which_, playing.name, playing.buffering.frames_per_buffer, playing.place};
            },
            [this](const device::Unheard& unheard) -> session::Message {
                return session::SoundLost{which_, unheard.why.trouble};
            },
        },
        *report);
}

void Outlet::finish(std::chrono::milliseconds longest) {
    const auto wait_while = [this, longest](auto&& condition) {
        const auto until = std::chrono::steady_clock::now() + longest;
        take_reports();
        while (condition() && std::chrono::steady_clock::now() < until) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            take_reports();
        }
    };
    wait_while([this] { return unfinished_ > 0 && !playback_.is_unheard(); });
    if (to_keep_.empty()) return;
    speaker_.hush(); // what is not heard any more is made at once
    wait_while([this] { return !to_keep_.empty(); });
}

} // namespace app
