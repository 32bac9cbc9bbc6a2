#include "src/engine/levels.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "src/engine/option_settings.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace engine {

using base::toml::DataFault;
using base::toml::Table;

namespace {

constexpr std::int64_t most_elo = 4000;
constexpr std::int64_t most_milliseconds = 600'000;
constexpr std::int64_t most_depth = 200;
constexpr std::int64_t most_nodes = std::numeric_limits<std::int64_t>::max();

Choice read_choice(const Table& table) {
    table.know({"engine", "elo", "move_time", "depth", "nodes", "options"});
    Limits limits;
    limits.move_time = std::chrono::milliseconds(table.number("move_time", 1, most_milliseconds));
    if (const auto depth = table.optional_number("depth", 1, most_depth))
        limits.depth = static_cast<std::uint32_t>(*depth);
    if (const auto nodes = table.optional_number("nodes", 1, most_nodes))
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    return {table.text("engine"), static_cast<int>(table.number("elo", 0, most_elo)), option_settings(table), limits};
}

std::vector<Level> levels_in(const Table& root) {
    root.know({"level"});
    std::vector<Level> levels;
    for (const Table& table : root.tables("level")) {
        table.know({"choice"});
        Level level;
        for (const Table& choice : table.tables("choice")) level.choices.push_back(read_choice(choice));
        const int weakest = levels.empty() ? 0 : levels.back().choices.front().approximate_elo;
        if (level.choices.front().approximate_elo < weakest)
            table.refuse("choice", "a first choice no weaker than the level before");
        levels.push_back(std::move(level));
    }
    return levels;
}

} // namespace

base::values::Result<std::vector<Level>, DataFault> read_levels(const std::filesystem::path& file) {
    const auto root = base::data::read_file(file);
    if (!root) return base::values::failed(root.error());
    return base::toml::read(*root, base::platform::shown(file), levels_in);
}

std::vector<EngineSpec> installed(const std::vector<EngineSpec>& engines) {
    std::vector<EngineSpec> found;
    std::copy_if(engines.begin(), engines.end(), std::back_inserter(found),
                 [](const EngineSpec& engine) { return find_program(engine.programs).has_value(); });
    return found;
}

} // namespace engine
