// The player's voice: a microphone while a key is held, and what was said, understood or kept where nobody waits for
// it.
#pragma once

#include "sounds/device/microphone.hpp"
#include "speech/hearing/equipment.hpp"
#include "speech/hearing/own_recordings.hpp"
#include "src/services/hands_free_microphone.hpp"
#include "src/services/worker.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace services {

/// A recording of the player's that is to be heard now.
struct WordRead {
    speech::hearing::HeardWord word;
    std::vector<float> samples;
};
using SpeechOutcome = std::variant<session::Message, WordRead>;

/// Its functions are for one thread and never wait for a microphone or for recognition, except the destructor, for what
/// has begun. What recognises is loaded when it is first needed, while the player is speaking.
class SpeechInput {
public:
    /// What it works with; called on its own thread.
    struct Means {
        std::function<sounds::device::OpenedMicrophone()> open_microphone;
        std::function<std::variant<speech::hearing::Equipment, speech::hearing::RecogniserError>()> load;
        speech::hearing::OwnRecordings own_words;
        /// The key is let go while the last word is still sounding: so long is listened on at most.
        std::chrono::milliseconds last_word;
        /// A microphone may never open: so long is waited for what becomes of what was asked for.
        std::chrono::milliseconds patience;
        /// So much of the beginning is left out: it has the cue that tells that the microphone is open.
        std::chrono::milliseconds own_cue{};
        /// So long after the program has fallen silent, what comes from the microphone may still be the program.
        std::chrono::milliseconds echo{300};
        /// Without a key: between two looks at what has come in.
        std::chrono::milliseconds look{30};
        /// Without a key: a microphone from which nothing comes for so long is opened anew; one that does not open is
        /// tried again after so long.
        std::chrono::milliseconds next_try{3000};
        /// What is said comes so much later from a microphone, from wireless ones above all.
        std::chrono::milliseconds on_its_way{100};
    };

    /// With the system's microphone, what the data folder holds and, as far as there are any, the player's own
    /// recordings of words in a folder and the engines in another one. `wake` is called from another thread when there
    /// is something to poll.
    SpeechInput(std::filesystem::path data, std::filesystem::path own_words, std::filesystem::path engines,
                std::function<void()> wake);
    SpeechInput(Means means, std::function<void()> wake);
    ~SpeechInput();
    SpeechInput(const SpeechInput&) = delete;
    SpeechInput& operator=(const SpeechInput&) = delete;

    void carry_out(const session::Listen& effect);
    void carry_out(const session::ListenHandsFree& effect);
    void carry_out(const session::HearUtterance& effect);
    void carry_out(const session::StopListening& effect);
    void carry_out(const session::HearReply& effect);
    void carry_out(const session::LearnWord& effect);
    void carry_out(const session::ListWords& effect);
    void carry_out(const session::PlayWord& effect);
    void carry_out(const session::ForgetWords& effect);

    /// Whether the program can be heard from now on: what the microphone brings meanwhile was not said by the player.
    /// To be told before a sound begins.
    void note_own_sound(bool is_heard);

    /// The oldest outcome not yet taken. What was said comes with the position it was listened for in. An engine of the
    /// player's that cannot be used, or not any more, is told once as DataBroken, and others hear in its place. Where
    /// nothing comes for too long, HearingFailed is told, at once for whatever is asked for meanwhile, and what comes
    /// of it after all is not: the player has gone on without.
    std::optional<SpeechOutcome> poll();

private:
    std::vector<SpeechOutcome> open();
    std::vector<SpeechOutcome> listen_without_key();
    session::Message hear(const session::HearUtterance& what);
    std::vector<std::int16_t> take_said(sounds::device::Microphone& microphone) const;
    std::vector<SpeechOutcome> close();
    speech::hearing::Speech speech(const speech::phrases::Catalogue& catalogue,
                                   const speech::listen::Listener& listener) const;
    session::Message finish(const session::StopListening& what);
    session::Message finish(const session::HearReply& what);
    session::Message learn(const session::LearnWord& what);
    session::Message list(const session::ListWords& what);
    SpeechOutcome read(const session::PlayWord& what) const;
    session::Message forget(const session::ForgetWords& what);
    void load();
    std::vector<SpeechOutcome> complaints();
    std::vector<SpeechOutcome> after_complaints(SpeechOutcome outcome);
    bool gives_up();
    void give(std::function<SpeechOutcome()> task, Worker<SpeechOutcome>::Failed failed);
    /// The same of what was said: the microphone is closed first.
    void give_said(std::function<SpeechOutcome()> task, Worker<SpeechOutcome>::Failed failed);

    const Means means_;
    bool has_given_up_ = false;                      ///< it has been told, and what was waited for has not come yet
    int refused_ = 0;                                ///< how many times it is still to be told
    std::atomic<bool> is_key_held_ = false;          ///< what was caught without it has time
    std::atomic<bool> is_heard_without_key_ = false; ///< as was asked for last
    // The worker's.
    HandsFreeMicrophone hands_free_;
    bool is_trouble_told_ = false; ///< to who speaks without a key
    std::optional<speech::hearing::Equipment> equipment_;
    std::unique_ptr<sounds::device::Microphone> microphone_; ///< null while nobody is listened to
    std::optional<std::string> trouble_;
    std::optional<std::vector<std::int16_t>> said_; ///< and the last word of it; empty: there was no microphone

    Worker<SpeechOutcome> worker_; ///< last: its tasks refer to all of this, and it is the first to go
};

} // namespace services
