// Options of engines and what they are set to, as data files say it.
#pragma once

#include "base/toml/table.hpp"
#include "src/ports/engine/spec.hpp"

#include <vector>

namespace engine {

/// What stands under `options`: UCI options with the values they are to have. Empty where there is no such key.
std::vector<OptionSetting> option_settings(const base::toml::Table& table);

} // namespace engine
