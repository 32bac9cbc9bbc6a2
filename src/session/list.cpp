#include "src/session/list.hpp"

#include "speech/vocabulary/folding.hpp"
#include "src/session/act.hpp"
#include "src/session/command_list.hpp"
#include "src/session/help.hpp"
#include "src/session/settings/change.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::vocabulary::fold;

PhraseId title(ListKind kind) {
    switch (kind) {
    case ListKind::MainMenu: return PhraseId::MenuTitle;
    case ListKind::NewGame: return PhraseId::NewGameTitle;
    case ListKind::SavedGames: return PhraseId::SavedTitle;
    case ListKind::PlayedGames: return PhraseId::ReviewGames;
    case ListKind::PlayedMoves:
    case ListKind::Moves: return PhraseId::ReviewMoves;
    case ListKind::Settings: return PhraseId::SettingTitle;
    case ListKind::SpeechSettings: return PhraseId::SettingSpeechTitle;
    case ListKind::ClockSettings: return PhraseId::ClockTitle;
    case ListKind::MoveSettings: return PhraseId::MannerMovesTitle;
    case ListKind::SoundSettings: return PhraseId::SettingSoundTitle;
    case ListKind::ScreenSettings: return PhraseId::SettingScreenTitle;
    case ListKind::Sounds: return PhraseId::SoundsTitle;
    case ListKind::Keys: return PhraseId::KeysTitle;
    case ListKind::Commands: return PhraseId::CommandsTitle;
    case ListKind::GameMenu: return PhraseId::GameMenuTitle;
    case ListKind::Sheet: return PhraseId::SheetTitle;
    case ListKind::EngineTrouble: return PhraseId::EngineTroubleTitle;
    case ListKind::Promotion: return PhraseId::BoardPromotion;
    case ListKind::WhichMove: return PhraseId::ReadingWhichMove;
    case ListKind::ClaimWith: return PhraseId::GameMenuWithMove;
    case ListKind::Arbiter: return PhraseId::ArbiterTitle;
    case ListKind::ArbitersClocks: return PhraseId::ArbiterClocks;
    case ListKind::ArbitersPenalties: return PhraseId::ArbiterPenalties;
    case ListKind::ArbitersBoard: return PhraseId::ArbiterBoard;
    case ListKind::ArbitersResult: return PhraseId::ArbiterResult;
    case ListKind::EnvelopeKeys: return PhraseId::EnvelopeKeysTitle;
    case ListKind::Controller: return PhraseId::ControllerTitle;
    case ListKind::NeighbourMenu: return PhraseId::GameMenuTitle;
    }
    return PhraseId::MenuTitle;
}

bool belongs_to_game_menu(ListKind kind) {
    switch (kind) {
    case ListKind::GameMenu:
    case ListKind::ClaimWith:
    case ListKind::Arbiter:
    case ListKind::ArbitersClocks:
    case ListKind::ArbitersPenalties:
    case ListKind::ArbitersBoard:
    case ListKind::ArbitersResult:
    case ListKind::EnvelopeKeys:
    case ListKind::Controller:
    case ListKind::NeighbourMenu: return true;
    case ListKind::MainMenu:
    case ListKind::NewGame:
    case ListKind::SavedGames:
    case ListKind::PlayedGames:
    case ListKind::PlayedMoves:
    case ListKind::Moves:
    case ListKind::Settings:
    case ListKind::SpeechSettings:
    case ListKind::ClockSettings:
    case ListKind::MoveSettings:
    case ListKind::SoundSettings:
    case ListKind::ScreenSettings:
    case ListKind::Sounds:
    case ListKind::Keys:
    case ListKind::Commands:
    case ListKind::Sheet:
    case ListKind::EngineTrouble:
    case ListKind::Promotion:
    case ListKind::WhichMove: return false;
    }
    return false;
}

namespace {

/// Letters belong together while no more time passes between them.
constexpr auto one_word = std::chrono::seconds{1};

bool is_typing(const Scene& step, const ListScreen& screen) {
    return screen.typed_at && step.now - *screen.typed_at <= one_word;
}

ListScreen* top_list(Step& step) { return std::get_if<ListScreen>(&step.top()); }

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

void change(Step& step, const ListScreen& screen, const std::vector<Item>& rows, int direction) {
    const auto* change = std::get_if<Change>(&rows[screen.focus].action);
    if (change == nullptr) return step.edge(row_words(step, screen, rows));
    change_setting(step, change->setting, direction);
}

/// Only in the list of commands letters narrow it.
void widen(Step& step, const ListScreen& screen, const std::vector<Item>& rows) {
    if (screen.kind == ListKind::Commands) return widen_commands(step);
    step.edge(row_words(step, screen, rows));
}

} // namespace

void open_list(Step& step, ListScreen screen) {
    step.push(std::move(screen));
    tell_place(step);
}

