// Which engine is to play: what is started, and how it is set.
#pragma once

#include <string>
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
};

} // namespace engine
