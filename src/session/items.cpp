#include "src/session/items.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/audio_board.hpp"
#include "src/session/board/fair_play.hpp"
#include "src/session/board/partners.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/library/cup.hpp"
#include "src/session/library/exercises.hpp"
#include "src/session/library/first_steps.hpp"
#include "src/session/library/new_game.hpp"
#include "src/session/library/review.hpp"
#include "src/session/library/saved_games.hpp"
#include "src/session/library/school.hpp"
#include "src/session/officials/arbiter.hpp"
#include "src/session/officials/assistant.hpp"
#include "src/session/officials/controller.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/opponent/opponent.hpp"
#include "src/session/play/announcer.hpp"
#include "src/session/settings/own_time.hpp"
#include "src/session/settings/own_words.hpp"
#include "src/session/settings/rows.hpp"
#include "src/session/widgets/command_list.hpp"
#include "src/session/widgets/list.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// Of who reads along: games are begun at the keyboard.
std::vector<Item> reader_menu(const Scene& context) {
    return {{context.phrase(PhraseId::MenuSettings), Open{ListKind::Settings}},
            {context.phrase(PhraseId::MenuKeys), Open{ListKind::Keys}},
            {context.phrase(PhraseId::MenuQuit), Ask{Confirmation::Quit}}};
}

std::vector<Item> main_menu(const Scene& context) {
    if (context.participant().means == Means::Lines) return reader_menu(context);
    std::vector<Item> rows;
    if (!context.model.unfinished.empty()) {
        const ports::journal::GameSummary& newest = context.model.unfinished.front();
        Runs words = context.phrase(names_both(newest) ? PhraseId::MenuGoOnByTurns : PhraseId::MenuGoOn,
                                    {{"game", describe_game(context, newest)}});
        rows.push_back({with_name(context, newest, std::move(words)), GoOn{newest.id}});
    }
    rows.push_back({context.phrase(PhraseId::MenuNewGame), Open{ListKind::NewGame}});
    if (context.model.unfinished.size() > 1) {
        rows.push_back({context.phrase(PhraseId::MenuSavedGames, {{"count", context.model.unfinished.size()}}),
                        Open{ListKind::SavedGames}});
    }
    if (!context.model.played.empty())
        rows.push_back({context.phrase(PhraseId::MenuPlayedGames, {{"count", context.model.played.size()}}),
                        Open{ListKind::PlayedGames}});
    rows.push_back({context.phrase(PhraseId::MenuSettings), Open{ListKind::Settings}});
    rows.push_back({context.phrase(PhraseId::MenuSounds), Open{ListKind::Sounds}});
    rows.push_back({context.phrase(PhraseId::MenuKeys), Open{ListKind::Keys}});
    rows.push_back({context.phrase(PhraseId::SchoolTitle), Open{ListKind::School}});
    rows.push_back({context.phrase(PhraseId::FirstStepsTitle), Open{ListKind::FirstSteps}});
    rows.push_back({context.phrase(PhraseId::MenuQuit), Ask{Confirmation::Quit}});
    return rows;
}

std::vector<Item> saved_games(const Scene& context) {
    std::vector<Item> rows;
    for (const ports::journal::GameSummary& game : context.model.unfinished)
        rows.push_back({with_name(context, game, describe_game(context, game)), GoOn{game.id}});
    return rows;
}

std::vector<Item> sounds(const Scene& context) {
    std::vector<Item> rows;
    for (const sounds::cues::Cue cue : sounds::cues::all_cues)
        rows.push_back({context.phrase(cue_phrase(cue)), Hear{cue}});
    for (Item& row : board_sound_rows(context)) rows.push_back(std::move(row));
    return rows;
}

std::vector<Item> keys(const Scene& context, const ListScreen& screen) {
    std::vector<Item> rows;
    // Asked for in the main menu, before any game: all of them, the board's first.
    const std::vector<KeyContext> key_contexts =
        screen.keys_of == KeyContext::Everywhere
            ? std::vector{KeyContext::Board, KeyContext::Everywhere, KeyContext::List, KeyContext::Text}
            : std::vector{screen.keys_of, KeyContext::Everywhere};
    for (const KeyContext key_context : key_contexts) {
        for (const KeyRow& row : key_map(context.model).rows(key_context))
            rows.push_back({describe_row(context, row), TellKey{row}});
        if (key_context != KeyContext::Board && key_context != KeyContext::Text) continue;
        for (const TypedWord& typed : key_map(context.model).typed)
            rows.push_back({describe_typed(context, typed), RepeatRow{}});
    }
    return rows;
}

/// The desktop has a program that does, and a screen for it.
bool opens_files(const Scene& context) {
    const bool is_at_window = context.model.has_window && context.participant().means == Means::Keyboard;
    return is_at_window && context.model.equipment->opens_files;
}