void ask_which(Step& step, std::vector<rules::board::Move> moves, const Runs& question) {
    const bool promotes = std::all_of(moves.begin(), moves.end(), [&moves](const rules::board::Move move) {
        return move.promoted() && move.from() == moves.front().from() && move.to() == moves.front().to();
    });
    if (promotes) return open_list(step, {.kind = ListKind::Promotion, .moves = std::move(moves)});
    const ListScreen screen{.kind = ListKind::WhichMove, .moves = std::move(moves)};
    const std::vector<Item> rows = items(step, screen);
    step.push(screen);
    step.answer(step.phrase(PhraseId::ConfirmAnswer, {{"question", question}, {"answer", rows.front().label}}));
}

void tell_focus(Step& step, const ListScreen& screen, const std::vector<Item>& rows) {
    if (screen.focus < rows.size()) step.focus(row_words(step, screen, rows));
}

void tell_row(Step& step) {
    const ListScreen screen = *top_list(step);
    tell_focus(step, screen, items(step, screen));
}

void hear_row(Step& step, sounds::board::Picture picture) {
    const ListScreen screen = *top_list(step);
    step.picture(items(step, screen)[screen.focus].label, std::move(picture));
}

bool list_command(Step& step, Command command) {
    ListScreen* screen = top_list(step);
    if (screen == nullptr) return false;
    const std::vector<Item> rows = items(step, *screen);
    if (rows.empty()) {
        if (command != Command::Back) return false;
        close_screen(step);
        return true;
    }
    screen->focus = std::min(screen->focus, rows.size() - 1);
    screen->typed_at.reset();
    if (command == Command::ItemUp) {
        move_focus(step, *screen, screen->focus == 0 ? 0 : screen->focus - 1, rows);
    } else if (command == Command::ItemDown) {
        move_focus(step, *screen, std::min(screen->focus + 1, rows.size() - 1), rows);
    } else if (command == Command::ItemFirst) {
        move_focus(step, *screen, 0, rows);
    } else if (command == Command::ItemLast) {
        move_focus(step, *screen, rows.size() - 1, rows);
    } else if (command == Command::ItemActivate) {
        const Action action = rows[screen->focus].action;
        act(step, action);
    } else if (command == Command::ItemLess) {
        change(step, *screen, rows, -1);
    } else if (command == Command::ItemMore) {
        change(step, *screen, rows, 1);
    } else if (command == Command::ItemWiden) {
        widen(step, *screen, rows);
    } else if (command == Command::Back) {
        close_screen(step);
    } else {
        return false;
    }
    return true;
}

bool is_part_of_word(const Scene& step, const ListScreen& screen) {
    if (screen.kind == ListKind::Commands) return true;
    if (!is_typing(step, screen) || screen.typed.empty()) return false;
    const std::vector<Item> rows = items(step, screen);
    return std::ranges::any_of(
        rows, [&](const Item& row) { return begins_alike(plain_text(row.label), screen.typed + ' '); });
}

void type_ahead(Step& step, const std::string& text) {
    ListScreen* screen = top_list(step);
    if (screen == nullptr || text.empty()) return;
    if (screen->kind == ListKind::Commands) return narrow_commands(step, text);
    const bool goes_on = is_typing(step, *screen);
    const bool is_again = goes_on && fold(screen->typed) == fold(text);
    const std::string sought = goes_on && !is_again ? screen->typed + text : text;
    screen->typed_at = step.now;
    const std::vector<Item> rows = items(step, *screen);
    const std::size_t first = sought == text ? 1 : 0; // more letters may mean the row found with the first ones
    for (std::size_t ahead = first; ahead < rows.size() + first; ++ahead) {
        const std::size_t place = (screen->focus + ahead) % rows.size();
        if (!begins_alike(plain_text(rows[place].label), sought)) continue;
        screen->focus = place;
        screen->typed = sought;
        return tell_focus(step, *screen, rows);
    }
    if (!goes_on) screen->typed.clear();
    step.edge(step.phrase(PhraseId::ListNothingBegins, {{"text", written_words(step, sought)}}));
}

void point_at_row(Step& step, std::size_t row) {
    if (std::holds_alternative<ConfirmScreen>(step.top())) {
        confirm_command(step, row == 0 ? Command::ItemFirst : Command::ItemLast);
        return;
    }
    ListScreen* screen = top_list(step);
    if (screen == nullptr) return;
    const std::vector<Item> rows = items(step, *screen);
    screen->typed_at.reset();
    if (row < rows.size()) move_focus(step, *screen, row, rows);
}

void choose_row(Step& step, std::size_t row) {
    if (auto* question = std::get_if<ConfirmScreen>(&step.top())) {
        if (row > 1) return;
        question->yes = row == 1;
        confirm_command(step, Command::ItemActivate);
        return;
    }
    ListScreen* screen = top_list(step);
    if (screen == nullptr) return;
    const std::vector<Item> rows = items(step, *screen);
    if (row >= rows.size()) return;
    screen->focus = row;
    screen->typed_at.reset();
    const Action action = rows[row].action;
    act(step, action);
}

} // namespace session
