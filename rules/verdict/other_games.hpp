// What is proved of positions of doubles and matranj, which end otherwise than ordinary chess does.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/verdict.hpp"

namespace rules::verdict {

/// In matranj nobody mates (MAT-04): neither side can, and `Dead` is where nothing can be captured any more (MAT-06).
/// In doubles a mate that is found within three moves at this board, with nothing more from the partners', is proved,
/// and all else is unknown: pieces may still come. `Stalemate` is said where there is no move, whoever that is good
/// for. Precondition: the variant does not end as ordinary chess does.
Verdict judge_other_game(const variants::Position& position, Effort effort = Effort::full());

} // namespace rules::verdict
