// Says what the player hears: the program's own voice does, or somebody else in its place, and never two at once.
#pragma once

#include "sounds/machine/outputs.hpp"
#include "speech/output/external_queue.hpp"
#include "src/outputs/audio_output.hpp"
#include "src/outputs/output.hpp"
#include "src/outputs/own_speech/own_device.hpp"
#include "src/outputs/own_speech/returning.hpp"
#include "src/outputs/own_speech/speakers.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace outputs::own_speech {

/// Cues, kept sound and what is to be kept are always the own voice's.
class OwnSpeech final : public Output {
public:
    /// `names`: the outputs there are, looked at where the chosen one is missing.
    OwnSpeech(const Surroundings& surroundings, OpenSpeaker open_speaker, OwnDevice::Open open_device,
              services::SoundOutputs::Names names = sounds::machine::output_names);

    /// What is told to the player; kept as sound too, if that is asked for.
    void tell(const session::Tell& told) override;
    void play(const std::vector<float>& samples) override;
    void hush() override;
    void toggle_pause() override;
    /// Whoever is preferred speaks from now on. What was said to the one before and not spoken to its end is said by
    /// them.
    void apply(const settings::Preferences& preferences) override;
    bool is_sounding() override;

    /// Which voice does not work, that somebody else does not speak, or what has become of the own sound. Asked once
    /// more, what somebody else has left unsaid is said by the own voice: behind the reason, or before it if they never
    /// were there.
    std::optional<session::Message> next_report() override;
    void finish(std::chrono::steady_clock::time_point until) override;

    AudioOutput& own_voice() { return own_; }

private:
    /// What the own voice does beside the words of somebody else.
    class Beside final : public speech::output::Accompaniment {
    public:
        explicit Beside(AudioOutput& own)
            : own_(own) {}
        void ring(const speech::announce::Utterance& utterance) override;
        void play(const speech::speaker::Sound& sound) override { own_.play(sound); }
        bool is_over() override { return own_.is_idle(); }
        void stop() override { own_.speaker().hush(); }

    private:
        AudioOutput& own_;
    };

    void choose_device(const settings::Preferences& preferences);
    void move_to_returned_device();
    void choose_speaker(settings::Speaker speaker);
    void play(speech::speaker::Sound sound);
    void say(speech::speaker::Entry entry);
    void say_again(std::vector<speech::speaker::Entry> entries);
    void take_words();
    bool is_somebody_busy();
    void hand_over_announced();

    const Surroundings surroundings_;
    const OpenSpeaker open_speaker_;
    const OwnDevice::Open open_device_;
    OwnDevice device_;
    std::optional<std::string> device_name_;
    bool is_private_; ///< moves are announced to a room besides
    Returning returning_;
    AudioOutput own_;
    Beside beside_;
    settings::Speaker chosen_ = settings::Speaker::Own;
    speech::voice::Manner manner_;
    sounds::mixer::Volume volume_{1.0F};
    std::unique_ptr<speech::output::ExternalSpeechQueue> somebody_else_; ///< null: the own voice speaks
    std::uint64_t ids_ = 0;
    std::size_t unfinished_ = 0; ///< of what somebody else was told
    std::optional<session::SpeakerLost> lost_;
    std::vector<speech::speaker::Entry> unsaid_;
};

std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::own_speech
