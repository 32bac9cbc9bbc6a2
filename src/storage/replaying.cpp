#include "src/storage/replaying.hpp"

#include "rules/laws/edition.hpp"
#include "src/game/replay.hpp"
#include "src/storage/editions.hpp"

namespace storage {

std::variant<ReplayedGame, ReplayFault> lay(const ports::journal::StoredGame& stored,
                                            const std::filesystem::path& data_folder) {
    const auto laws = rules::laws::read_laws(stored.game.settings.edition, edition_source(data_folder));
    if (const auto* fault = std::get_if<base::toml::DataFault>(&laws)) return ReplayFault{*fault};
    auto found = game::replay(stored.game.settings, std::get<rules::laws::Laws>(laws), stored.events);
    if (const auto* bad = std::get_if<rules::table::BadStart>(&found)) return ReplayFault{*bad};
    auto& replayed_game = std::get<game::ReplayedGame>(found);
    auto replayed = rules::table::ruled(std::move(replayed_game.replayed));
    auto events = stored.events;
    if (replayed.impossible) events.resize(*replayed.impossible);
    events.insert(events.end(), replayed.owing.begin(), replayed.owing.end());
    return ReplayedGame{std::move(replayed_game.start), rules::table::replay(std::move(replayed.table), replayed.owing),
                        std::move(events), replayed.impossible};
}

} // namespace storage
