// What a player has said while no key was held: only what begins with the opening word is meant for the program.
#pragma once

#include "speech/hearing/own.hpp"
#include "speech/hearing/reply.hpp"

#include <optional>
#include <set>
#include <vector>

namespace speech::hearing {

/// How much speaks for the opening word, to a recogniser that was trained on others.
struct Opened {
    /// By how much the score of any words behind the opening word is better than that of words that begin otherwise.
    double ahead;
    /// By how much the score of any sounds is better than that, for each hundredth of a second.
    double behind_any_sounds;
};

/// Empty if nobody has spoken, or nothing is behind the opening word. The samples and the tongues are used until it
/// returns.
std::optional<Opened> look_for_opening(Recogniser& recogniser, Samples samples, const std::vector<Tongue>& tongues);

/// By how much the score of the phrases is better with the opening word before them than without it; empty if the sound
/// is like none of them with it.
std::optional<double> ahead_of_unopened(Recogniser& recogniser, Samples samples, const std::set<Phrase>& phrases,
                                        const std::vector<Tongue>& tongues);

/// As hear(), of what comes behind the opening word; empty without that.
std::optional<Heard> hear_hands_free(const Ears& ears, Samples samples, const rules::variants::Position& position,
                                     const Speech& speech);
/// The same as hear_reply().
std::optional<HeardReply> hear_reply_hands_free(const Ears& ears, Samples samples,
                                                const std::vector<PossibleReply>& replies, const Speech& speech);

} // namespace speech::hearing