std::vector<Item> sheet_formats(const Scene& context) {
    std::vector<Item> rows{{context.phrase(PhraseId::SheetPrint), KeepSheet{sheet::Format::Print}},
                           {context.phrase(PhraseId::SheetBraille), KeepSheet{sheet::Format::Braille}}};
    if (opens_files(context))
        rows.push_back({context.phrase(PhraseId::SheetPrintOpened), KeepSheet{sheet::Format::Print, true}});
    return rows;
}

/// They are written from what the library has; the game itself once it is over.
void add_files(std::vector<Item>& rows, const Scene& context) {
    if (!shown_game(context)) return;
    rows.push_back({context.phrase(PhraseId::GameMenuSheet), Open{ListKind::Sheet}});
    if (!shown_table(context).outcome) return;
    rows.push_back({context.phrase(PhraseId::GameMenuPgn), KeepGame{false}});
    rows.push_back({context.phrase(PhraseId::GameMenuCopy), TakeCopy{}});
    if (opens_files(context)) rows.push_back({context.phrase(PhraseId::GameMenuOpen), KeepGame{true}});
}

void add_moves(std::vector<Item>& rows, const Scene& context) {
    if (!context.game().table.plies.empty()) rows.push_back({context.phrase(PhraseId::GameMenuMoves), ShowMoves{}});
}

/// What players may do themselves.
void add_own_doings(std::vector<Item>& rows, const Scene& context) {
    namespace table = rules::table;
    const Game& game = context.game();
    const rules::board::Color mine = context.side();
    const bool is_playing = game.table.phase == table::Phase::Playing;
    // While the game is stopped, what is refused until it goes on is left out.
    const auto add = [&](const table::Command& command, PhraseId label, Action action) {
        if (is_playing || !table::permits(game.table, command, game.time(context.now)))
            rows.push_back({context.phrase(label), std::move(action)});
    };
    if (game.table.offer == !mine) {
        add(table::AcceptDraw{mine}, PhraseId::GameMenuAccept, Ask{Confirmation::AcceptDraw});
        add(table::DeclineDraw{mine}, PhraseId::GameMenuDecline, AnswerOffer{false});
    } else {
        add(table::OfferDraw{mine}, PhraseId::GameMenuOffer, Ask{Confirmation::OfferDraw});
    }
    const table::ClaimDraw threefold{mine, table::Claim::Threefold, {}};
    add(threefold, PhraseId::GameMenuThreefold, Ask{Confirmation::ClaimThreefold});
    add(table::ClaimDraw{mine, table::Claim::FiftyMoves, {}}, PhraseId::GameMenuFifty,
        Ask{Confirmation::ClaimFiftyMoves});
    if (game.table.laws.draw.rep.intended) add(threefold, PhraseId::GameMenuWithMove, WriteMove{});
    add(table::Resign{mine}, PhraseId::GameMenuResign, Ask{Confirmation::Resign});
    const auto who = taken_back_by(context);
    if (!rules::table::permits(game.table, rules::table::TakeTurnBack{who}, game.time(context.now)))
        rows.push_back({context.phrase(PhraseId::GameMenuTakeBack, {{"turns", turns_word(context)}}), TakeMoveBack{}});
    if (!context.participant().waiting.empty())
        rows.push_back({context.phrase(PhraseId::GameMenuHandOver), HandKeyboardOver{}});
    if (!is_fair_play(game) && !rules::table::may_play(game.table, context.side()))
        rows.push_back({context.phrase(PhraseId::GameMenuHint), AskForHint{}});
    for (Item& row : sealing_rows(context)) rows.push_back(std::move(row));
    for (Item& row : player_rows(context)) rows.push_back(std::move(row));
}

std::vector<Item> review_menu(const Scene& context) {
    const FinishedGame& finished = context.review()->game();
    std::vector<Item> rows{{context.phrase(PhraseId::ReviewPlayOn), PlayOn{}},
                           {context.phrase(PhraseId::GameMenuBack), Close{}}};
    if (!finished.table.plies.empty()) rows.push_back({context.phrase(PhraseId::ReviewMovesRow), ShowMoves{}});
    add_files(rows, context);
    rows.push_back({context.phrase(PhraseId::GameMenuSettings), Open{ListKind::Settings}});
    rows.push_back({context.phrase(PhraseId::ReviewLeave), EndReview{}});
    return rows;
}

/// What there is to do at the partner's board, where nothing is played.
std::vector<Item> partners_menu(const Scene& context) {
    std::vector<Item> rows{{context.phrase(PhraseId::GameMenuBack), Close{}}};
    add_moves(rows, context);
    rows.push_back({context.phrase(PhraseId::ArbiterTitle), Open{ListKind::Arbiter}});
    return rows;
}

