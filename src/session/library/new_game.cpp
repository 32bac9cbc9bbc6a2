#include "src/session/library/new_game.hpp"

#include "src/session/core/screens.hpp"
#include "src/session/library/cup.hpp"
#include "src/session/settings/rows.hpp"
#include "src/settings/change.hpp"
#include "src/settings/table.hpp"

#include <utility>

namespace session {

using settings::Preferences;
using speech::phrases::PhraseId;

namespace {

/// Those of the opening of the list; null if it is not open.
const Preferences* before_new_game(const Scene& context) {
    for (const Screen& screen : context.screens())
        if (const auto* list = std::get_if<ListScreen>(&screen); list != nullptr && list->before) return &*list->before;
    return nullptr;
}

/// Whether it stands there alone: what stands in a list of the program as well is a setting of the program.
bool is_of_new_game(const settings::Setting& setting) {
    return setting.place.menu == settings::Menu::NewGame && !setting.also;
}

} // namespace

std::vector<Item> new_game_rows(const Scene& context) {
    std::vector<Item> rows = setting_rows(context, settings::Menu::NewGame);
    rows.insert(rows.begin(), {context.phrase(PhraseId::NewGameStart), StartGame{}});
    if (has_cup(context.model)) rows.push_back({context.phrase(PhraseId::SettingCupTitle), Open{ListKind::Cup}});
    return rows;
}

void open_new_game(UpdateContext& context) {
    open_list(context,
              {.kind = ListKind::NewGame, .keys_of = KeyContext::Everywhere, .before = context.model.preferences});
}

void drop_new_game(UpdateContext& context) {
    const Preferences* const before = before_new_game(context);
    if (before == nullptr) return;
    Preferences dropped = context.model.preferences;
    for (const settings::Setting& setting : settings::table)
        if (is_of_new_game(setting)) settings::copy(dropped, setting, *before);
    if (dropped == context.model.preferences) return;
    context.model.preferences = std::move(dropped);
    context.effects.emplace_back(ApplyPreferences{context.model.preferences});
    context.answer(context.phrase(PhraseId::NewGameDropped));
}

} // namespace session
