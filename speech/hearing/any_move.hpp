// Any move at all, possible or not, for recognising moves that cannot be played in the position.
#pragma once

#include "speech/hearing/net.hpp"

namespace speech::hearing {

/// All sequences of words that say a move on some board.
Net any_move(const std::vector<Tongue>& tongues, Beginning beginning = Beginning::AtOnce);

} // namespace speech::hearing