std::vector<Item> game_menu(const Scene& context) {
    if (context.solving() != nullptr) return exercise_menu(context);
    if (context.review() != nullptr) return review_menu(context);
    if (context.is_elsewhere()) return partners_menu(context);
    std::vector<Item> rows;
    const Game& game = context.game();
    const bool plays = side_of(context.participant()).has_value();
    if (game.table.phase == rules::table::Phase::Over && plays) {
        rows.push_back({context.phrase(PhraseId::MenuNewGame), Open{ListKind::NewGame}});
        rows.push_back({context.phrase(PhraseId::MenuTitle), EndVisit{}});
        rows.push_back({context.phrase(PhraseId::GameMenuBack), Close{}});
        if (game.table.position.has_legal_move()) rows.push_back({context.phrase(PhraseId::ReviewPlayOn), PlayOn{}});
        add_moves(rows, context);
        add_files(rows, context);
        rows.push_back({context.phrase(PhraseId::ArbiterTitle), Open{ListKind::Arbiter}});
        rows.push_back({context.phrase(PhraseId::GameMenuSettings), Open{ListKind::Settings}});
        return rows;
    }
    rows.push_back({context.phrase(PhraseId::GameMenuBack), Close{}});
    // Whoever hears nothing of their own has no key to hear it again either.
    if (!context.participant().is_told() && has_announced(context))
        rows.push_back({context.phrase(PhraseId::GameMenuAgain), AnnounceAgain{}});
    if (const auto start = initial_position_words(context)) rows.push_back({*start, RepeatRow{}});
    if (is_assisted(context)) {
        for (Item& row : sealing_rows(context)) rows.push_back(std::move(row));
        for (Item& row : assistant_rows(context)) rows.push_back(std::move(row));
    } else if (plays) {
        add_own_doings(rows, context);
    }
    if (game.has_two_boards()) {
        rows.push_back({context.phrase(PhraseId::ControllerTitle), Open{ListKind::Controller}});
        if (plays && !is_assisted(context)) // the program keeps the score of an assistant's player
            rows.push_back({context.phrase(PhraseId::GameMenuWrite), WriteLine{TextPurpose::Write, std::nullopt}});
    }
    add_moves(rows, context);
    add_files(rows, context);
    rows.push_back({context.phrase(PhraseId::ArbiterTitle), Open{ListKind::Arbiter}});
    rows.push_back({context.phrase(PhraseId::GameMenuSettings), Open{ListKind::Settings}});
    if (plays) rows.push_back({context.phrase(PhraseId::GameMenuLeave), Ask{Confirmation::LeaveGame}});
    return rows;
}

/// Whether it can be done without a keyboard, and is the player's affair.
bool is_for_mouse(const Item& row) {
    return std::visit(base::values::Overloaded{
                          [](const Open& open) { return open.list == ListKind::Controller; },
                          [](const Ask& question) { return question.about != Confirmation::LeaveGame; },
                          [](const Close&) { return true; },
                          [](const AnswerOffer&) { return true; },
                          [](const AnnounceAgain&) { return true; },
                          [](const TakeMoveBack&) { return true; },
                          [](const Rule&) { return true; },
                          [](const auto&) { return false; },
                      },
                      row.action);
}

/// What the player at the mouse may choose with it alone.
std::vector<Item> mouse_menu(const Scene& context) {
    std::vector<Item> rows = game_menu(context);
    std::erase_if(rows, [](const Item& row) { return !is_for_mouse(row); });
    return rows;
}

std::vector<Item> promotion(const Scene& context, const ListScreen& screen) {
    std::vector<Item> rows;
    for (const rules::board::Move move : screen.moves)
        if (const auto role = move.promoted())
            rows.push_back({speech::announce::describe_role(*role, manner(context)), Make{move}});
    return rows;
}

std::vector<Item> which_move(const Scene& context, const ListScreen& screen) {
    const speech::announce::Manner how = manner(context);
    std::vector<Item> rows;
    for (const rules::board::Move move : screen.moves)
        rows.push_back({speech::announce::describe_move(context.position(), move, how.forms.moves, how), Make{move}});
    return rows;
}

std::vector<Item> claim_with(const Scene& context, const ListScreen& screen) {
    const rules::board::Move move = screen.moves.front();
    return {{context.phrase(PhraseId::GameMenuThreefold), Ask{Confirmation::ClaimThreefold, move}},
            {context.phrase(PhraseId::GameMenuFifty), Ask{Confirmation::ClaimFiftyMoves, move}}};
}

