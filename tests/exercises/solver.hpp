// Lines of play in which each of the solver's moves is the only good one, found and checked by an engine.
#pragma once

#include "src/school/exercise.hpp"
#include "tests/exercises/analyst.hpp"
#include "tests/exercises/themes.hpp"

#include <optional>
#include <string>
#include <vector>

namespace exercises {

/// Goes on with the line, in which the solver is to move, until the goal is reached, both sides playing what the engine
/// finds best at that depth; unless `afresh`, with what it remembers. Empty if some move of the solver is not the only
/// good one, or the goal is too far.
std::optional<Play> solve(Analyst& analyst, Play play, Goal goal, int depth, bool afresh = true);

/// What the engine has against the solution of an exercise at that depth; empty if nothing. Not for exercises that are
/// all about the length of a mate, which are proved without an engine.
std::optional<std::string> objection(Analyst& analyst, const school::Exercise& exercise, int depth);

/// The engine's replies to all first moves that do not solve, and leave a reply.
std::vector<school::Refutation> refutations(Analyst& analyst, const school::Exercise& exercise);

} // namespace exercises
