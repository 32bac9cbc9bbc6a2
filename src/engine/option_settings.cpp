#include "src/engine/option_settings.hpp"

#include <utility>

namespace engine {

std::vector<OptionSetting> option_settings(const base::toml::Table& table) {
    std::vector<OptionSetting> settings;
    for (auto& [name, value] : table.options("options")) settings.push_back({name, value});
    return settings;
}

} // namespace engine
