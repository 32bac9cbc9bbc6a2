// The verdict for a move of a live game.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/plausibility.hpp"
#include "rules/verdict/prospect.hpp"

#include <cstddef>

namespace rules::verdict {

/// What can be proved in a moment: nothing where it is not plausible that the side cannot mate
/// (`plausibility_of_no_mate`), and the more the more plausible it is. Mirrored positions get the same answer. At most
/// so many positions are visited, real or only supposed. Precondition: there is a legal move, and the pieces might
/// mate.
Prospect glance(const variants::Position& position, board::Color side, Plausibility plausibility, std::size_t most);

} // namespace rules::verdict
