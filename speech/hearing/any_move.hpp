// Any move at all, whether it can be made or not: what is said instead of a move that can.
#pragma once

#include "speech/hearing/net.hpp"

namespace speech::hearing {

/// Every row of words that says a move on some board.
Net any_move(const std::vector<Tongue>& tongues);

} // namespace speech::hearing
