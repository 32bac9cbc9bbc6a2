#include "src/services/scoresheet.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "src/sheet/sheets.hpp"
#include "src/storage/replaying.hpp"

namespace services {

using session::SheetFailed;
using session::SheetWritten;

session::Message write_scoresheet(const session::WriteSheet& effect, const ports::journal::StoredGame& stored,
                                  const std::filesystem::path& data, const std::filesystem::path& documents) {
    const auto replayed = storage::lay(stored, data);
    if (!std::holds_alternative<storage::ReplayedGame>(replayed))
        return SheetFailed{effect.game, stored.game.settings.edition, effect.who};
    const sheet::Source source{stored.game, std::get<storage::ReplayedGame>(replayed), *effect.catalogue, stored.head};
    const auto text = sheet::write_sheets(source, std::nullopt, effect.format);
    if (const auto* missing = std::get_if<sheet::NoTable>(&text))
        return SheetFailed{effect.game, missing->name, effect.who};
    const auto file = documents / sheet::file_name(stored, effect.format);
    if (const auto trouble = base::platform::write_whole(file, std::get<std::string>(text)))
        return SheetFailed{effect.game, base::platform::shown(file) + ": " + *trouble, effect.who};
    return SheetWritten{effect.game, base::platform::shown(file), effect.who};
}

} // namespace services
