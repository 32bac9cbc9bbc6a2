// What each theme asks of a line of play, and of the evaluations along it.
#pragma once

#include "src/school/exercise.hpp"
#include "tests/exercises/play.hpp"

#include <optional>

namespace exercises {

/// What the solver's moves are to reach.
enum class Goal {
    Mate,
    Gain, ///< two pawns' worth at least, when the captures are over
    Draw, ///< by stalemate
    Hold, ///< not to lose, by one move
};

Goal goal(school::Theme theme);

/// In how many moves a theme mates that is all about that; empty for the others.
std::optional<int> mate_length(school::Theme theme);

/// How many moves of the solver a solution has at most.
int longest(Goal goal);

/// Whether the goal is reached by the solver's move that was made last.
bool is_reached(Goal goal, const Play& play);

/// So many points, and more, are a mate. Points are hundredths of a pawn.
inline constexpr int mate_points = 9000;

/// Whether a move of so many points is good enough to be the solution where the next best has so many, if there is one.
bool is_only_move(Goal goal, int points, std::optional<int> next_best);

/// Whether the theme is what the line is about. The line reaches the theme's goal with its last move.
bool shows(school::Theme theme, const Play& play);

/// The line of an exercise.
Play play_of(const school::Exercise& exercise);

} // namespace exercises
