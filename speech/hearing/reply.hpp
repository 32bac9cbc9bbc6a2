// What a player has said to a question: which of several moves, or yes or no.
#pragma once

#include "speech/hearing/own.hpp"

#include <optional>
#include <set>
#include <vector>

namespace speech::hearing {

/// A reply, and all the ways to say it.
struct PossibleReply {
    std::optional<Reply> reply; ///< empty: a move that was not asked about
    std::set<Phrase> phrases;
};

/// Each of the moves, said whole or by a word or a square that only it has among them; yes and no; and, so that they
/// are not taken for one of these, all other moves. A move that is not legal in the position cannot be replied.
std::vector<PossibleReply> replies_to(const rules::variants::Position& position,
                                      const std::vector<rules::board::Move>& moves);

/// The phrases of all replies.
std::set<Phrase> phrases_of(const std::vector<PossibleReply>& replies);

/// Which of the replies the sound is. The player's own words alone are believed where they are sure and moves and
/// answers are all known. Otherwise the trained recogniser and the engines decide, unless the player's own come to
/// another reply. Where two of them hear different replies, none was heard.
HeardReply hear_reply(const Ears& ears, Samples samples, const std::vector<PossibleReply>& replies,
                      const Speech& speech);

} // namespace speech::hearing
