// Data files as TOML.
#pragma once

#include "base/toml/parse.hpp"

#include <filesystem>
#include <vector>

namespace base::data {

/// The file as a table, or why it is none.
values::Result<::toml::table, toml::DataFault> read_file(const std::filesystem::path& file);

/// The `.toml` files of a folder, by name; none where the folder cannot be read.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder);

} // namespace base::data
