// Gives utterances to an external voice, by the same rules as the program's own. No sound, no threads.
#pragma once

#include "speech/announce/utterance.hpp"
#include "speech/output/speech_output.hpp"
#include "speech/speaker/queue.hpp"
#include "speech/speaker/report.hpp"

#include <deque>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace speech::output {

/// What is heard beside the words, which the speech output cannot do: the program itself does.
class Accompaniment {
public:
    virtual ~Accompaniment() = default;
    /// Sounds the cues of the utterance, behind those that were to sound before them.
    virtual void ring(const announce::Utterance& utterance) = 0;
    /// Has sound that was made earlier heard.
    virtual void play(const speaker::Sound& sound) = 0;
    /// Whether it has been heard to its end.
    virtual bool is_over() = 0;
    /// Silences both.
    virtual void stop() = 0;
};

/// The speech output will say nothing more. What was not spoken to its end: said to another queue one after the other,
/// it is spoken in the order in which it would have been here.
struct Resigned {
    Failing failing;
    std::string detail;
    std::vector<speaker::Entry> unsaid;
};

/// What comes of utterances: each one finishes, or is unsaid when the speech output resigns, which is the last word of
/// all.
using Word = std::variant<speaker::Finished, Resigned>;

/// All calls come from one thread, and none of them waits. Nothing goes on by itself: when the speech output wakes its
/// owner, and from time to time, `poll` is to be called.
class ExternalSpeechQueue {
public:
    /// The accompaniment outlives the queue.
    ExternalSpeechQueue(std::unique_ptr<SpeechOutput> output, Accompaniment& accompaniment);

    /// Has it said as its urgency demands; before the speech output can speak it waits. An answer or an alarm ends a
    /// pause.
    void say(speaker::Entry entry);
    /// Silences everything and drops what waits. Ends a pause.
    void hush();
    /// Silences what is being said, for good if it is a moment; asked again, says it from its beginning. While nothing
    /// is being said there is nothing to hold.
    void toggle_pause();
    bool is_paused() const { return paused_; }
    void set_manner(const voice::Manner& manner, sounds::mixer::Volume volume);

    /// Silences everything and gives away what was not spoken to its end, as Resigned does.
    std::vector<speaker::Entry> surrender();

    /// The oldest word not yet taken.
    std::optional<Word> poll();

private:
    enum class State { Opening, Speaking, Dead };

    void take_reports();
    void fall_silent();
    void begin_next();
    void end_running(speaker::Ending ending = speaker::Ending::Completed);
    void drop(const speaker::Queue::Change& change);

    std::unique_ptr<SpeechOutput> output_;
    Accompaniment& accompaniment_;
    speaker::Queue queue_;
    Passage passage_{};
    State state_ = State::Opening;
    bool paused_ = false;
    bool plays_ = false; ///< sound that was made earlier
    std::deque<Word> words_;
};

} // namespace speech::output
