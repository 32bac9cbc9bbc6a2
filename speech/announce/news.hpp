// Sentences spoken as news: they wait for their turn.
#pragma once

#include "speech/announce/manner.hpp"
#include "speech/announce/utterance.hpp"

#include <vector>

namespace speech::announce {

/// One sentence, as news without a cue. Precondition: that of Catalogue::runs().
inline std::vector<Utterance> news(phrases::PhraseId id, const phrases::Arguments& arguments, const Manner& manner) {
    return {{manner.say(id, arguments), Urgency::News, std::nullopt}};
}

} // namespace speech::announce
