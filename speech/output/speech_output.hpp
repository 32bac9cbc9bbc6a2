// Somebody else who speaks for the program: speech-dispatcher, a screen reader. One folder for each stands beside this
// file. Whose turn it is, what gives way to what and what is said again is the affair of the external speech queue.
#pragma once

#include "sounds/mixer/mixer.hpp"
#include "speech/announce/utterance.hpp"
#include "speech/output/failing.hpp"
#include "speech/phrases/run.hpp"
#include "speech/voice/manner.hpp"

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>

namespace speech::output {

/// One time that something is spoken; what was cut off and is said again is another passage. Later ones are greater.
struct Passage {
    std::uint64_t value = 0;
    auto operator<=>(const Passage&) const = default;
};

/// Can speak from now on: the first report, unless the output has died.
struct Ready {
    bool operator==(const Ready&) const = default;
};

/// Spoken to its end, as far as the speech output can know. Where nobody tells it, it may count the time; it does not
/// report the end of what has only been handed over, or the next news would run into it.
struct Ended {
    Passage passage;
    bool operator==(const Ended&) const = default;
};

/// Speaks no more, and will not: the last report of all.
struct Died {
    Failing failing;
    std::string detail; ///< in the words of the system, for a log
    bool operator==(const Died&) const = default;
};

using Report = std::variant<Ready, Ended, Died>;

/// Called from any thread when there is a report to take, after the constructor has returned.
using Wake = std::function<void()>;

/// All calls come from one thread, and none of them waits: not for speech, not for a process or a bus that does not
/// answer, the constructor and the destructor included. A speech output that cannot be opened reports that it has died.
class SpeechOutput {
public:
    SpeechOutput() = default;
    SpeechOutput(const SpeechOutput&) = delete;
    SpeechOutput& operator=(const SpeechOutput&) = delete;
    /// What is being spoken is hushed, if the output still listens.
    virtual ~SpeechOutput() = default;

    /// Speaks the runs, each in its language, as plain text, from now on: whatever it still speaks for the program is
    /// cut off, and its end is not reported. The urgency is for those who arrange what is spoken with others: an
    /// answer and an alarm may interrupt these. Comes between Ready and Died only, and with something to speak.
    virtual void speak(Passage passage, const phrases::Runs& runs, announce::Urgency urgency) = 0;

    /// Is silent as soon as it can be. The end of what was being spoken is not reported.
    virtual void hush() = 0;

    /// How it is to speak from the next passage on; ignored by one whose manner is the player's own affair.
    virtual void set_manner(const voice::Manner& manner, sounds::mixer::Volume volume) = 0;

    /// The oldest report not yet taken.
    virtual std::optional<Report> poll() = 0;
};

} // namespace speech::output
