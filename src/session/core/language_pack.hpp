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
    std::shared_ptr<const speech::phrases::Catalogue> brief; ///< the same in short forms
    std::map<settings::MoveWords, Words> announcing;         ///< all of them, never null
    std::shared_ptr<const speech::listen::Listener> listener;
};

/// The sentences for somebody who wants so much said.
inline const speech::phrases::Catalogue& catalogue_for(const LanguagePack& pack, settings::Verbosity verbosity) {
    return verbosity == settings::Verbosity::Short ? *pack.brief : *pack.catalogue;
}

} // namespace session
