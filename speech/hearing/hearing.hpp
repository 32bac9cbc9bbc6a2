// What a player has said in a position.
#pragma once

#include "speech/hearing/heard.hpp"
#include "speech/hearing/recogniser.hpp"
#include "speech/listen/listener.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace speech::hearing {

/// What the words come to in the position; empty where they are nothing that may be said there.
std::optional<Said> understand(const listen::Listener& listener, const rules::variants::Position& position,
                               phrases::Run words);

/// The words of a match, which are all of one tongue, as that writes them. Precondition: there are some.
phrases::Run words_of(const Match& match, const std::vector<Tongue>& tongues);

/// The words a player speaks in, and who reads them.
struct Speech {
    std::vector<Tongue> tongues; ///< whose sounds are known
    const listen::Listener& listener;
    std::vector<Tongue> own{}; ///< those he can have recorded
};

/// Of a player who speaks a language.
Speech speech_for(const phrases::Locale& locale, const std::vector<vocabulary::NamedVocabulary>& vocabularies,
                  const AllSounds& sounds, const listen::Listener& listener);

/// What of the moves and orders the sound is. Takes about as long as a tenth of what was said.
Heard hear(Recogniser& recogniser, Samples samples, const rules::variants::Position& position, const Speech& speech);

} // namespace speech::hearing
