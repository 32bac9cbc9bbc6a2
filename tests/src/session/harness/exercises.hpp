// Exercises for tests of the school.
#pragma once

#include "src/school/exercise.hpp"

#include <vector>

namespace harness {

/// A mate in one by either rook, after two plies; a fork; and a pawn that promotes, for Black.
std::vector<school::Exercise> some_exercises();

} // namespace harness
