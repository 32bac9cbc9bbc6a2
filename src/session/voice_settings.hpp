// How each language is spoken, and how the second voice speaks.
#pragma once

#include "src/session/chooser.hpp"

namespace session {

using LanguageOf = speech::phrases::Language (*)(const Scene&);

/// The interface language.
speech::phrases::Language own_language(const Scene& step);
/// The language of the words in which moves are announced to the player.
speech::phrases::Language language_of_moves(const Scene& step);

/// The engine's names for the other voices of a language; empty: there is one only.
std::vector<std::string> accents_of(const Scene& step, const speech::phrases::Language& language);

Chooser choose_voice(LanguageOf which);
Chooser choose_accent(LanguageOf which);
Chooser choose_language_rate(LanguageOf which);
Chooser choose_language_pitch(LanguageOf which);
Chooser choose_second_voice();
Chooser choose_opponent_moves();

} // namespace session
