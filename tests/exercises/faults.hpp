// What is wrong with exercises, as far as it can be found without an engine.
#pragma once

#include "src/school/exercise.hpp"

#include <string>
#include <vector>

namespace exercises {

/// A sentence for each fault of the exercise: a mate that is not forced or not the only one, a theme that is not there,
/// a first move without a refutation, and the like. Precondition: its moves are legal.
std::vector<std::string> faults_of(const school::Exercise& exercise);

/// What is wrong with them together: names and positions that occur twice. Each sentence begins with the id.
std::vector<std::string> faults_among(const std::vector<school::Exercise>& exercises);

/// Easier exercises have a lower value. It has no unit.
int difficulty(const school::Exercise& exercise);

} // namespace exercises
