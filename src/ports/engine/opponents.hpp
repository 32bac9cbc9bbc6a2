// How strong an opponent is, and which engine plays it.
#pragma once

#include "src/ports/engine/question.hpp"
#include "src/ports/engine/spec.hpp"

#include <string>
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

} // namespace engine
