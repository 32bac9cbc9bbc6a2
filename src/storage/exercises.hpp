// The exercises of the school: `exercises/` of the data folder, a file for each theme.
#pragma once

#include "base/toml/data_fault.hpp"
#include "base/values/result.hpp"
#include "src/school/exercise.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace storage {

/// How the exercises of a file were made, beside themselves.
struct ExerciseFile {
    std::string engine;                      ///< by the name it gives itself
    std::string made;                        ///< on which day: `2026-12-01`
    std::vector<school::Exercise> exercises; ///< the easiest first; at least one
    std::vector<int> depths;                 ///< of each, how deep the engine searched
};

/// The theme's file.
base::values::Result<ExerciseFile, base::toml::DataFault> read_exercise_file(const std::filesystem::path& data_folder,
                                                                             school::Theme theme);

/// All exercises: theme by theme, the easiest of each first; or what is wrong with the first file that cannot be read.
base::values::Result<std::vector<school::Exercise>, base::toml::DataFault>
read_exercises(const std::filesystem::path& data_folder);

} // namespace storage
