// What a player has said in a position, judged by the player's own recordings of the words.
#pragma once

#include "speech/hearing/engine.hpp"
#include "speech/hearing/hearing.hpp"
#include "speech/hearing/templates/own_words.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace speech::hearing {

/// The nearest of all that may be said, and what speaks for it. Scores are of speech/hearing/templates.
struct Weighed {
    Said said;
    templates::Evidence evidence;
    /// By how much the score of what means something else is worse; empty if there is nothing else with only known
    /// words.
    std::optional<double> ahead{};
    /// That, where it is understood.
    std::optional<Said> other{};
    /// By how much the score of any row of known words is better: 0 where nothing but what may be said is nearer.
    double behind_any_words = 0;
    /// That row of known words is much better, and near enough to the recordings itself: what was said are the player's
    /// own words, and nothing that may be said here.
    bool is_said_otherwise = false;
};

/// Nothing if all that may be said has unknown words, or the sound is no speech.
std::optional<Weighed> weigh(const templates::OwnWords& own, Samples samples, const rules::variants::Position& position,
                             const Speech& speech);

/// Whether to believe it, to ask, or neither: the limits are measured (docs/players/listening.md).
Heard judged(const Weighed& weighed);

/// Of a player's own recordings.
inline constexpr Lead own_lead{25, 8};

/// By how much the score of any row of known words is better than that; 0 where none is.
double behind_any_words(const templates::OwnWords& own, templates::Utterance& utterance, double score);

/// Whether what was found is near enough to the recordings to have been said, where any row of known words has a score
/// that is better by as much.
bool is_said_in_own_words(const templates::Evidence& evidence, double behind_any_words);

/// Whether every file, rank and piece and both ways of castling are known in one of the tongues. What is not known is
/// taken for what is nearest to it.
bool knows_all_moves(const templates::Templates& known, const std::vector<Tongue>& tongues);
/// The same of yes and no.
bool knows_answers(const templates::Templates& known, const std::vector<Tongue>& tongues);

/// What a player is heard with.
struct Ears {
    Recogniser& trained;            ///< on other people
    const templates::OwnWords* own; ///< null where the player has recorded nothing
    /// That the player has brought, none of them null, and no two for one language. Each hears its languages in the
    /// place of `trained`, until it fails.
    std::span<const std::unique_ptr<Engine>> engines{};
};

/// Whether an engine that has not failed hears the language.
bool is_heard_by_engine(const Ears& ears, const phrases::Language& language);
/// The same of all the tongues.
bool are_heard_by_engines(const Ears& ears, const std::vector<Tongue>& tongues);

/// What of the moves and orders the sound is. The player's own words alone are believed where they are sure and all
/// moves are known. Otherwise the trained recogniser and the engines are asked too: what both sides find is believed,
/// and where they find different things the player is asked. What is not said in the player's own words is what the
/// others make of it. What is said in them and may not be said here is not understood, once all moves are known. The
/// trained recogniser listens for the words of all languages, but what it hears in that of an engine does not count,
/// for that the engine hears.
Heard hear(const Ears& ears, Samples samples, const rules::variants::Position& position, const Speech& speech);

} // namespace speech::hearing
