// Who speaks when a key is pressed: our own chain, and what a program would otherwise take.
#pragma once

#include "tests/bench/phrases.hpp"

#include <memory>
#include <string>

namespace tests::bench {

class Subject {
public:
    Subject() = default;
    Subject(const Subject&) = delete;
    Subject& operator=(const Subject&) = delete;
    virtual ~Subject() = default;

    virtual std::string name() const = 0;
    /// Says the phrase in place of whatever it says.
    virtual void say(const Phrase& phrase) = 0;
    virtual void hush() = 0;
    /// Whether a phrase can replace another at all.
    virtual bool can_replace() const { return true; }
    /// What else there is to report at the end.
    virtual std::string remark() const { return {}; }
};

/// Speaker, mixer and PortAudio as in the program, with buffers of so many frames. Nothing if there is no sound.
std::unique_ptr<Subject> own_chain(unsigned long frames);

/// What is not our own chain says the text of a phrase by the voice of its language: the German words wrongly, but not
/// later.

/// libspeechd with an open connection to the speech-dispatcher of the environment, in a process of its own, for it has
/// been seen to hang. Must be made while this process has one thread.
std::unique_ptr<Subject> libspeechd();

/// The program spd-say, started for each phrase.
std::unique_ptr<Subject> spd_say();

/// The program espeak-ng, started for each phrase and killed to silence it.
std::unique_ptr<Subject> espeak_process();

} // namespace tests::bench
