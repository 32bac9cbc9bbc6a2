#include "src/session/widgets/list.hpp"

#include "speech/vocabulary/folding.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/widgets/command_list.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::vocabulary::fold;

namespace {

/// Letters belong together while no more time passes between them.
constexpr auto one_word = std::chrono::seconds{1};

bool is_typing(const Scene& step, const ListScreen& screen) {
    return screen.typed_at && step.now - *screen.typed_at <= one_word;
}

ListScreen& top_list(Step& step) { return std::get<ListScreen>(step.top()); }

/// Among rows that have a value one is told apart that opens a list, but in the short form.
bool is_told_as_list(const Scene& step, const Item& row, const std::vector<Item>& rows) {
    if (step.model.preferences.verbosity == settings::Verbosity::Short || !std::holds_alternative<Open>(row.action))
        return false;
    return std::ranges::any_of(rows, [](const Item& each) { return std::holds_alternative<Change>(each.action); });
}

} // namespace

Runs row_words(const Scene& step, const ListScreen& screen, const std::vector<Item>& rows) {
    const Item& row = rows[screen.focus];
    const Runs words =
        is_told_as_list(step, row, rows) ? step.phrase(PhraseId::ListRowOpens, {{"row", row.label}}) : row.label;
    if (step.model.preferences.verbosity != settings::Verbosity::Long) return words;
    return step.phrase(PhraseId::ListRowOf, {{"row", words}, {"place", screen.focus + 1}, {"count", rows.size()}});
}

Runs list_words(const Scene& step, const ListScreen& screen, const std::vector<Item>& rows) {
    if (rows.empty()) return step.phrase(title(screen.kind));
    ListScreen within = screen;
    within.focus = std::min(screen.focus, rows.size() - 1);
    return step.phrase(PhraseId::ListOpened,
                       {{"title", step.phrase(title(screen.kind))}, {"row", row_words(step, within, rows)}});
}

namespace {

void move_focus(Step& step, ListScreen& screen, std::size_t place, const std::vector<Item>& rows) {
    const bool moved = place != screen.focus && place < rows.size();
    if (moved) screen.focus = place;
    if (moved) {
        step.focus(row_words(step, screen, rows));
    } else {
        step.edge(row_words(step, screen, rows));
    }
}

void tell_focus(Step& step, const ListScreen& screen, const std::vector<Item>& rows) {
    if (screen.focus < rows.size()) step.focus(row_words(step, screen, rows));
}

Response change(Step& step, const ListScreen& screen, const std::vector<Item>& rows, int direction) {
    if (const auto* change = std::get_if<Change>(&rows[screen.focus].action))
        return Action{Change{change->setting, direction}};
    step.edge(row_words(step, screen, rows));
    return Handled{};
}

/// Only in the list of commands letters narrow it.
void widen(Step& step, const ListScreen& screen, const std::vector<Item>& rows) {
    if (screen.kind != ListKind::Commands) return step.edge(row_words(step, screen, rows));
    if (screen.typed.empty()) return step.edge(list_words(step, screen, rows));
    widen_commands(step);
}

} // namespace

void tell_row(Step& step, const std::vector<Item>& rows) { tell_focus(step, top_list(step), rows); }

void hear_row(Step& step, const std::vector<Item>& rows, sounds::board::Picture picture) {
    step.picture(rows[top_list(step).focus].label, std::move(picture));
}

Response list_command(Step& step, Command command, const std::vector<Item>& rows) {
    ListScreen& screen = top_list(step);
    if (rows.empty()) {
        if (command != Command::Back) return NotKnown{};
        return Action{Close{}};
    }

    screen.focus = std::min(screen.focus, rows.size() - 1);
    screen.typed_at.reset();
    if (command == Command::ItemUp) {
        move_focus(step, screen, screen.focus == 0 ? 0 : screen.focus - 1, rows);
    } else if (command == Command::ItemDown) {
        move_focus(step, screen, std::min(screen.focus + 1, rows.size() - 1), rows);
    } else if (command == Command::ItemFirst) {
        move_focus(step, screen, 0, rows);
    } else if (command == Command::ItemLast) {
        move_focus(step, screen, rows.size() - 1, rows);
    } else if (command == Command::ItemActivate) {
        return rows[screen.focus].action;
    } else if (command == Command::ItemLess) {
        return change(step, screen, rows, -1);
    } else if (command == Command::ItemMore) {
        return change(step, screen, rows, 1);
    } else if (command == Command::ItemWiden) {
        widen(step, screen, rows);
    } else if (command == Command::Back) {
        return Action{Close{}};
    } else {
        return NotKnown{};
    }

    return Handled{};
}

bool is_part_of_word(const Scene& step, const ListScreen& screen, const std::vector<Item>& rows) {
    if (screen.kind == ListKind::Commands) return true;
    if (!is_typing(step, screen) || screen.typed.empty()) return false;
    return std::ranges::any_of(
        rows, [&](const Item& row) { return begins_alike(plain_text(row.label), screen.typed + ' '); });
}

void type_ahead(Step& step, const std::string& text, const std::vector<Item>& rows) {
    if (text.empty()) return;
    ListScreen& screen = top_list(step);
    if (screen.kind == ListKind::Commands) {
        const bool parts_nothing = screen.typed.empty() || screen.typed.back() == ' ';
        return text == " " && parts_nothing ? tell_row(step, rows) : narrow_commands(step, text);
    }

    const bool goes_on = is_typing(step, screen);
    const bool is_again = goes_on && fold(screen.typed) == fold(text);
    const std::string sought = goes_on && !is_again ? screen.typed + text : text;
    screen.typed_at = step.now;
    const std::size_t first = sought == text ? 1 : 0; // more letters may mean the row found with the first ones
    for (std::size_t ahead = first; ahead < rows.size() + first; ++ahead) {
        const std::size_t place = (screen.focus + ahead) % rows.size();
        if (!begins_alike(plain_text(rows[place].label), sought)) continue;
        screen.focus = place;
        screen.typed = sought;
        return tell_focus(step, screen, rows);
    }

    if (!goes_on) screen.typed.clear();
    step.edge(step.phrase(PhraseId::ListNothingBegins, {{"text", written_words(step, sought)}}));
}

void point_at_row(Step& step, std::size_t row, const std::vector<Item>& rows) {
    ListScreen& screen = top_list(step);
    screen.typed_at.reset();
    if (row < rows.size()) move_focus(step, screen, row, rows);
}

std::optional<Action> choose_row(Step& step, std::size_t row, const std::vector<Item>& rows) {
    if (row >= rows.size()) return std::nullopt;
    ListScreen& screen = top_list(step);
    screen.focus = row;
    screen.typed_at.reset();
    return rows[row].action;
}

} // namespace session
