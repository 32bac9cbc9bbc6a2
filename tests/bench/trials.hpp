// One who speaks, a hand and an ear: how long each takes.
#pragma once

#include "tests/bench/figures.hpp"
#include "tests/bench/hand.hpp"
#include "tests/bench/sound_recorder.hpp"
#include "tests/bench/subjects.hpp"

#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace tests::bench {

/// Of one kind of measurement, all together and by the kind of phrase.
struct Sorted {
    Figures all{};
    std::map<std::string, Figures> by_kind{};

    void add(const std::string& kind, Clock::duration time) {
        all.add(time);
        by_kind[kind].add(time);
    }
};

struct Contender {
    std::unique_ptr<Subject> subject;
    int answers;       ///< how often of ten it takes its turn at an answer
    int interruptions; ///< how often of ten at an interruption
    Sorted audible{};
    Sorted silent{};
    Sorted replaced{};
    std::map<std::string, std::vector<std::vector<float>>>
        beginnings{}; ///< of replacing phrases, as heard from silence
    int unheard = 0;

    /// One that was not heard three times in succession is not asked again.
    bool is_given_up() const { return unheard >= 3; }
};

class Trials {
public:
    Trials(SoundRecorder& recorder, Hand& hand)
        : ear_{recorder}
        , hand_{hand} {}

    /// Says something in a language that counts nowhere: who chooses a language hears it at once, and its voice is
    /// loaded.
    void change_language(Contender& contender, const Phrase& phrase);

    /// From silence: the key until the first sound.
    void answer(Contender& contender, const Phrase& phrase);
    /// In the middle of a phrase: the key until another is heard, then the key until nothing is.
    void interruption(Contender& contender, const Script& script);

private:
    std::chrono::microseconds chance();
    std::optional<Moment> say(Contender& contender, const Phrase& phrase);
    std::optional<Moment> hush(Contender& contender);
    bool is_heard(Contender& contender, std::optional<Moment> heard);

    SoundRecorder& ear_;
    Hand& hand_;
    std::mt19937 random_{1};
};

} // namespace tests::bench