bool is_open(const Scene& context, ListKind kind) {
    return std::ranges::any_of(context.screens(), [kind](const Screen& screen) { return is_list(screen, kind); });
}

/// The lists in which somebody who looks for a command may look for a row. The game's menu is one's own game's, and
/// opens on the board alone.
std::vector<ListKind> searched_lists(const Scene& context, const ListScreen& commands) {
    std::vector<ListKind> lists;
    const bool is_at_game = context.has_game() || context.review() != nullptr;
    const bool begins_games = !is_at_game && context.participant().means != Means::Lines;
    const bool is_at_own_board = commands.keys_of == KeyContext::Board && !context.is_elsewhere();
    if (is_at_game && is_at_own_board) lists.push_back(ListKind::GameMenu);
    lists.insert(lists.end(), settings_lists.begin(), settings_lists.end());
    if (begins_games && !is_open(context, ListKind::NewGame)) lists.push_back(ListKind::NewGame);
    return lists;
}

/// The commands, and behind them rows of other lists that have what was typed in their names. One that stands in
/// several lists is there once.
std::vector<Item> found_rows(const Scene& context, const ListScreen& screen) {
    constexpr std::size_t shortest = 2; // a single letter is in nearly all of them
    std::vector<Item> found = command_rows(context, screen);
    std::set<std::string> names;
    const bool is_short = character_count(screen.typed) < shortest;
    if (screen.typed.empty() || (is_short && !found.empty())) return found;
    for (const ListKind kind : searched_lists(context, screen)) {
        const std::vector<Item> rows = items(context, ListScreen{.kind = kind});
        for (std::size_t place = 0; place < rows.size(); ++place)
            if (is_meant(rows[place].label, screen.typed) && names.insert(plain_text(rows[place].label)).second)
                found.push_back({context.phrase(PhraseId::CommandsElsewhere,
                                                {{"row", rows[place].label}, {"list", context.phrase(title(kind))}}),
                                 GoToRow{kind, place}});
    }
    return found;
}

} // namespace

std::vector<Item> items(const Scene& context, const ListScreen& screen) {
    switch (screen.kind) {
    case ListKind::MainMenu: return main_menu(context);
    case ListKind::FirstSteps: return first_steps_rows(context);
    case ListKind::School: return school_rows(context);
    case ListKind::Exercises: return exercise_rows(context);
    case ListKind::DrillQuestion: return question_rows(context);
    case ListKind::NewGame: return new_game_rows(context);
    case ListKind::OwnTime: return own_time_rows(context);
    case ListKind::Cup: return cup_rows(context);
    case ListKind::SavedGames: return saved_games(context);
    case ListKind::PlayedGames: return played_games(context);
    case ListKind::Moves: return move_rows(context);
    case ListKind::Settings: return setting_rows(context, settings::Menu::Program);
    case ListKind::SpeechSettings: return setting_rows(context, settings::Menu::Speech);
    case ListKind::ClockSettings: return setting_rows(context, settings::Menu::Clock);
    case ListKind::KindSettings: return setting_rows(context, settings::Menu::SpeechByKind);
    case ListKind::MoveSettings: return setting_rows(context, settings::Menu::Moves);
    case ListKind::SoundSettings: return setting_rows(context, settings::Menu::Sound);
    case ListKind::ScreenSettings: return setting_rows(context, settings::Menu::Screen);
    case ListKind::OwnWords: return own_word_rows(context);
    case ListKind::Sounds: return sounds(context);
    case ListKind::Keys: return keys(context, screen);
    case ListKind::Commands: return found_rows(context, screen);
    case ListKind::GameMenu: return game_menu(context);
    case ListKind::Sheet: return sheet_formats(context);
    case ListKind::EngineTrouble: return engine_trouble_rows(context);
    case ListKind::Promotion: return promotion(context, screen);
    case ListKind::WhichMove: return which_move(context, screen);
    case ListKind::Reserve: return reserve_rows(context);
    case ListKind::ClaimWith: return claim_with(context, screen);
    case ListKind::Arbiter: return arbiter_rows(context);
    case ListKind::ArbitersClocks: return clock_rows(context);
    case ListKind::ArbitersPenalties: return penalty_rows(context);
    case ListKind::ArbitersBoard: return board_rows(context);
    case ListKind::ArbitersResult: return result_rows(context);
    case ListKind::EnvelopeKeys: return envelope_key_rows(context);
    case ListKind::Controller: return controller_rows(context);
    case ListKind::NeighbourMenu: return mouse_menu(context);
    }
    return {};
}

std::vector<Item> items_on_top(const Scene& context) {
    const auto* list = std::get_if<ListScreen>(&context.screens().back());
    return list == nullptr ? std::vector<Item>{} : items(context, *list);
}

} // namespace session
