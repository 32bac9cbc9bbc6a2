// The player's voice: a microphone while a key is held, and what was said, understood where nobody waits for it.
#pragma once

#include "sounds/device/microphone.hpp"
#include "speech/hearing/equipment.hpp"
#include "src/services/worker.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace services {

/// Its functions are for one thread and never wait for a microphone or for recognition, except the destructor, for what
/// has begun. What recognises is loaded when it is first needed, while the player is speaking.
class SpeechInput {
public:
    /// What it works with; called on its own thread.
    struct Means {
        std::function<sounds::device::OpenedMicrophone()> open_microphone;
        std::function<std::variant<speech::hearing::Equipment, speech::hearing::RecogniserError>()> load;
        /// The key is let go while the last word is still sounding: so long is listened on.
        std::chrono::milliseconds last_word;
    };

    /// With the system's microphone, what the data folder holds and, as far as there are any, the player's own
    /// recordings of words in a folder. `wake` is called from another thread when there is
    /// something to poll.
    SpeechInput(std::filesystem::path data, std::filesystem::path own_words, std::function<void()> wake);
    SpeechInput(Means means, std::function<void()> wake);
    ~SpeechInput();
    SpeechInput(const SpeechInput&) = delete;
    SpeechInput& operator=(const SpeechInput&) = delete;

    void carry_out(const session::Listen& effect);
    void carry_out(const session::StopListening& effect);

    /// SpeechHeard, with the position it was listened for in, or HearingFailed; the oldest not yet taken.
    std::optional<session::Message> poll() { return worker_.poll(); }

private:
    void open();
    session::Message finish(const session::StopListening& what);
    void load();

    const Means means_;
    // The worker's.
    std::optional<speech::hearing::Equipment> equipment_;
    std::unique_ptr<sounds::device::Microphone> microphone_; ///< null while nobody is listened to
    std::optional<std::string> trouble_;

    Worker<session::Message> worker_; ///< last: its tasks refer to all of this, and it is the first to go
};

} // namespace services
