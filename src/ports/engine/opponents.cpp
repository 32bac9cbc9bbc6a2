#include "src/ports/engine/opponents.hpp"

#include <algorithm>
#include <utility>

namespace engine {
namespace {

/// These settings with those over them: an option in both has the latter's value.
std::vector<OptionSetting> overlay(std::vector<OptionSetting> settings, const std::vector<OptionSetting>& over) {
    for (const OptionSetting& setting : over) {
        const auto same = std::find_if(settings.begin(), settings.end(),
                                       [&](const OptionSetting& old) { return old.name == setting.name; });
        if (same == settings.end())
            settings.push_back(setting);
        else
            same->value = setting.value;
    }
    return settings;
}

} // namespace

std::vector<Opponent> opponents(const Level& level, const std::vector<EngineSpec>& engines) {
    std::vector<Opponent> found;
    for (const Choice& choice : level.choices) {
        for (const EngineSpec& engine : engines) {
            if (engine.key != choice.engine) continue;
            Opponent opponent{engine, choice.limits, choice.approximate_elo};
            opponent.spec.options = overlay(engine.options, choice.options);
            found.push_back(std::move(opponent));
        }
    }
    return found;
}

} // namespace engine
