// A fixed list of what can happen and be asked, told in one language.
#pragma once

#include "speech/phrases/catalogue.hpp"

#include <string>
#include <vector>

namespace said {

/// One line for each utterance, the same scenes in the same order for every language: events as a player of White, a
/// player of Black and an onlooker hear them, refusals, answers, and what is said of words that are no move.
std::vector<std::string> lines(const speech::phrases::Catalogue& catalogue);

} // namespace said
