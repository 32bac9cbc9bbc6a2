// Which engines there are: one data file each in engines/.
#pragma once

#include "base/toml/data_fault.hpp"
#include "base/values/result.hpp"
#include "src/engine/option_settings.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace engine {

/// An engine as its data file describes it. Whether it is installed is another question.
struct EngineSpec {
    std::string key;                    ///< the file's name without `.toml`
    std::string name;                   ///< shown to the player
    std::vector<std::string> programs;  ///< candidates, best first: a path, or a name to search for
    std::vector<std::string> arguments; ///< for the program
    std::vector<OptionSetting> options; ///< in the order in which they are set
    bool operator==(const EngineSpec&) const = default;
};

/// Reads one engine's file.
base::values::Result<EngineSpec, base::toml::DataFault> read_engine(const std::filesystem::path& file);

/// Reads every `*.toml` of a folder, sorted by key; the first fault found stops it.
base::values::Result<std::vector<EngineSpec>, base::toml::DataFault> read_engines(const std::filesystem::path& folder);

/// The first of the candidates that base::platform::find_program finds.
std::optional<std::filesystem::path> find_program(const std::vector<std::string>& candidates);

} // namespace engine
