// What a player has said in a position.
#pragma once

#include "speech/hearing/heard.hpp"
#include "speech/hearing/recogniser.hpp"
#include "speech/hearing/scored.hpp"
#include "speech/listen/listener.hpp"

#include <cstddef>
#include <future>
#include <optional>
#include <variant>
#include <vector>

namespace speech::hearing {

/// What the words come to in the position; empty where they are nothing that may be said there.
std::optional<Said> understand(const listen::Listener& listener, const rules::variants::Position& position,
                               phrases::Run words);

/// The words of a match as their tongue, which is the same of all, writes them; without the opening word. Empty if
/// there is no other.
std::optional<phrases::Run> words_of(const Match& match, const std::vector<Tongue>& tongues, Beginning beginning);

/// The words a player speaks in, and who reads them.
struct Speech {
    std::vector<Tongue> tongues; ///< whose sounds are known
    const listen::Listener& listener;
    std::vector<Tongue> own{}; ///< those the player can have recorded, and engines listen for
    Beginning beginning = Beginning::AtOnce;
};

/// What the words of a match, of those tongues, come to in the position; empty where they are nothing that may be said
/// there.
std::optional<Said> understood(const Match& match, const std::vector<Tongue>& tongues,
                               const rules::variants::Position& position, const Speech& speech);

/// Of a player who speaks a language.
Speech speech_for(const phrases::Locale& locale, const std::vector<vocabulary::NamedVocabulary>& vocabularies,
                  const AllSounds& sounds, const listen::Listener& listener);

/// A shorter sound is a key touched by mistake.
inline constexpr std::size_t shortest = samples_per_second / 4;

/// How long a sound is, in hundredths of a second.
double hundredths_of(Samples samples);

/// By how much the score of the nearest must be better than that of the next. Measured: docs/players/listening.md.
struct Lead {
    double sure;     ///< to be believed
    double doubtful; ///< to be asked about: noise is as like one move as another
};
/// Of a recogniser that was trained on other people.
inline constexpr Lead trained_lead{50, 20};

/// How much better the score of words that may not be said here may be, of a recogniser that was trained on others.
inline constexpr double most_other_words = 20;

/// Whether nothing in the sound is louder than the noise of the room for as long as a short word takes: then nobody has
/// spoken, and every move is as like it as any other.
bool is_noise_alone(Samples samples);

/// Whether nobody has spoken for so long at the end of the sound that no word goes on there: some letters, such as the
/// t of *acht*, are silent for nearly a tenth of a second.
bool has_ended(Samples samples);

/// The scores of what is looked for besides what may be said: any move at all, and sounds that are no words. Empty if
/// the sound is like none.
struct AnythingElse {
    std::optional<double> any_move;
    std::optional<double> any_sounds;
};

/// Looks for it, at the same time if the recogniser has another one beside it. The samples and the speech are used
/// until the future is ready or gone.
std::future<AnythingElse> look_for_anything_else(Recogniser& recogniser, Samples samples, const Speech& speech);

/// Whether it is so much nearer than the best score of what may be said that something else was said.
bool is_something_else(const AnythingElse& other, Samples samples, double best);

/// Nothing if nobody has spoken, or the sound is like nothing that may be said.
std::optional<Scored> score(Recogniser& recogniser, Samples samples, const rules::variants::Position& position,
                            const Speech& speech);

/// Whether to believe it, to ask, or neither, by how likely it is (docs/players/listening.md).
Heard judged(const Scored& scored);

/// What of the moves and orders the sound is: what is scored, judged.
Heard hear(Recogniser& recogniser, Samples samples, const rules::variants::Position& position, const Speech& speech);

} // namespace speech::hearing
