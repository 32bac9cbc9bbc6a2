// Which exercise comes next.
#pragma once

#include "src/school/asking.hpp"
#include "src/school/exercise.hpp"
#include "src/school/progress.hpp"

#include <optional>
#include <vector>

namespace school {

/// The exercises of a theme, in their order; without a theme all of them, the first of each theme first.
std::vector<const Exercise*> exercises_of(const std::vector<Exercise>& all, std::optional<Theme> theme);

/// The next one of `among`: the first that was never attempted or, about every second time if there are any, of those
/// that are to be repeated the one least likely to be solved again. Where all were attempted, it is the least likely
/// one. It is none of `given`; where all were given, it is not the last of them, unless there is no other.
/// Precondition: there is one.
const Exercise& next_exercise(const std::vector<const Exercise*>& among, const Progress& progress, Date now,
                              const std::vector<const Exercise*>& given, const Chance& chance);

} // namespace school
