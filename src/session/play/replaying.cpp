#include "src/session/play/replaying.hpp"

#include "src/ports/journal/shown_name.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

std::variant<game::ReplayedGame, Runs> replay_game(const Scene& context, const rules::table::Settings& settings,
                                                   const std::vector<rules::table::TimedEvent>& events) {
    const auto edition = context.model.equipment->editions.find(settings.edition);
    if (edition == context.model.equipment->editions.end())
        return context.phrase(PhraseId::GameUnknownEdition,
                              {{"edition", ports::journal::shown_name(settings.edition)}});
    auto found = game::replay(settings, edition->second, events);
    auto* replayed = std::get_if<game::ReplayedGame>(&found);
    if (replayed == nullptr) return context.phrase(PhraseId::GameBadStart);
    if (const auto line = replayed->replayed.impossible)
        return context.phrase(PhraseId::GameImpossible, {{"line", *line + 1}});
    return std::move(*replayed);
}

} // namespace session
