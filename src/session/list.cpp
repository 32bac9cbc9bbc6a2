#include "src/session/list.hpp"

#include "src/session/act.hpp"

#include <algorithm>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

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
    case ListKind::SoundSettings: return PhraseId::SettingSoundTitle;
    case ListKind::Sounds: return PhraseId::SoundsTitle;
    case ListKind::Keys: return PhraseId::KeysTitle;
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
    case ListKind::SoundSettings:
    case ListKind::Sounds:
    case ListKind::Keys:
    case ListKind::Sheet:
    case ListKind::EngineTrouble:
    case ListKind::Promotion:
    case ListKind::WhichMove: return false;
    }
    return false;
}

namespace {

ListScreen* top_list(Step& step) { return std::get_if<ListScreen>(&step.top()); }

/// The row in focus as it is said: itself, and in the long form its place.
Runs row_words(const Scene& step, const ListScreen& screen, const std::vector<Item>& rows) {
    const Item& row = rows[screen.focus];
    if (step.model.preferences.verbosity != storage::Verbosity::Long) return row.label;
    return step.phrase(PhraseId::ListRowOf, {{"row", row.label}, {"place", screen.focus + 1}, {"count", rows.size()}});
}

void move_focus(Step& step, ListScreen& screen, std::size_t place, const std::vector<Item>& rows) {
    const bool moved = place != screen.focus && place < rows.size();
    if (moved) screen.focus = place;
    if (moved) {
        step.focus(row_words(step, screen, rows));
    } else {
        step.edge(row_words(step, screen, rows));
    }
}

void change(Step& step, const Item& row, int direction) {
    const auto* change = std::get_if<Change>(&row.action);
    if (change == nullptr) return step.edge(row.label);
    act_on_setting(step, change->setting, direction);
}

} // namespace

void open_list(Step& step, ListScreen screen) {
    step.push(screen);
    const std::vector<Item> rows = items(step, screen);
    if (rows.empty()) return step.focus(step.phrase(title(screen.kind)));
    screen.focus = std::min(screen.focus, rows.size() - 1);
    step.focus(step.phrase(PhraseId::ListOpened,
                           {{"title", step.phrase(title(screen.kind))}, {"row", row_words(step, screen, rows)}}));
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
        change(step, rows[screen->focus], -1);
    } else if (command == Command::ItemMore) {
        change(step, rows[screen->focus], 1);
    } else if (command == Command::Back) {
        close_screen(step);
    } else {
        return false;
    }
    return true;
}

void type_ahead(Step& step, const std::string& text) {
    ListScreen* screen = top_list(step);
    if (screen == nullptr || text.empty()) return;
    const std::vector<Item> rows = items(step, *screen);
    for (std::size_t ahead = 1; ahead <= rows.size(); ++ahead) {
        const std::size_t place = (screen->focus + ahead) % rows.size();
        if (begins_alike(plain_text(rows[place].label), text)) {
            screen->focus = place;
            return tell_focus(step, *screen, rows);
        }
    }
    step.edge(step.phrase(PhraseId::ListNothingBegins, {{"text", text}}));
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
    const Action action = rows[row].action;
    act(step, action);
}

} // namespace session
