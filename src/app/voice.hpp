// The program's voices: the one for the player, by whomever he is spoken to, one for the room where there is an output
// for it, and the transcript of both.
#pragma once

#include "sounds/cues/bank.hpp"
#include "speech/voice/sharing.hpp"
#include "src/app/application.hpp"
#include "src/app/herald.hpp"
#include "src/app/outlet.hpp"
#include "src/app/own_output.hpp"
#include "src/app/recorder.hpp"
#include "src/app/room.hpp"
#include "src/app/transcript.hpp"
#include "src/app/voice_process.hpp"
#include "src/session/model.hpp"
#include "src/storage/preferences.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// All calls come from one thread; none waits for sound, except finish().
class Voice {
public:
    /// `wake` is called from any thread when there may be a report to take.
    Voice(const Options& options, const session::Equipment& equipment, const storage::Preferences& preferences,
          VoiceProcess process, std::function<void()> wake);

    /// To the player; kept as sound, if that is asked for.
    void say(const session::Say& say);
    /// Has sound that was kept heard, as an answer.
    void play(std::vector<float> sound);
    /// To the room, in an even voice whatever the player prefers; nothing where the preferences name no output for it.
    void announce(const speech::announce::Utterance& utterance);
    /// Silences whoever speaks to the player; the room is not his to silence.
    void hush();
    /// What is said from now on waits until let_go: the microphone is not to hear it.
    void hold();
    void let_go();
    void toggle_pause();
    void apply(const storage::Preferences& preferences);

    /// What has become of the voices: which can be heard, and why one cannot, or could not speak.
    std::optional<session::Message> next_report();

    /// What has come of the announcements that were to be kept, since this was last asked.
    std::vector<Announced> take_announced() { return own_->take_announced(); }

    /// Waits until all is said, but no longer than so long, and a moment more for what is to be kept.
    void finish(std::chrono::milliseconds longest);

private:
    void choose_outputs(const storage::Preferences& preferences);

    struct Waiting {
        session::Say say;
        bool for_room;
    };

    std::optional<Transcript> transcript_;
    std::map<speech::phrases::Language, std::string> voices_;
    std::deque<std::string> failures_;
    OwnOutput own_output_;
    std::optional<std::string> own_name_;
    bool is_private_; ///< moves are announced to a room besides
    std::optional<std::string> room_name_;
    bool is_recorded_ = false; ///< what the player hears goes to a file
    bool is_held_ = false;
    std::deque<Waiting> held_back_;

    const sounds::cues::Bank cues_{sounds::mixer::samples_per_second}; // outlives the outlets
    std::shared_ptr<BrokenVoices> broken_;
    std::shared_ptr<speech::voice::SharedSynth> synth_;
    std::unique_ptr<Outlet> own_;
    std::unique_ptr<Herald> herald_; ///< speaks to the player
    std::unique_ptr<Room> room_;     ///< empty: there is none
};

} // namespace app
