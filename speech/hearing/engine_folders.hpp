// The folders in which a player keeps engines with their models. docs/players/listening.md says how they look.
#pragma once

#include "speech/hearing/engine.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace speech::hearing {

/// An engine that cannot be used, or not any more.
struct BrokenEngine {
    std::string name; ///< of its folder
    base::toml::DataFault fault;
};

/// The engine that a folder's `engine.toml` describes, with its model loaded, which may take seconds; or what is wrong
/// with it.
std::variant<std::unique_ptr<Engine>, base::toml::DataFault> open_engine(const std::filesystem::path& folder);

struct OpenedEngines {
    std::vector<std::unique_ptr<Engine>> engines;
    std::vector<BrokenEngine> broken;
};

/// Those of all folders below a folder, which need not be there. Of several for one language the first by name hears
/// it; the others hear only what other languages they are for, and are left alone if there are none.
OpenedEngines open_engines(const std::filesystem::path& folder);

} // namespace speech::hearing
