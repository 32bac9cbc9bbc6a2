// What comes of reading a game, and how much of one is read.
#pragma once

#include "rules/pgn/fault.hpp"
#include "rules/pgn/game.hpp"
#include "rules/pgn/spelling.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace rules::pgn {

/// A game as far as it can be read, and whatever was wrong with it, by lines. Without faults it is all there and
/// written as it should be.
struct Reading {
    Game game;
    std::vector<Fault> faults;
    Spelling spelling; ///< of the game, found while its moves were read
};

/// What is put as a comment where moves end because of a fault, in one line; nothing where it is empty.
using Note = std::function<std::string(const Fault&)>;

/// What is beyond these is not read, and told as a fault.
struct ReadingLimits {
    static constexpr std::size_t most_bytes = std::size_t{1} << 22U; ///< of one game's text
    static constexpr std::size_t most_plies = std::size_t{1} << 16U; ///< of one game, variations included
    static constexpr std::size_t most_levels = 200;                  ///< of variations in variations
    static constexpr std::size_t most_faults = 100;                  ///< told of one game
};

} // namespace rules::pgn
