// Everything a language needs to be spoken and understood, loaded once.
#pragma once

#include "speech/phrases/catalogue.hpp"
#include "speech/vocabulary/vocabulary.hpp"

#include <memory>

namespace session {

/// The sentences of an interface language, and the words in which moves and squares are announced in it.
struct Lexicon {
    std::shared_ptr<const speech::phrases::Catalogue> catalogue;
    std::shared_ptr<const speech::vocabulary::Vocabulary> announcing;
};

} // namespace session
