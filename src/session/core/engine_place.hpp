// Where an engine sits: in the place of the player, or beside them, to be asked for hints.
#pragma once

#include "rules/board/piece.hpp"
#include "src/game/table_id.hpp"

#include <compare>

namespace session {

/// The player's seat of that side, at that table.
struct EnginePlace {
    game::TableId table;
    rules::board::Color side;
    auto operator<=>(const EnginePlace&) const = default;
};

} // namespace session
