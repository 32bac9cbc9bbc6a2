#include "src/storage/laying.hpp"

#include "src/storage/editions.hpp"

namespace storage {

using rules::table::Table;

std::variant<Laid, LayingFault> lay(const StoredGame& stored, const std::filesystem::path& data_folder) {
    const auto laws = rules::laws::read_laws(stored.game.settings.edition, edition_source(data_folder));
    if (const auto* fault = std::get_if<base::toml::DataFault>(&laws)) return LayingFault{*fault};
    const auto table = rules::table::lay(stored.game.settings, std::get<rules::laws::Laws>(laws));
    if (const auto* bad = std::get_if<rules::table::BadStart>(&table)) return LayingFault{*bad};
    Laid laid{std::get<Table>(table), std::get<Table>(table), stored.events, std::nullopt};
    auto replayed = rules::table::ruled(rules::table::replay_checked(laid.start, laid.events));
    laid.impossible = replayed.impossible;
    if (laid.impossible) laid.events.resize(*laid.impossible);
    laid.events.insert(laid.events.end(), replayed.owing.begin(), replayed.owing.end());
    laid.now = rules::table::replay(std::move(replayed.table), replayed.owing);
    return laid;
}

} // namespace storage
