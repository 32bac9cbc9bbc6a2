// Which engine is to play: what is started, and how it is set.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// A UCI option and the value it is to have.
struct OptionSetting {
    std::string name;
    std::string value;
    bool operator==(const OptionSetting&) const = default;
};

/// An engine as its data file describes it. Whether it is installed is another question.
struct EngineSpec {
    std::string key;                    ///< the file's name without `.toml`
    std::string name;                   ///< shown to the player
    std::vector<std::string> programs;  ///< candidates, best first: a path, or a name to search for
    std::vector<std::string> arguments; ///< for the program
    std::vector<OptionSetting> options; ///< in the order in which they are set
    bool operator==(const EngineSpec&) const = default;

    /// The option is to have that value, whatever it had before.
    void set(std::string_view option, std::string_view value) {
        const auto found = std::ranges::find(options, option, &OptionSetting::name);
        if (found == options.end())
            options.push_back({std::string(option), std::string(value)});
        else
            found->value = value;
    }
};

/// The UCI option by which engines are told which of their games is played.
inline constexpr std::string_view game_option = "UCI_Variant";

/// Whether its data file says that it plays other games than chess, by naming the option.
inline bool plays_several_games(const EngineSpec& engine) {
    return std::ranges::find(engine.options, game_option, &OptionSetting::name) != engine.options.end();
}

} // namespace engine
