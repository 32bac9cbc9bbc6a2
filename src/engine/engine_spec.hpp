// Which engines there are: one data file each in engines/.
#pragma once

#include "base/toml/data_fault.hpp"
#include "base/values/result.hpp"
#include "src/ports/engine/spec.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace engine {

/// Reads one engine's file.
base::values::Result<EngineSpec, base::toml::DataFault> read_engine(const std::filesystem::path& file);

/// Reads every `*.toml` of a folder, sorted by key; the first fault found stops it.
base::values::Result<std::vector<EngineSpec>, base::toml::DataFault> read_engines(const std::filesystem::path& folder);

/// The first of the candidates that base::platform::find_program finds.
std::optional<std::filesystem::path> find_program(const std::vector<std::string>& candidates);

} // namespace engine
