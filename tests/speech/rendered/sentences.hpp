// What a player hears in one language: a handful of each kind.
#pragma once

#include "speech/phrases/catalogue.hpp"
#include "speech/phrases/run.hpp"

#include <vector>

namespace tests::speech {

/// Answers, a move, times, a refusal, news, questions: most with FIDE's German words inside.
std::vector<::speech::phrases::Runs> sentences(const ::speech::phrases::Catalogue& catalogue);

} // namespace tests::speech
