// What is said: one utterance is one fact.
#pragma once

#include "sounds/cues/cue.hpp"
#include "speech/phrases/run.hpp"

#include <optional>

namespace speech::announce {

/// How an utterance meets those that are still being spoken or waiting.
enum class Urgency {
    Answer, ///< the answer to a key: at once; replaces the answer before it, spoken or waiting; news it cuts off is
            ///< said again in full after it
    News,   ///< something happened: waits its turn behind the answer and other news, never replaced
    Alarm,  ///< at once: cuts off everything; news it cuts off is said again in full after it
    Aside,  ///< something happened elsewhere: waits behind all news; news that comes meanwhile cuts it off, and it is
            ///< said again in full after it
    Moment, ///< true at this moment only: said if nothing is being said and nothing waits, otherwise never
};

/// One thing to say and, perhaps, the cue that sounds as it begins. An utterance without runs is a cue alone.
struct Utterance {
    phrases::Runs runs;
    Urgency urgency = Urgency::News;
    std::optional<sounds::cues::Cue> cue;
    std::optional<sounds::cues::Cue> second_cue{}; ///< sounds together with the first
    bool operator==(const Utterance&) const = default;
};

} // namespace speech::announce
