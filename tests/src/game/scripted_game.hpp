// Short games of random decisions, and what they lead to where nothing comes between those who decide and the keeper.
#pragma once

#include "src/game/keeper.hpp"
#include "tests/src/game/at_the_table.hpp"

#include <array>
#include <cstddef>
#include <random>
#include <vector>

namespace scripted {

using Random = std::mt19937_64;

/// A number below `count`, each as likely as the others.
inline std::size_t below(Random& random, std::size_t count) { return static_cast<std::size_t>(random() % count); }
/// True once in so many times.
inline bool once_in(Random& random, std::size_t times) { return below(random, times) == 0; }

using at_the_table::here;

/// Something that is asked for.
struct Step {
    game::SeatId seat;
    rules::table::Command command;
    game::EventNumber seen; ///< the event that came next when it was asked for
    std::size_t answer;     ///< place of its answer among the kinds of answers
    bool is_accepted() const;
};

/// A game, from its start to its end.
struct Game {
    const rules::table::Table* start; ///< lives as long as the program
    std::vector<Step> steps;
    std::vector<rules::table::TimedEvent> events;
};

/// On one board or two, some with a question on which the end hangs.
Game any_game(Random& random);

/// Something that is asked for at one of the two boards of doubles.
struct StepAtBoard {
    std::size_t board;
    game::SeatId seat;
    rules::table::Command command;
    std::size_t answer; ///< place of its answer among the kinds of answers
};
/// A game of doubles, from its start to its end.
struct Doubles {
    const rules::table::Table* start; ///< of both boards; lives as long as the program
    std::vector<StepAtBoard> steps;
    std::array<std::vector<rules::table::TimedEvent>, 2> events{}; ///< by board
};
Doubles any_doubles(Random& random);

/// What that question is answered.
constexpr auto ruling = rules::verdict::Winnable::Can;

} // namespace scripted
