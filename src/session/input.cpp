#include "src/session/input.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/answered.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/mouse.hpp"
#include "src/session/board/questions.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/board_keys.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/spelling.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/devices/picture.hpp"
#include "src/session/items.hpp"
#include "src/session/library/beginning.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/library/review.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/opponent/opponent.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/settings/change.hpp"
#include "src/session/widgets/command_list.hpp"
#include "src/session/widgets/help.hpp"
#include "src/session/widgets/key_describer.hpp"
#include "src/session/widgets/list.hpp"
#include "src/session/widgets/question.hpp"
#include "src/session/widgets/text_line.hpp"
#include "src/settings/table.hpp"

#include <chrono>
#include <optional>

namespace session {

using speech::phrases::PhraseId;
using namespace std::chrono_literals;

namespace {

/// Pressing the same key again within this time asks for more.
constexpr auto again_within = 600ms;

/// How often the same chord has now been pressed in a row.
int presses(Step& step, const Chord& chord) {
    std::optional<LastKey>& last = step.model.last_key;
    const bool again = last && last->chord == chord && step.now - last->at <= again_within;
    last = LastKey{chord, step.now, again ? last->times + 1 : 1};
    return last->times;
}

void tell_message(Step& step, bool moved) {
    if (step.participant().history.empty()) return step.edge(step.phrase(PhraseId::HistoryEmpty));
    if (moved) {
        step.focus(step.participant().history.here());
    } else {
        step.edge(step.participant().history.here());
    }
}

void repeat_last(Step& step, int times) {
    History& history = step.participant().history;
    if (history.empty()) return step.edge(step.phrase(PhraseId::HistoryEmpty));
    history.last();
    if (times > 1) return step.focus(spelled(step, history.here()));
    step.repeat(history.here(), history.picture_here());
}

void recent_message(Step& step, int number) {
    const auto* message = step.participant().history.recent(static_cast<std::size_t>(number));
    if (message == nullptr) return step.edge(step.phrase(PhraseId::HistoryNotSoMany));
    step.focus(*message);
}

/// Commands that mean the same on every screen; false for any other.
bool global_command(Step& step, const KeyPressed& key, int times) {
    History& history = step.participant().history;
    switch (key.command) {
    case Command::Hush: step.effects.emplace_back(HushSpeech{}); return true;
    case Command::Pause: step.effects.emplace_back(TogglePause{}); return true;
    case Command::Help:
        if (times > 1) {
            open_key_list(step);
        } else {
            step.answer(context_help(step, items_on_top(step)));
        }

        return true;
    case Command::KeyList: open_key_list(step); return true;
    case Command::DescribeKeys:
        step.push(DescribeKeysScreen{context(step)});
        step.focus(describing_words(step));
        return true;
    case Command::CommandList: open_command_list(step); return true;
    case Command::PreviousMessage: tell_message(step, history.previous()); return true;
    case Command::NextMessage: tell_message(step, history.next()); return true;
    case Command::FirstMessage:
        history.first();
        tell_message(step, true);
        return true;
    case Command::LastMessage:
        history.last();
        tell_message(step, true);
        return true;
    case Command::RecentMessage: recent_message(step, key.number); return true;
    case Command::RepeatLast: repeat_last(step, times); return true;
    case Command::FasterSpeech: change_setting(step, settings::setting("words_per_minute"), 1); return true;
    case Command::SlowerSpeech: change_setting(step, settings::setting("words_per_minute"), -1); return true;
    case Command::HigherVoice: change_setting(step, settings::setting("pitch"), 1); return true;
    case Command::LowerVoice: change_setting(step, settings::setting("pitch"), -1); return true;
    case Command::LouderSpeech: change_setting(step, settings::setting("speech_volume"), 1); return true;
    case Command::SofterSpeech: change_setting(step, settings::setting("speech_volume"), -1); return true;
    case Command::LouderCues: change_setting(step, settings::setting("cue_volume"), 1); return true;
    case Command::SofterCues: change_setting(step, settings::setting("cue_volume"), -1); return true;
    case Command::Verbosity: cycle_setting(step, settings::setting("verbosity")); return true;
    case Command::TalkingClock: cycle_setting(step, settings::setting("talking_clock")); return true;
    case Command::NextTheme: cycle_setting(step, settings::setting("theme")); return true;
    case Command::ReadOn: read_on(step); return true;
    case Command::NextVoice: cycle_setting(step, settings::setting("speaker")); return true;
    case Command::Quit: ask(step, Confirmation::Quit); return true;
    default: return false; // the commands of lists, lines and the board are tried before these
    }
}

/// Leaves the screen on top; the main menu asks whether to quit, and an engine that has failed whether to leave the
/// game. Says where one is then.

void close_screen(Step& step) {
    const auto* list = std::get_if<ListScreen>(&step.top());
    if (list != nullptr && list->kind == ListKind::EngineTrouble) return ask(step, Confirmation::LeaveGame);
    if (list != nullptr && (list->kind == ListKind::Promotion || list->kind == ListKind::WhichMove)) {
        step.pop();
        return put_back(step);
    }
    if (step.screens().size() == 1) return ask(step, Confirmation::Quit);
    step.pop();
    tell_place(step);
}

/// Precondition: the library has the game.
game::GameId id_in_library(const Scene& step) { return *step.model.game->in_library(); }

/// The move that was meant, however it is made here.
void make_move(Step& step, rules::board::Move move) {
    const Game& game = *step.model.game;
    if (is_called_to_seal(game.table, step.side())) return ask_to_seal(step, move);
    if (is_to_repeat(step)) return repeat_shown(step, move);
    if (game.has_two_boards() && game.table.hands.held.empty()) return play_in_words(step, move);
    play_move(step, move);
}

/// Some settings have more values than anybody goes through one by one.
bool is_typed(const SettingRow& row) {
    const auto* setting = std::get_if<std::reference_wrapper<const settings::Setting>>(&row);
    return setting != nullptr && std::holds_alternative<settings::InitialPosition>(setting->get().kind);
}

/// Does what a widget asks for.
void act(Step& step, const Action& action) {
    std::visit(
        base::values::Overloaded{
            [&step](const Open& open) { open_list(step, {.kind = open.list, .keys_of = Context::Everywhere}); },
            [&step](const Close&) { close_screen(step); },
            [&step](const Ask& question) { ask(step, question.about, question.with); },
            [&step](const Change& change) {
                if (!change.direction && is_typed(change.setting)) return open_text(step, TextPurpose::InitialPosition);
                change_setting(step, change.setting, change.direction.value_or(1));
            },
            [&step](const StartGame&) { start_game(step); },
            [&step](const GoOn& go_on) { step.effects.emplace_back(LoadGame{go_on.game}); },
            [&step](const EndVisit&) { leave_game(step); },
            [&step](const LookAt& game) { step.effects.emplace_back(ReviewGame{game.game}); },
            [&step](const ShowMoves&) { open_moves(step); },
            [&step](const HearMove& move) { hear_move(step, move.ply); },
            [&step](const Hear& hear) { step.focus(step.phrase(cue_phrase(hear.cue)), hear.cue); },
            [&step](const HearPicture& heard) { hear_row(step, items_on_top(step), heard.picture); },
            [&step](const TellKey& key) { step.answer(describe_row(step, key.row)); },
            [&step](const Obey& command) {
                step.pop();
                press_key(step, {command.binding.chord, command.binding.command, command.binding.number});
            },
            [&step](const TakeEngine& take) { take_engine(step, take.place); },
            [&step](const AnswerOffer& answer) {
                step.pop();
                answer_offer(step, answer.accept);
            },
            [&step](const WriteMove&) { write_move(step); },
            [&step](const Rule& rule) { ask(step, rule.ruling); },
            [&step](const WriteLine& line) { open_text(step, line.purpose, line.side); },
            [&step](const RepeatRow&) { tell_row(step, items_on_top(step)); },
            [&step](const SealFor& choice) { seal_for(step, choice.key); },
            [&step](const KeepSheet& keep) {
                step.pop();
                step.effects.emplace_back(WriteSheet{id_in_library(step), keep.format, words(step.model).catalogue});
            },
            [&step](const Make& make) {
                step.pop();
                make_move(step, make.move);
            },
            [&step](const Confirmed& yes) { confirmed(step, yes.question); },
            [&step](const Declined& no) { declined(step, no.question); },
            [&step](const Entered& typed) { entered(step, typed.line); },
        },
        action);
}

void act(Step& step, const std::optional<Action>& action) {
    if (action) act(step, *action);
}

/// What the widget on top makes of a command. The board's keys are tried elsewhere.
Response widget_command(Step& step, Command command) {
    return std::visit(base::values::Overloaded{
                          [&](const ListScreen& list) { return list_command(step, command, items(step, list)); },
                          [&](const ConfirmScreen&) { return question_command(step, command); },
                          [&](const TextScreen&) { return text_command(step, command); },
                          [](const BoardScreen&) -> Response { return NotKnown{}; },
                          [](const DescribeKeysScreen&) -> Response { return NotKnown{}; },
                      },
                      step.top());
}

} // namespace

void press_key(Step& step, const KeyPressed& key) {
    const bool describing = std::holds_alternative<DescribeKeysScreen>(step.top());
    if (key.command == Command::Hush || (key.command == Command::Pause && !describing)) {
        global_command(step, key, 1);
        return;
    }

    const int times = presses(step, key.chord);
    if (describing) return describe_key(step, key.chord);
    const auto* list = std::get_if<ListScreen>(&step.top());
    if (list != nullptr && key.chord.name == "Space") {
        const std::vector<Item> rows = items(step, *list);
        if (is_part_of_word(step, *list, rows)) return type_ahead(step, " ", rows);
    }

    const Response response = widget_command(step, key.command);
    if (const auto* action = std::get_if<Action>(&response)) return act(step, *action);
    if (std::holds_alternative<Handled>(response) || board_command(step, key.command, key.number, times)) return;
    global_command(step, key, times);
}

void press_unknown_key(Step& step, const UnknownKey& key) {
    if (std::holds_alternative<DescribeKeysScreen>(step.top())) return describe_key(step, key.chord);
    step.edge(step.phrase(PhraseId::KeysNothing, {{"key", chord_words(step, key.chord)}}));
}

void type(Step& step, const std::string& text) {
    std::visit(base::values::Overloaded{
                   [&](const ListScreen& list) { type_ahead(step, text, items(step, list)); },
                   [&](const ConfirmScreen&) { act(step, answer_by_letter(step, text)); },
                   [&](const TextScreen&) { type_text(step, text); },
                   [](const BoardScreen&) {},
                   [&](const DescribeKeysScreen&) { describe_text(step, text); },
               },
               step.top());
}

void point_at(Step& step, const RowPointed& pointed) {
    if (std::holds_alternative<ConfirmScreen>(step.top())) return point_at_answer(step, pointed.row);
    if (const auto* list = std::get_if<ListScreen>(&step.top())) point_at_row(step, pointed.row, items(step, *list));
}

void choose(Step& step, const RowClicked& click) {
    if (std::holds_alternative<ConfirmScreen>(step.top())) return act(step, choose_answer(step, click.row));
    if (const auto* list = std::get_if<ListScreen>(&step.top()))
        act(step, choose_row(step, click.row, items(step, *list)));
}

} // namespace session
