// Who is told, and how: one folder for each way of telling.
#pragma once

#include "sounds/cues/bank.hpp"
#include "speech/announce/utterance.hpp"
#include "speech/voice/sharing.hpp"
#include "src/inputs/input.hpp"
#include "src/inputs/places.hpp"
#include "src/outputs/voice_process.hpp"
#include "src/ports/journal/spoken.hpp"
#include "src/services/recorder.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/model.hpp"
#include "src/session/core/view.hpp"
#include "src/settings/preferences.hpp"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

namespace outputs {

/// What one speaker had left unsaid another says.
struct SaidAgain {
    speech::announce::Utterance utterance;
};
/// Was heard in the room, to its end.
struct HeardInRoom {
    speech::announce::Utterance utterance;
};
/// Nobody could hear all of it in the room when it was to be said. It waits, unless it is not wanted any more or the
/// voice has no sound for some of its words.
struct UnheardInRoom {
    speech::announce::Utterance utterance;
};
/// Somebody else does not speak for the program any more: why, in the words of the system.
struct SpeakerDied {
    std::string detail;
};
/// What became of something that was told, for those that write it down.
using Notice = std::variant<SaidAgain, HeardInRoom, UnheardInRoom, SpeakerDied>;

/// What one participant has before them.
struct Sight {
    session::View view;
    bool has_keyboard = false;                   ///< keys come to the program now, and not to another one
    std::optional<session::ViewInWords> words{}; ///< where it is wanted
    std::optional<inputs::Places> places{};      ///< likewise, where there is a window and the view is in it
    bool operator==(const Sight&) const = default;
};

/// One way in which somebody is told what happens. All calls come from one thread; none waits, except `finish`. What an
/// output has no use for it leaves as it is here.
class Output {
public:
    Output() = default;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;
    virtual ~Output() = default;

    /// In the order in which it happened. Whoever serves only some recipients ignores what is told to others.
    virtual void tell(const session::Tell& told) = 0;
    /// Sound that was kept is heard again, by the player, as an answer.
    virtual void play(const std::vector<float>& /*samples*/) {}
    /// The player wants silence. What is told to the room is not theirs to silence.
    virtual void hush() {}
    /// The player's speech stops where it is, or goes on from there.
    virtual void toggle_pause() {}
    /// Nobody here is at the table any more: what waits to be heard around it is not wanted.
    virtual void leave(game::TableId /*table*/) {}
    /// The preferences have changed; called once before anything else.
    virtual void apply(const settings::Preferences& /*preferences*/) {}
    /// Whether somebody in the room may hear it now: then no microphone is to be believed.
    virtual bool is_sounding() { return false; }
    /// What another output reports.
    virtual void note(const Notice& /*notice*/) {}

    /// Whose sight is to be shown: nobody's where there is nothing but words. Always the same one, who is there as long
    /// as this is.
    virtual std::optional<session::ParticipantId> viewer() const { return std::nullopt; }
    /// Whether the sight is wanted in words too, as things stand.
    virtual bool wants_words() const { return false; }
    /// What the viewer is to see from now on. Called at the end of a turn in which it has changed. What is told of
    /// events waits until they are on disk, so it may come after the sight that has them already, and a caption may be
    /// replaced before it is shown: whoever may leave no sentence out takes sentences from `tell`.
    virtual void show(const Sight& /*sight*/) {}

    /// The keys it has of its own, as a display may have: they are pressed by its viewer, in the key context of that
    /// moment. Always the same ones; null if it has none, or no viewer.
    virtual inputs::Input* keys() { return nullptr; }

    /// What the session is to know of it, if anything: whether it can be heard, and why not. That is told to all
    /// outputs, this one among them, so a failure is reported once and not again until it has worked in between.
    virtual std::optional<session::Message> next_report() { return std::nullopt; }
    /// The program ends: waits until all is told, but not beyond that time, and a moment more for what is to be kept.
    virtual void finish(std::chrono::steady_clock::time_point /*until*/) {}
};

/// Whoever the program's voice, a screen reader and the transcript serve.
inline constexpr session::Audience at_keyboard{session::ParticipantId{}};

/// Lines of text for a participant. Where that is the one at the keyboard, nothing makes a sound.
struct WrittenLines {
    std::ostream* stream; ///< never null
    session::ParticipantId reader{};
};

/// What outputs are made of, and whom they report to. The functions are called within calls of the output only, except
/// `wake`.
struct Surroundings {
    std::shared_ptr<const session::Equipment> equipment; ///< never null
    settings::Preferences preferences;                   ///< as the program begins
    std::optional<std::filesystem::path> transcript;     ///< where one is to be written
    std::optional<std::filesystem::path> sound_file;     ///< what the player hears goes here instead
    std::optional<WrittenLines> lines{};                 ///< where the program is used by lines of text
    std::shared_ptr<const sounds::cues::Bank> cues;      ///< never null
    std::shared_ptr<speech::voice::SharedSynth> synth;   ///< never null; lent to one thread at a time
    std::shared_ptr<BrokenVoices> broken_voices;         ///< never null
    std::function<void(const Notice&)> notify;           ///< tells all outputs
    std::function<void(services::Announced)> announced;  ///< takes what is to be kept as sound
    std::function<void(const game::PlayedGame&, ports::journal::Spoken)>
        keep; ///< takes what is to be kept in the journal
    /// From any thread, as long as the output lives: there may be a report to take, or a key.
    std::function<void()> wake;
};

/// Whether nobody hears the program: it is used by lines of text alone.
bool is_by_lines(const Surroundings& surroundings);

/// Every output there is, one for each folder beside this file except the skeleton: the build makes the list.
std::vector<std::unique_ptr<Output>> open_all(const Surroundings& surroundings);

} // namespace outputs
