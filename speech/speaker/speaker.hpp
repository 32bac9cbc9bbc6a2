// Says utterances: the one place where words become sound.
#pragma once

#include "sounds/cues/bank.hpp"
#include "sounds/mixer/mixer.hpp"
#include "speech/announce/utterance.hpp"
#include "speech/speaker/queue.hpp"
#include "speech/speaker/report.hpp"
#include "speech/voice/synth.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

namespace speech::speaker {

/// Whether the sound of what is said is to be kept.
enum class Keeping { No, Yes };

/// Speaks in a thread of its own, which alone uses the synth, and is the feeder and the controller of the mixer. Its
/// functions are for one other thread; they never wait for a voice or for sound, however slow these are. What they
/// silence is silent from the mixer's next buffer on.
class Speaker {
public:
    /// The mixer outlives the speaker, and the cues outlive the mixer, which may be playing one of them to the last. It
    /// is up to the owner to have a device play the mixer.
    Speaker(const sounds::cues::Bank& cues, sounds::mixer::Mixer& mixer, std::unique_ptr<voice::Synth> synth);

    /// Is silent at once. Waits for the synth to notice, which it does at its next piece of sound.
    ~Speaker();

    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    /// Has it said as its urgency demands, in the manner that is set when it begins; what is told of the partner's
    /// board is heard from the right. An answer or an alarm ends a pause: what was asked for now is not kept back. What
    /// is to be kept is reported as sound, whole in any case: if it is cut off for good, it is spoken once more without
    /// being heard, as soon as nothing else is to be said; and so it is where other words are to be kept than those
    /// that are heard.
    void say(UtteranceId id, announce::Utterance utterance, Keeping keeping = Keeping::No, phrases::Runs kept = {});

    /// Has it reported as sound, as what is to be kept is, without being heard: somebody else says it.
    void keep(UtteranceId id, phrases::Runs runs);

    /// Has sound that was made already heard as an answer.
    void play(UtteranceId id, Sound sound);

    /// Silences everything and drops what waits. Ends a pause.
    void hush();

    /// Does the same, and gives what it drops away, so that somebody else says it.
    std::vector<Entry> surrender();

    /// Holds what is being said in its place, or lets it go on from there. While nothing is being said there is nothing
    /// to hold.
    void toggle_pause();
    bool is_paused() const;

    void set_manner(voice::Manner manner);
    void set_speech_volume(sounds::mixer::Volume volume);
    void set_cue_volume(sounds::mixer::Volume volume);

    /// The oldest report not yet taken.
    std::optional<Report> poll();

private:
    /// An utterance on its way to the ear.
    struct Passage {
        UtteranceId id;
        sounds::mixer::Epoch epoch;          ///< the stamp of its sounds
        sounds::mixer::StreamPosition start; ///< where its words begin
        std::optional<std::uint64_t> cue;    ///< how many cues were begun before its own
        bool has_begun = false;
    };

    /// What is still to be kept.
    struct Tape {
        UtteranceId id;
        phrases::Runs runs;
        voice::Manner manner; ///< that was set when it was to be said
        bool is_heard;        ///< else it is made apart from what is heard
    };
    /// How an utterance begins.
    struct Opening {
        phrases::Run run;
        voice::Manner manner;
    };
    struct Performance {
        std::vector<voice::VoiceError> errors;
        std::vector<float> samples; ///< of an utterance to be kept
    };

    // With the mutex held.
    void fall_silent();
    void take(Entry entry);
    bool is_to_be_kept(UtteranceId id) const;
    void report_recording(UtteranceId id, Performance performance);
    void note_beginning();
    void report_dropped(const Queue::Change& change);
    bool is_due(const Entry& entry) const;

    // The thread.
    bool is_cut(const Passage& passage) const;
    void work();
    Performance perform(const Entry& entry, const voice::Manner& manner, const Passage& passage, Keeping keeping);
    void make_ready();
    void record_unheard(std::unique_lock<std::mutex>& lock);
    bool is_idle();
    bool start_cue(sounds::cues::Cue cue, const Passage& passage);
    bool feed(std::span<const float> samples, const Passage& passage);
    bool feed_from_side(std::span<const float> samples, const Passage& passage);
    bool feed(std::span<const sounds::mixer::Frame> frames, const Passage& passage);
    template <typename Sample>
    bool feed_on(std::span<const Sample> sound, const Passage& passage, auto&& push);
    void await_end(const Passage& passage);
    bool wait_uncut(const Passage& passage, std::chrono::microseconds time);

    const sounds::cues::Bank& cues_;
    sounds::mixer::Mixer& mixer_;
    const std::unique_ptr<voice::Synth> synth_;
    std::uint64_t cues_started_ = 0; // the thread's own
    std::optional<Opening> opening_; // the thread's own, as the next: of the last utterance that was heard
    bool is_ready_ = true;           // the voice, for one that opens like it

    // Held for moments only, never while the synth works, so that it does not make a caller wait. The epoch is raised
    // under it, so whoever holds it knows whether the utterance on its way was cut.
    std::mutex mutex_;
    std::condition_variable wake_;
    Queue queue_;
    std::optional<Passage> passage_;
    voice::Manner manner_;
    std::deque<Tape> tapes_;
    std::deque<Report> reports_;
    std::chrono::steady_clock::time_point rested_;
    bool stopping_ = false;

    std::thread thread_; // last: everything is there when it starts
};

} // namespace speech::speaker
