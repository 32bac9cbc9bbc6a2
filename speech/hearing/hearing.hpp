// What a player has said in a position.
#pragma once

#include "speech/hearing/heard.hpp"
#include "speech/hearing/recogniser.hpp"
#include "speech/listen/listener.hpp"

#include <cstddef>
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

/// A shorter sound is a key touched by mistake.
inline constexpr std::size_t shortest = samples_per_second / 4;

/// By how much the score of the nearest must be better than that of the next. Measured: docs/players/listening.md.
struct Lead {
    double sure;     ///< to be believed
    double doubtful; ///< to be asked about: noise is as like one move as another
};
/// Of a recogniser that was trained on other people.
inline constexpr Lead trained_lead{50, 20};

/// How much better the score of words that may not be said here may be, of a recogniser that was trained on others.
inline constexpr double most_other_words = 20;

/// Whether any move, or sounds that are no words, are so much nearer than the best score of what may be said that
/// something else was said.
bool is_something_else(Recogniser& recogniser, Samples samples, double best, const std::vector<Tongue>& tongues);

/// What of the moves and orders the sound is. Takes about as long as a tenth of what was said.
Heard hear(Recogniser& recogniser, Samples samples, const rules::variants::Position& position, const Speech& speech);

} // namespace speech::hearing
