// How strong the opponent is: levels.toml.
#pragma once

#include "src/engine/engine_spec.hpp"
#include "src/ports/engine/opponents.hpp"

#include <filesystem>
#include <vector>

namespace engine {

/// Reads the levels, weakest first: the first is level 1. There is at least one, each has at least one choice with a
/// move time, and the first choices' Elo never falls from level to level.
base::values::Result<std::vector<Level>, base::toml::DataFault> read_levels(const std::filesystem::path& file);

/// Those of the engines whose program is found on this machine.
std::vector<EngineSpec> installed(const std::vector<EngineSpec>& engines);

} // namespace engine
