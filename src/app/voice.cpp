#include "src/app/voice.hpp"

#include "sounds/device/best.hpp"
#include "sounds/device/file.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "speech/voice/silent/silent.hpp"

#include <thread>

namespace app {

namespace device = sounds::device;
namespace voice = speech::voice;

namespace {

float factor(int percent) { return static_cast<float>(percent) / 100.0F; }

} // namespace

Voice::Voice(const Options& options, const session::Equipment& equipment, const storage::Preferences& preferences) {
    for (const session::Lexicon& lexicon : equipment.lexicons)
        voices_.emplace(lexicon.catalogue->language(), lexicon.catalogue->locale().voice);
    if (options.transcript) {
        transcript_ = Transcript::open(*options.transcript);
        if (!transcript_) failures_.push_back(options.transcript->string());
    }

    voice::OpenedSynth opened = voice::espeak::open();
    if (auto* error = std::get_if<voice::VoiceError>(&opened)) {
        failures_.push_back(error->detail);
        opened = std::unique_ptr<voice::Synth>(voice::silent::open());
    }
    speaker_ = std::make_unique<speech::speaker::Speaker>(cues_, mixer_,
                                                          std::get<std::unique_ptr<voice::Synth>>(std::move(opened)));
    apply(preferences);

    if (options.sound_file) {
        auto file = device::open_file(mixer_, *options.sound_file);
        if (auto* made = std::get_if<std::unique_ptr<device::Device>>(&file)) {
            device_ = std::move(*made);
            return;
        }
        failures_.push_back(std::get<device::DeviceError>(file).detail);
    }
    device::BestDevice best = device::open_best(mixer_);
    device_ = std::move(best.device);
    if (best.why_silent) failures_.push_back(best.why_silent->detail);
}

void Voice::say(const speech::announce::Utterance& utterance) {
    speaker_->say({++said_}, utterance);
    if (transcript_) transcript_->said(utterance);
}

void Voice::hush() {
    speaker_->hush();
    if (transcript_) transcript_->hushed();
}

void Voice::toggle_pause() { speaker_->toggle_pause(); }

void Voice::apply(const storage::Preferences& preferences) {
    voice::Manner manner;
    manner.rate = voice::WordsPerMinute(preferences.words_per_minute);
    manner.pitch = voice::Pitch(preferences.pitch);
    manner.voices = voices_;
    speaker_->set_manner(std::move(manner));
    speaker_->set_speech_volume(sounds::mixer::Volume(factor(preferences.speech_volume)));
    speaker_->set_cue_volume(sounds::mixer::Volume(factor(preferences.cue_volume)));
}

void Voice::take_reports() {
    while (const auto report = speaker_->poll()) {
        if (std::holds_alternative<speech::speaker::Finished>(*report)) ++finished_;
        const auto* failed = std::get_if<speech::speaker::VoiceFailed>(&*report);
        if (failed == nullptr || voice_has_failed_) continue;
        voice_has_failed_ = true;
        failures_.push_back(failed->error.language.tag + ": " + failed->error.detail);
    }
}

/// A device that has stopped by itself, headphones pulled out or a server gone, is replaced by the best there is now.
/// What is being said keeps its place in the mixer.
void Voice::replace_lost_device() {
    const auto error = device_->error();
    if (!error) return;
    failures_.push_back(error->detail);
    device_.reset();
    device_ = device::open_best(mixer_).device;
}

std::optional<std::string> Voice::next_failure() {
    take_reports();
    replace_lost_device();
    if (failures_.empty()) return std::nullopt;
    std::string failure = std::move(failures_.front());
    failures_.pop_front();
    return failure;
}

void Voice::finish(std::chrono::milliseconds longest) {
    const auto until = std::chrono::steady_clock::now() + longest;
    take_reports();
    while (finished_ < said_ && std::chrono::steady_clock::now() < until) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        take_reports();
    }
}

} // namespace app
