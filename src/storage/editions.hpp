// The files of the editions of the Laws.
#pragma once

#include "rules/laws/edition.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storage {

/// Finds editions by name in `editions/` of the data folder, and by path if the name ends in `.toml`.
rules::laws::EditionSource edition_files(const std::filesystem::path& data_folder);

/// The usual edition, from which others begin, and where all of them are found.
struct Editions {
    rules::laws::EditionSource source;          ///< as edition_files(), with what stands in for the usual one
    rules::laws::Laws usual;                    ///< as it is read from there
    std::optional<base::toml::DataFault> fault; ///< why the usual one's file cannot be used and the built-in one is
};

/// Where the file of the usual edition cannot be used, the one that is built in takes its place: a game is never
/// without its Laws.
Editions find_editions(const std::filesystem::path& data_folder);

/// The source of find_editions().
rules::laws::EditionSource edition_source(const std::filesystem::path& data_folder);

/// The names of the editions in the data folder, sorted.
std::vector<std::string> edition_names(const std::filesystem::path& data_folder);

} // namespace storage
