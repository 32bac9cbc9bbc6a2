#include "src/session/items.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/audio_board.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/library/review.hpp"
#include "src/session/library/saved_games.hpp"
#include "src/session/officials/arbiter.hpp"
#include "src/session/officials/assistant.hpp"
#include "src/session/officials/controller.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/opponent/opponent.hpp"
#include "src/session/settings/rows.hpp"
#include "src/session/widgets/command_list.hpp"

#include <string>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

std::vector<Item> main_menu(const Scene& step) {
    std::vector<Item> rows;
    if (!step.model.unfinished.empty()) {
        const ports::journal::GameSummary& newest = step.model.unfinished.front();
        rows.push_back({step.phrase(PhraseId::MenuGoOn, {{"game", describe_game(step, newest)}}), GoOn{newest.id}});
    }
    rows.push_back({step.phrase(PhraseId::MenuNewGame), Open{ListKind::NewGame}});
    if (step.model.unfinished.size() > 1) {
        rows.push_back({step.phrase(PhraseId::MenuSavedGames, {{"count", step.model.unfinished.size()}}),
                        Open{ListKind::SavedGames}});
    }
    if (!step.model.played.empty())
        rows.push_back({step.phrase(PhraseId::MenuPlayedGames, {{"count", step.model.played.size()}}),
                        Open{ListKind::PlayedGames}});
    rows.push_back({step.phrase(PhraseId::MenuSettings), Open{ListKind::Settings}});
    rows.push_back({step.phrase(PhraseId::MenuSounds), Open{ListKind::Sounds}});
    rows.push_back({step.phrase(PhraseId::MenuKeys), Open{ListKind::Keys}});
    rows.push_back({step.phrase(PhraseId::MenuQuit), Ask{Confirmation::Quit}});
    return rows;
}

std::vector<Item> new_game(const Scene& step) {
    std::vector<Item> rows = setting_rows(step, settings::Menu::NewGame);
    rows.insert(rows.begin(), {step.phrase(PhraseId::NewGameStart), StartGame{}});
    return rows;
}

std::vector<Item> saved_games(const Scene& step) {
    std::vector<Item> rows;
    for (const ports::journal::GameSummary& game : step.model.unfinished)
        rows.push_back({describe_game(step, game), GoOn{game.id}});
    return rows;
}

std::vector<Item> sounds(const Scene& step) {
    std::vector<Item> rows;
    for (const sounds::cues::Cue cue : sounds::cues::all_cues)
        rows.push_back({step.phrase(cue_phrase(cue)), Hear{cue}});
    for (Item& row : board_sound_rows(step)) rows.push_back(std::move(row));
    return rows;
}

std::vector<Item> keys(const Scene& step, const ListScreen& screen) {
    std::vector<Item> rows;
    // Asked for in the main menu, before any game: all of them, the board's first.
    const std::vector<Context> contexts =
        screen.keys_of == Context::Everywhere
            ? std::vector{Context::Board, Context::Everywhere, Context::List, Context::Text}
            : std::vector{screen.keys_of, Context::Everywhere};
    for (const Context context : contexts) {
        for (const KeyRow& row : key_map(step.model).rows(context))
            rows.push_back({describe_row(step, row), TellKey{row}});
    }
    return rows;
}

std::vector<Item> sheet_formats(const Scene& step) {
    return {{step.phrase(PhraseId::SheetPrint), KeepSheet{sheet::Format::Print}},
            {step.phrase(PhraseId::SheetBraille), KeepSheet{sheet::Format::Braille}}};
}

/// It is written from what the library has.
void add_sheet(std::vector<Item>& rows, const Scene& step) {
    if (step.model.game->in_library()) rows.push_back({step.phrase(PhraseId::GameMenuSheet), Open{ListKind::Sheet}});
}

void add_moves(std::vector<Item>& rows, const Scene& step) {
    if (!step.model.game->table.plies.empty()) rows.push_back({step.phrase(PhraseId::GameMenuMoves), ShowMoves{}});
}

/// What the player himself may do.
void add_own_doings(std::vector<Item>& rows, const Scene& step) {
    const Game& game = *step.model.game;
    if (game.table.phase == rules::table::Phase::Playing) {
        if (game.table.offer == !step.side()) {
            rows.push_back({step.phrase(PhraseId::GameMenuAccept), Ask{Confirmation::AcceptDraw}});
            rows.push_back({step.phrase(PhraseId::GameMenuDecline), AnswerOffer{false}});
        } else {
            rows.push_back({step.phrase(PhraseId::GameMenuOffer), Ask{Confirmation::OfferDraw}});
        }
        rows.push_back({step.phrase(PhraseId::GameMenuThreefold), Ask{Confirmation::ClaimThreefold}});
        rows.push_back({step.phrase(PhraseId::GameMenuFifty), Ask{Confirmation::ClaimFiftyMoves}});
        if (game.table.laws.draw.rep.intended) rows.push_back({step.phrase(PhraseId::GameMenuWithMove), WriteMove{}});
        rows.push_back({step.phrase(PhraseId::GameMenuResign), Ask{Confirmation::Resign}});
    }
    for (Item& row : player_rows(step)) rows.push_back(std::move(row));
}

