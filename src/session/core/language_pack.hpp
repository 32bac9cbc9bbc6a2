// Everything a language needs to be spoken and understood, loaded once.
#pragma once

#include "speech/listen/listener.hpp"
#include "speech/phrases/catalogue.hpp"
#include "speech/vocabulary/vocabulary.hpp"
#include "src/settings/preferences.hpp"

#include <map>
#include <memory>

namespace session {

using Words = std::shared_ptr<const speech::vocabulary::Vocabulary>;

/// The sentences of an interface language, the words in which moves and squares are announced in it, and what listens
/// to those who speak it.
struct LanguagePack {
    std::shared_ptr<const speech::phrases::Catalogue> catalogue;
    std::map<settings::MoveWords, Words> announcing; ///< all of them, never null
    std::shared_ptr<const speech::listen::Listener> listener;
};

} // namespace session
