// A stored game on its table.
#pragma once

#include "base/toml/data_fault.hpp"
#include "rules/laws/laws.hpp"
#include "rules/table/table.hpp"
#include "src/ports/journal/records.hpp"

#include <filesystem>
#include <optional>
#include <variant>
#include <vector>

namespace storage {

/// A game's table before its first event and after its last.
struct ReplayedGame {
    rules::table::Table start;
    rules::table::Table now;
    /// What happened, with what a killed program left unwritten, and without what cannot have happened.
    std::vector<rules::table::TimedEvent> events;
    std::optional<std::size_t> impossible; ///< the first event that was left out, with all after it; from 0
};

/// The edition cannot be read, or the game does not start from a position that can be played.
using ReplayFault = std::variant<base::toml::DataFault, rules::table::BadStart>;

/// Lays the game by its edition, found below the data folder.
std::variant<ReplayedGame, ReplayFault> lay(const ports::journal::StoredGame& stored,
                                            const std::filesystem::path& data_folder);

} // namespace storage
