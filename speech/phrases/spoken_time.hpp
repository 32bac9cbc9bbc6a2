// Which phrase says a length of time.
#pragma once

#include "speech/phrases/phrase_id.hpp"
#include "speech/phrases/value.hpp"

#include <chrono>

namespace speech::phrases {

struct SpokenTime {
    PhraseId phrase;
    Arguments arguments;
};

/// Whole seconds, what is less cut off, as on a clock's display; but what is left of the last second is not "0
/// seconds". A length below zero is spoken as none.
SpokenTime spoken_time(std::chrono::milliseconds length);

} // namespace speech::phrases
