#include "src/session/officials/rows.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/widgets/list.hpp"

#include <algorithm>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

void Rows::add(PhraseId name, table::Command command) { add(step_.phrase(name), std::move(command)); }

void Rows::add(PhraseId name, Color side, table::Command command) {
    add(step_.phrase(name, {{"side", speech::announce::side_word(side)}}), std::move(command));
}

void Rows::add(Runs name, table::Command command) {
    if (is_possible(command)) rows.push_back({name, Rule{{std::move(command), name}}});
}

void Rows::add(PhraseId name, std::optional<Color> side, TextPurpose line, const table::Command& command) {
    if (!is_possible(command)) return;
    const Runs words = side ? step_.phrase(name, {{"side", speech::announce::side_word(*side)}}) : step_.phrase(name);
    rows.push_back({words, WriteLine{line, side}});
}

void Rows::add(ListKind list, const std::vector<Item>& its_rows) {
    if (its_rows.size() > 1) rows.push_back({step_.phrase(title(list)), Open{list}});
}

std::vector<Item> Rows::with_way_back_to(ListKind list) {
    const bool is_open =
        std::ranges::any_of(step_.screens(), [list](const Screen& screen) { return is_list(screen, list); });
    const std::string_view to = list == ListKind::Arbiter ? "arbiter" : "menu";
    rows.push_back(
        {is_open ? step_.phrase(PhraseId::ArbiterBack, {{"to", to}}) : step_.phrase(PhraseId::GameMenuBack), Close{}});
    return std::move(rows);
}

bool Rows::is_possible(const table::Command& command) const {
    const Game& game = step_.game();
    return may_ask(step_, command) && !table::permits(game.table, command, game.time(step_.now));
}

} // namespace session
