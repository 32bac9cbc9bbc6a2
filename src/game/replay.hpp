// A game that was kept, on its table again.
#pragma once

#include "rules/table/table.hpp"

#include <variant>
#include <vector>

namespace game {

/// A game's table before its first event, and as far as the events make sense.
struct ReplayedGame {
    rules::table::Table start;
    rules::table::Replayed replayed;
};

/// BadStart if the game does not start from a position that can be played.
std::variant<ReplayedGame, rules::table::BadStart> replay(const rules::table::Settings& settings,
                                                          const rules::laws::Laws& laws,
                                                          const std::vector<rules::table::TimedEvent>& events);

} // namespace game
