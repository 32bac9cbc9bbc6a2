// The words by which one of several moves is told from the others.
#pragma once

#include "rules/variants/position.hpp"
#include "speech/hearing/net.hpp"

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace speech::hearing {

/// Of each of the moves the words, and the squares, that only it has among them: its piece, where it goes, what the
/// pawn becomes, and which castling it is; of where it comes from what none of the others goes to either. The moves are
/// legal in the position.
std::vector<std::set<Phrase>> names_among(const rules::variants::Position& position,
                                          const std::vector<rules::board::Move>& moves);

/// What two legal moves differ in, if that is one word, by which each can be named: the piece, the file or the rank it
/// goes to, or what the pawn becomes.
std::optional<std::pair<vocabulary::Meaning, vocabulary::Meaning>>
difference(const rules::variants::Position& position, rules::board::Move one, rules::board::Move other);

} // namespace speech::hearing
