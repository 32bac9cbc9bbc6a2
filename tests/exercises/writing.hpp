// Data files of exercises, written.
#pragma once

#include "src/school/exercise.hpp"
#include "src/storage/exercises.hpp"

#include <filesystem>
#include <string>

namespace exercises {

/// A theme's file as text. The exercises are in the order they have.
std::string written(const storage::ExerciseFile& file, school::Theme theme);

/// The theme's file, or one without exercises where there is none. Throws std::runtime_error with what is wrong with
/// the file.
storage::ExerciseFile read_or_begin(const std::filesystem::path& data_folder, school::Theme theme);

/// Puts the exercise among the easier and harder ones, and gives it an id of its own.
void add(storage::ExerciseFile& file, school::Exercise exercise, int depth);

/// Writes the theme's file into the data folder. Throws std::runtime_error.
void write(const std::filesystem::path& data_folder, const storage::ExerciseFile& file, school::Theme theme);

} // namespace exercises
