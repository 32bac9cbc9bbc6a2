// Carries out what the session asks for: each effect goes to the service that does it, and answers come back as
// messages.
#pragma once

#include "base/platform/unhurried_errors.hpp"
#include "src/app/effect_queue.hpp"
#include "src/app/options.hpp"
#include "src/outputs/output.hpp"
#include "src/outputs/voice_process.hpp"
#include "src/services/engine.hpp"
#include "src/services/envelope.hpp"
#include "src/services/file_opener.hpp"
#include "src/services/game_files.hpp"
#include "src/services/library.hpp"
#include "src/services/recording.hpp"
#include "src/services/school.hpp"
#include "src/services/sound_outputs.hpp"
#include "src/services/speech_input.hpp"
#include "src/services/worker.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace app {

/// All calls come from the thread that owns the model.
class EffectRouter {
public:
    /// Puts a text on the clipboard; answers why that could not be done, in the words of the system.
    using Copy = std::function<std::optional<std::string>(const std::string& text)>;

    /// `wake` is called from any thread when there is a reply to fetch. Without `copy` there is no clipboard.
    EffectRouter(const Options& options, std::shared_ptr<const session::Equipment> equipment,
                 settings::Preferences preferences, outputs::VoiceProcess voice, std::function<void()> wake,
                 Copy copy = {});

    /// What the session asked for in one step. Speech, thinking and the library go on by themselves; what is said of
    /// events that are not on disk yet waits for them.
    void carry_out(session::Effects effects);

    /// Shows each output that looks at somebody what they see, in words where it wants that, if it has changed.
    void show(const std::function<outputs::Sight(session::ParticipantId, bool in_words)>& sight_of);

    /// From now on it is told too.
    void join(std::unique_ptr<outputs::Output> output);
    /// It is told what is still to be told of what has happened so far, and nothing else is asked of it; then it is
    /// destroyed. Precondition: it has joined.
    void part(const outputs::Output& output);
    /// The keys that outputs have, each with whose they are.
    std::vector<std::pair<inputs::Input*, session::ParticipantId>> keys() const;

    /// Whether it is soon to be noticed that the program has fallen silent: somebody may want to speak to it.
    bool awaits_silence() const { return is_hands_free_ && is_sounding_; }

    /// What the session is to be told next, if anything.
    std::optional<session::Message> next_reply();
    void reply(session::Message message) { replies_.push_back(std::move(message)); }

    /// Has settings that have changed written, once for all that were changed since; nobody waits for a disk.
    void keep_preferences();

    /// Waits so long for what was asked of the library.
    void await_library(std::chrono::milliseconds longest) { library_.finish(longest); }

    /// Lets what is being said be said to its end, and keeps what was played and said. All of it takes no longer than
    /// so long; standard error is told what is not kept by then.
    void finish_speaking(std::chrono::milliseconds longest);

private:
    void carry_out(const session::Effect& effect);
    void carry_out_ready();
    void dismiss_parting();
    void tell(const session::Tell& tell);
    void play(const std::vector<float>& samples);
    void apply(const settings::Preferences& preferences);
    void release(const game::PlayedGame& game);
    services::FilePlaces file_places() const;
    void write_sheet(const session::WriteSheet& effect);
    void write_game(const session::WriteGame& effect);
    void copy_game(const session::CopyGame& effect);
    void examine_folder(const session::ExamineFolder& examine);
    void put_on_clipboard(const services::CopyMade& copy);
    void take_recordings();
    void take(services::LibraryAnswer answer);
    outputs::Surroundings surroundings(std::shared_ptr<const session::Equipment> equipment, outputs::VoiceProcess voice,
                                       std::function<void()> wake);
    bool take_library_answer();
    void forget_recordings();
    void close_microphone(const auto& effect);
    void watch_microphone();
    void note_own_sound(bool is_heard);
    void watch_own_sound();
    void watch_library();
    void watch_events();
    void watch_requests();
    void settle_library(std::chrono::steady_clock::time_point until);
    std::optional<session::Message> next_report();

    base::platform::UnhurriedErrors unhurried_errors_; ///< first: a complaint keeps nobody from playing
    Options options_;
    Copy copy_;
    settings::Preferences preferences_;
    bool unsaved_ = false;
    std::deque<session::Message> replies_;
    EffectQueue effects_;
    /// Since when the library has not answered for events although it has to. It answers all tables in the order in
    /// which they asked: an answer to any of them counts.
    std::optional<std::chrono::steady_clock::time_point> library_waited_for_{};
    bool is_silence_told_ = false; ///< that the library does not answer has been told, and it has not yet
    std::vector<std::unique_ptr<outputs::Output>> outputs_;
    std::map<const outputs::Output*, outputs::Sight> shown_; ///< the latest
    std::vector<std::unique_ptr<outputs::Output>> parting_;  ///< not among them any more
    services::SpeechInput speech_input_;
    std::optional<std::chrono::steady_clock::time_point> closing_since_{}; ///< the microphone is to be closed
    bool is_hands_free_ = false;                                           ///< the player is listened to without a key
    bool is_sounding_ = false;                              ///< and an output may be heard; as far as is known
    std::optional<speech::hearing::HeardWord> word_wanted_; ///< to be heard, and nothing else was asked for since
    services::SoundOutputs sound_outputs_;
    services::RecordingService recordings_;
    services::Worker<session::MateWorkedOut> mate_proofs_;
    services::Worker<settings::PreferencesFault> settings_writer_;
    services::EngineService engine_;
    services::EnvelopeService envelopes_;
    services::SchoolService school_;
    services::FileOpener file_opener_;
    services::LibraryService library_; ///< last: its work refers to those two, and it is the first to go
};

} // namespace app
