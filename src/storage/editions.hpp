// The files of the editions of the Laws.
#pragma once

#include "rules/laws/laws.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace storage {

/// Finds editions by name in `editions/` of the data folder, and by path if the name ends in `.toml`.
rules::laws::EditionSource edition_files(const std::filesystem::path& data_folder);

/// The same; but where the file of the usual edition, from which others begin, cannot be used, it has the one that is
/// built in: a game is never without its Laws.
rules::laws::EditionSource edition_source(const std::filesystem::path& data_folder);

/// The names of the editions in the data folder, sorted.
std::vector<std::string> edition_names(const std::filesystem::path& data_folder);

} // namespace storage
