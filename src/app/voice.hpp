// The program's voice: speaker, mixer, device and transcript put together.
#pragma once

#include "sounds/cues/bank.hpp"
#include "sounds/device/device.hpp"
#include "sounds/mixer/mixer.hpp"
#include "speech/speaker/speaker.hpp"
#include "src/app/application.hpp"
#include "src/app/transcript.hpp"
#include "src/session/model.hpp"
#include "src/storage/preferences.hpp"

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace app {

/// All calls come from one thread; none waits for sound, except finish().
class Voice {
public:
    Voice(const Options& options, const session::Equipment& equipment, const storage::Preferences& preferences);

    void say(const speech::announce::Utterance& utterance);
    void hush();
    void toggle_pause();
    void apply(const storage::Preferences& preferences);

    /// What has become of the voice: why it cannot be heard or could not speak; each reason once.
    std::optional<std::string> next_failure();

    /// Waits until all is said, but no longer than so long.
    void finish(std::chrono::milliseconds longest);

private:
    void replace_lost_device();
    void take_reports();

    std::optional<Transcript> transcript_;
    std::map<speech::phrases::Language, std::string> voices_;
    std::deque<std::string> failures_;
    std::uint64_t said_ = 0;
    std::uint64_t finished_ = 0;
    bool voice_has_failed_ = false;

    // In this order: the device plays the mixer, the speaker feeds it, and the mixer plays cues out of the bank.
    const sounds::cues::Bank cues_{sounds::mixer::samples_per_second};
    sounds::mixer::Mixer mixer_;
    std::unique_ptr<speech::speaker::Speaker> speaker_;
    std::unique_ptr<sounds::device::Device> device_;
};

} // namespace app
