// Sentences for what could not be taken as a move.
#pragma once

#include "rules/variants/position.hpp"
#include "speech/announce/manner.hpp"
#include "speech/announce/utterance.hpp"
#include "speech/listen/reading.hpp"

namespace speech::listen {

namespace variants = rules::variants;

/// "Which move: Springer Bella David zwei or Springer Felix David zwei?"
announce::Utterance explain(const Ambiguous& reading, const variants::Position& position,
                            const announce::Manner& manner);
/// Why it is not possible, in one sentence.
announce::Utterance explain(const Illegal& reading, const announce::Manner& manner);
announce::Utterance explain(const NotUnderstood& reading, const announce::Manner& manner);

} // namespace speech::listen
