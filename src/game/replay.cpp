#include "src/game/replay.hpp"

namespace game {

std::variant<ReplayedGame, rules::table::BadStart> replay(const rules::table::Settings& settings,
                                                          const rules::laws::Laws& laws,
                                                          const std::vector<rules::table::TimedEvent>& events) {
    auto laid = rules::table::lay(settings, laws);
    if (auto* bad = std::get_if<rules::table::BadStart>(&laid)) return std::move(*bad);
    auto& start = std::get<rules::table::Table>(laid);
    auto replayed = rules::table::replay_checked(start, events);
    return ReplayedGame{std::move(start), std::move(replayed)};
}

} // namespace game