std::vector<Item> game_menu(const Scene& step) {
    std::vector<Item> rows;
    const Game& game = *step.model.game;
    if (game.table.phase == rules::table::Phase::Over) {
        rows.push_back({step.phrase(PhraseId::MenuNewGame), Open{ListKind::NewGame}});
        rows.push_back({step.phrase(PhraseId::MenuTitle), EndVisit{}});
        rows.push_back({step.phrase(PhraseId::GameMenuBack), Close{}});
        add_moves(rows, step);
        add_sheet(rows, step);
        rows.push_back({step.phrase(PhraseId::ArbiterTitle), Open{ListKind::Arbiter}});
        rows.push_back({step.phrase(PhraseId::GameMenuSettings), Open{ListKind::Settings}});
        return rows;
    }
    rows.push_back({step.phrase(PhraseId::GameMenuBack), Close{}});
    if (const auto start = initial_position_words(step)) rows.push_back({*start, RepeatRow{}});
    if (is_assisted(step))
        for (Item& row : assistant_rows(step)) rows.push_back(std::move(row));
    else
        add_own_doings(rows, step);
    if (game.has_two_boards()) {
        rows.push_back({step.phrase(PhraseId::ControllerTitle), Open{ListKind::Controller}});
        if (!is_assisted(step)) // an assistant's player has his score kept by the program
            rows.push_back({step.phrase(PhraseId::GameMenuWrite), WriteLine{TextPurpose::Write, std::nullopt}});
    }
    add_moves(rows, step);
    add_sheet(rows, step);
    rows.push_back({step.phrase(PhraseId::ArbiterTitle), Open{ListKind::Arbiter}});
    rows.push_back({step.phrase(PhraseId::GameMenuSettings), Open{ListKind::Settings}});
    rows.push_back({step.phrase(PhraseId::GameMenuLeave), Ask{Confirmation::LeaveGame}});
    return rows;
}

/// Whether it can be done without a keyboard, and is the player's affair.
bool is_for_mouse(const Item& row) {
    return std::visit(base::values::Overloaded{
                          [](const Open& open) { return open.list == ListKind::Controller; },
                          [](const Ask& question) { return question.about != Confirmation::LeaveGame; },
                          [](const Close&) { return true; },
                          [](const AnswerOffer&) { return true; },
                          [](const Rule&) { return true; },
                          [](const auto&) { return false; },
                      },
                      row.action);
}

/// What the player at the mouse may choose with it alone.
std::vector<Item> mouse_menu(const Scene& step) {
    std::vector<Item> rows = game_menu(step);
    std::erase_if(rows, [](const Item& row) { return !is_for_mouse(row); });
    return rows;
}

std::vector<Item> promotion(const Scene& step, const ListScreen& screen) {
    std::vector<Item> rows;
    for (const rules::board::Move move : screen.moves)
        if (const auto role = move.promoted())
            rows.push_back({speech::announce::describe_role(*role, manner(step)), Make{move}});
    return rows;
}

std::vector<Item> which_move(const Scene& step, const ListScreen& screen) {
    const speech::announce::Manner how = manner(step);
    std::vector<Item> rows;
    for (const rules::board::Move move : screen.moves)
        rows.push_back(
            {speech::announce::describe_move(step.model.game->table.position, move, how.form, how), Make{move}});
    return rows;
}

std::vector<Item> claim_with(const Scene& step, const ListScreen& screen) {
    const rules::board::Move move = screen.moves.front();
    return {{step.phrase(PhraseId::GameMenuThreefold), Ask{Confirmation::ClaimThreefold, move}},
            {step.phrase(PhraseId::GameMenuFifty), Ask{Confirmation::ClaimFiftyMoves, move}}};
}

} // namespace

std::vector<Item> items(const Scene& step, const ListScreen& screen) {
    switch (screen.kind) {
    case ListKind::MainMenu: return main_menu(step);
    case ListKind::NewGame: return new_game(step);
    case ListKind::SavedGames: return saved_games(step);
    case ListKind::PlayedGames: return played_games(step);
    case ListKind::PlayedMoves: return move_rows(step, step.model.review->table);
    case ListKind::Moves: return move_rows(step, step.model.game->table);
    case ListKind::Settings: return setting_rows(step, settings::Menu::Program);
    case ListKind::SpeechSettings: return setting_rows(step, settings::Menu::Speech);
    case ListKind::ClockSettings: return setting_rows(step, settings::Menu::Clock);
    case ListKind::MoveSettings: return setting_rows(step, settings::Menu::Moves);
    case ListKind::SoundSettings: return setting_rows(step, settings::Menu::Sound);
    case ListKind::ScreenSettings: return setting_rows(step, settings::Menu::Screen);
    case ListKind::Sounds: return sounds(step);
    case ListKind::Keys: return keys(step, screen);
    case ListKind::Commands: return command_rows(step, screen);
    case ListKind::GameMenu: return game_menu(step);
    case ListKind::Sheet: return sheet_formats(step);
    case ListKind::EngineTrouble: return engine_trouble_rows(step);
    case ListKind::Promotion: return promotion(step, screen);
    case ListKind::WhichMove: return which_move(step, screen);
    case ListKind::ClaimWith: return claim_with(step, screen);
    case ListKind::Arbiter: return arbiter_rows(step);
    case ListKind::ArbitersClocks: return clock_rows(step);
    case ListKind::ArbitersPenalties: return penalty_rows(step);
    case ListKind::ArbitersBoard: return board_rows(step);
    case ListKind::ArbitersResult: return result_rows(step);
    case ListKind::EnvelopeKeys: return envelope_key_rows(step);
    case ListKind::Controller: return controller_rows(step);
    case ListKind::NeighbourMenu: return mouse_menu(step);
    }
    return {};
}

std::vector<Item> items_on_top(const Scene& step) {
    const auto* list = std::get_if<ListScreen>(&step.screens().back());
    return list == nullptr ? std::vector<Item>{} : items(step, *list);
}

} // namespace session
