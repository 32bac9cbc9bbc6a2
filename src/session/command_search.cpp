#include "src/session/command_search.hpp"

#include "src/session/core/characters.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/items.hpp"
#include "src/session/library/new_game.hpp"
#include "src/session/widgets/list.hpp"

#include <algorithm>
#include <variant>
#include <vector>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

void tell_found(UpdateContext& context, const std::vector<Item>& rows, const std::string& typed) {
    if (rows.empty()) return tell_nothing_found(context, typed);
    const Runs& row = rows.front().label;
    if (typed.empty())
        return context.focus(context.phrase(PhraseId::CommandsAll, {{"count", rows.size()}, {"row", row}}));
    context.focus(context.phrase(PhraseId::CommandsFound,
                                 {{"typed", written_words(context, typed)}, {"count", rows.size()}, {"row", row}}));
}

/// Whether the list is open, with nothing on it but lists of settings, where nothing is lost by leaving them.
bool is_below_settings(const std::vector<Screen>& screens, ListKind kind) {
    for (auto screen = screens.rbegin(); screen != screens.rend(); ++screen) {
        if (is_list(*screen, kind)) return true;
        const auto* list = std::get_if<ListScreen>(&*screen);
        if (list == nullptr || std::ranges::find(settings_lists, list->kind) == settings_lists.end()) return false;
    }
    return false;
}

} // namespace

void narrow_commands(UpdateContext& context, const std::string& text) {
    ListScreen narrowed = std::get<ListScreen>(context.top());
    const bool parts_nothing = narrowed.typed.empty() || narrowed.typed.back() == ' ';
    if (text == " " && parts_nothing) {
        const std::vector<Item> rows = items(context, narrowed);
        return rows.empty() ? tell_nothing_found(context, narrowed.typed) : tell_row(context, rows);
    }
    narrowed.typed += text;
    narrowed.focus = 0;
    narrowed.row.reset();
    // What finds nothing stays, too: Enter may not do what the letters before had found.
    context.top() = narrowed;
    tell_found(context, items(context, narrowed), narrowed.typed);
}

void widen_commands(UpdateContext& context) {
    auto& screen = std::get<ListScreen>(context.top());
    erase_last(screen.typed);
    screen.focus = 0;
    screen.row.reset();
    tell_found(context, items(context, screen), screen.typed);
}

void go_to_row(UpdateContext& context, const GoToRow& found) {
    context.pop();
    if (is_below_settings(context.screens(), found.list)) {
        while (!is_list(context.top(), found.list)) context.pop();
        tell_place(context);
    } else if (found.list == ListKind::NewGame) {
        open_new_game(context);
    } else {
        open_list(context, {.kind = found.list, .keys_of = KeyContext::Everywhere});
    }
    const std::vector<Item> rows = items_on_top(context);
    if (found.row < rows.size()) put_focus(std::get<ListScreen>(context.top()), found.row, rows);
}

} // namespace session
