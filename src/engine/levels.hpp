// How strong the opponent is: levels.toml.
#pragma once

#include "src/engine/engine_spec.hpp"
#include "src/engine/question.hpp"

#include <filesystem>
#include <variant>
#include <vector>

namespace engine {

/// One way to play at a level: which engine, made how weak.
struct Choice {
    std::string engine;                 ///< the key of its EngineSpec
    int approximate_elo;                ///< a rough guide for the player, no promise
    std::vector<OptionSetting> options; ///< beside those of the engine's own file, and over them
    Limits limits;
    bool operator==(const Choice&) const = default;
};

/// One level of strength, with its choices, best first.
struct Level {
    std::vector<Choice> choices;
    bool operator==(const Level&) const = default;
};

/// Reads the levels, weakest first: the first is level 1. There is at least one, each has at least one choice with a
/// move time, and the first choices' Elo never falls from level to level.
base::values::Result<std::vector<Level>, base::toml::DataFault> read_levels(const std::filesystem::path& file);

/// An engine set to a strength: start the spec, and put the limits into each question.
struct Opponent {
    EngineSpec spec;
    Limits limits;
    int approximate_elo;
    bool operator==(const Opponent&) const = default;
};

/// The opponents a level offers with these engines, best first; choices whose engine is not among them are left out.
/// Pass only the installed engines to get only opponents that can be started.
std::vector<Opponent> opponents(const Level& level, const std::vector<EngineSpec>& engines);

/// Those of the engines whose program is found on this machine.
std::vector<EngineSpec> installed(const std::vector<EngineSpec>& engines);

} // namespace engine
