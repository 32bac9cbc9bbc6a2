#include "src/session/input.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/plain_line.hpp"
#include "src/session/answered.hpp"
#include "src/session/board/handing_over.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/help_here.hpp"
#include "src/session/board/mouse.hpp"
#include "src/session/board/partners.hpp"
#include "src/session/board/questions.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/board/talk.hpp"
#include "src/session/board_keys.hpp"
#include "src/session/command_search.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/spelling.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/devices/picture.hpp"
#include "src/session/items.hpp"
#include "src/session/library/beginning.hpp"
#include "src/session/library/cup.hpp"
#include "src/session/library/exercises.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/library/new_game.hpp"
#include "src/session/library/outside.hpp"
#include "src/session/library/review.hpp"
#include "src/session/library/saved_games.hpp"
#include "src/session/library/school.hpp"
#include "src/session/library/solving.hpp"
#include "src/session/library/walking.hpp"
#include "src/session/officials/assistant.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/opponent/opponent.hpp"
#include "src/session/play/announcer.hpp"
#include "src/session/play/hints.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/settings/change.hpp"
#include "src/session/settings/own_time.hpp"
#include "src/session/settings/own_words.hpp"
#include "src/session/typing_hint.hpp"
#include "src/session/widgets/command_list.hpp"
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

/// How often the same chord has now been pressed in a row.
int presses(UpdateContext& context, const Chord& chord) {
    std::optional<LastKey>& last = context.participant().last_key;
    const std::chrono::milliseconds again_within{Scene(context).preferences().twice};
    const bool again = last && last->chord == chord && context.now - last->at <= again_within;
    last = LastKey{chord, context.now, again ? last->times + 1 : 1};
    return last->times;
}

void tell_message(UpdateContext& context, bool moved) {
    if (context.participant().history.empty()) return context.edge(context.phrase(PhraseId::HistoryEmpty));
    if (moved) {
        context.focus(context.participant().history.here());
    } else {
        context.edge(context.participant().history.here());
    }
}

void repeat_last(UpdateContext& context, int times) {
    History& history = context.participant().history;
    if (history.empty()) return context.edge(context.phrase(PhraseId::HistoryEmpty));
    history.last();
    if (times > 1) return context.focus(spelled(context, history.here()));
    context.repeat(history.here(), history.picture_here());
}

void recent_message(UpdateContext& context, int number) {
    const auto* message = context.participant().history.recent(static_cast<std::size_t>(number));
    if (message == nullptr) return context.edge(context.phrase(PhraseId::HistoryNotSoMany));
    context.focus(*message);
}

/// Commands that mean the same on every screen; false for any other.
bool global_command(UpdateContext& context, const KeyPressed& key, int times) {
    History& history = context.participant().history;
    const bool is_spoken_to = context.participant().means == Means::Keyboard; // what others read makes no sound
    switch (key.command) {
    case Command::Hush:
        if (is_spoken_to) context.effects.emplace_back(HushSpeech{});
        return true;
    case Command::Pause:
        if (is_spoken_to) context.effects.emplace_back(TogglePause{});
        return true;
    case Command::Help:
        if (times > 1) {
            open_key_list(context);
        } else {
            context.answer(help_here(context, items_on_top(context)));
        }

        return true;
    case Command::KeyList: open_key_list(context); return true;
    case Command::DescribeKeys:
        context.push(DescribeKeysScreen{current_key_context(context)});
        context.focus(describing_words(context));
        return true;
    case Command::CommandList: open_command_list(context); return true;
    case Command::PreviousMessage: tell_message(context, history.previous()); return true;
    case Command::NextMessage: tell_message(context, history.next()); return true;
    case Command::FirstMessage:
        history.first();
        tell_message(context, true);
        return true;
    case Command::LastMessage:
        history.last();
        tell_message(context, true);
        return true;
    case Command::RecentMessage: recent_message(context, key.number); return true;
    case Command::RepeatLast: repeat_last(context, times); return true;
    case Command::FasterSpeech: change_setting(context, settings::setting("words_per_minute"), 1); return true;
    case Command::SlowerSpeech: change_setting(context, settings::setting("words_per_minute"), -1); return true;
    case Command::HigherVoice: change_setting(context, settings::setting("pitch"), 1); return true;
    case Command::LowerVoice: change_setting(context, settings::setting("pitch"), -1); return true;
    case Command::LouderSpeech: change_setting(context, settings::setting("speech_volume"), 1); return true;
    case Command::SofterSpeech: change_setting(context, settings::setting("speech_volume"), -1); return true;
    case Command::LouderCues: change_setting(context, settings::setting("cue_volume"), 1); return true;
    case Command::SofterCues: change_setting(context, settings::setting("cue_volume"), -1); return true;
    case Command::Verbosity: cycle_setting(context, settings::setting("verbosity")); return true;
    case Command::TalkingClock: cycle_setting(context, settings::setting("talking_clock")); return true;
    case Command::NextTheme: cycle_setting(context, settings::setting("theme")); return true;
    case Command::ReadOn: read_on(context); return true;
    case Command::NextVoice: cycle_setting(context, settings::setting("speaker")); return true;
    case Command::Quit: ask(context, Confirmation::Quit); return true;
    default: return false; // the commands of lists, lines and the board are tried before these
    }
}

/// Leaves the screen on top; the main menu asks whether to quit, and an engine that has failed whether to leave the
/// game. Says where one is then.
void close_screen(UpdateContext& context) {
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list != nullptr && list->kind == ListKind::EngineTrouble) return ask(context, Confirmation::LeaveGame);
    if (list != nullptr && asks_which_move(list->kind)) {
        context.pop();
        if (Scene(context).solving() != nullptr) return leave_choice(context);
        if (is_holding(context)) return put_back(context);
        return context.answer(context.phrase(PhraseId::ConfirmNotPlayed));
    }
    if (context.screens().size() == 1) return ask(context, Confirmation::Quit);
    if (list != nullptr && list->kind == ListKind::NewGame) drop_new_game(context);
    if (asks_drill(context.top())) return end_drill(context);
    context.pop();
    tell_place(context);
}

/// The move that was meant, however it is made here.
void make_move(UpdateContext& context, rules::board::Move move) {
    if (Scene(context).solving() != nullptr) return solve(context, move);
    const Game& game = context.game();
    if (is_to_seal(context)) return ask_to_seal(context, move);
    if (is_to_repeat(context)) return repeat_shown(context, move);
    if (game.has_two_boards() && game.table.hands.held.empty()) return play_in_words(context, move);
    play_move(context, move);
}

/// Some settings have more values than anybody goes through one by one: what the line is for they are typed in.
std::optional<TextPurpose> typed_as(const SettingRow& row) {
    const auto* setting = std::get_if<std::reference_wrapper<const settings::Setting>>(&row);
    if (setting == nullptr) return std::nullopt;
    if (std::holds_alternative<settings::InitialPosition>(setting->get().kind)) return TextPurpose::InitialPosition;
    if (std::holds_alternative<settings::Folder>(setting->get().kind)) return TextPurpose::Documents;
    const auto* name = std::get_if<settings::PlayerName>(&setting->get().kind);
    if (name == nullptr) return std::nullopt;
    switch (name->whose) {
    case settings::Named::Player: return TextPurpose::PlayersName;
    case settings::Named::Opponent: return TextPurpose::OpponentsName;
    }
    return std::nullopt;
}

/// Whether Enter moves the setting on after its last value to the first: its values are chosen among, and are no
/// amount.
bool is_gone_round(const SettingRow& row) {
    if (const auto* voice = std::get_if<VoiceRow>(&row))
        return !std::holds_alternative<settings::Difference>(voice->setting.get().kind);
    const auto* setting = std::get_if<std::reference_wrapper<const settings::Setting>>(&row);
    if (setting == nullptr) return false;
    const settings::Kind& kind = setting->get().kind;
    return std::holds_alternative<settings::Choice<settings::Preferences>>(kind) ||
           std::holds_alternative<settings::OfferedName>(kind) || std::holds_alternative<settings::GameTime>(kind) ||
           std::holds_alternative<settings::SoundOutput>(kind);
}

/// Enter on a setting: what is typed is asked for, and names take turns; anything else becomes more.
void choose_setting(UpdateContext& context, const SettingRow& row) {
    const auto* value = std::get_if<settings::TimeValue>(&row);
    if (value != nullptr && is_number(*value)) return ask_time_value(context, *value);
    if (const auto typed = typed_as(row)) return open_text(context, *typed);
    if (is_gone_round(row)) return cycle_setting(context, row);
    change_setting(context, row, 1);
}

/// Does what a widget asks for.
void act(UpdateContext& context, const Action& action) {
    std::visit(base::values::Overloaded{
                   [&context](const Open& open) {
                       if (open.list == ListKind::NewGame) return open_new_game(context);
                       if (open.list == ListKind::OwnWords) return open_own_words(context);
                       if (open.list == ListKind::School) return open_school(context);
                       if (open.list == ListKind::Exercises) return open_exercises(context);
                       open_list(context, {.kind = open.list, .keys_of = KeyContext::Everywhere});
                   },
                   [&context](const Close&) { close_screen(context); },
                   [&context](const Ask& question) { ask(context, question.about, question.with); },
                   [&context](const Change& change) {
                       if (change.direction) return change_setting(context, change.setting, *change.direction);
                       choose_setting(context, change.setting);
                   },
                   [&context](const StartGame&) { start_game(context); },
                   [&context](const TakeCupGame& game) { take_cup_game(context, game.place); },
                   [&context](const GoOn& go_on) {
                       context.model.resuming = context.who;
                       context.effects.emplace_back(LoadGame{go_on.game});
                   },
                   [&context](const EndVisit&) { leave_game(context); },
                   [&context](const LookAt& game) { context.effects.emplace_back(ReviewGame{game.game}); },
                   [&context](const ShowMoves&) { open_moves(context); },
                   [&context](const HearMove& move) { hear_move(context, move.ply); },
                   [&context](const GoToPly& move) {
                       context.pop();
                       leave_game_menu(context);
                       look_back(context, move.ply);
                   },
                   [&context](const PlayOn&) { play_on(context); },
                   [&context](const EndReview&) { end_review(context); },
                   [&context](const Hear& hear) { context.focus(context.phrase(cue_phrase(hear.cue)), hear.cue); },
                   [&context](const HearPicture& heard) { hear_row(context, items_on_top(context), heard.picture); },
                   [&context](const TellKey& key) { context.answer(describe_row(context, key.row)); },
                   [&context](const Obey& command) {
                       context.pop();
                       press_key(context, {command.binding.chord, command.binding.command, command.binding.number});
                   },
                   [&context](const TakeLetterBack&) { widen_commands(context); },
                   [&context](const GoToRow& found) { go_to_row(context, found); },
                   [&context](const TakeEngine& take) { take_engine(context, take.place); },
                   [&context](const AnswerOffer& answer) {
                       context.pop();
                       answer_offer(context, answer.accept);
                   },
                   [&context](const AnnounceAgain&) {
                       context.pop();
                       announce_again(context);
                   },
                   [&context](const TakeMoveBack&) {
                       context.pop();
                       take_back(context);
                   },
                   [&context](const HandKeyboardOver&) {
                       context.pop();
                       hand_over(context);
                   },
                   [&context](const AskForHint&) {
                       context.pop();
                       if (Scene(context).solving() != nullptr) return give_hint(context);
                       ask_for_hint(context);
                   },
                   [&context](const WriteMove&) { write_move(context); },
                   [&context](const Rule& rule) { ask(context, rule.ruling); },
                   [&context](const WriteLine& line) { open_text(context, line.purpose, line.side); },
                   [&context](const RepeatRow&) { tell_row(context, items_on_top(context)); },
                   [&context](const SealFor& choice) { seal_for(context, choice.key); },
                   [&context](const KeepSheet& keep) {
                       context.pop();
                       context.effects.emplace_back(WriteSheet{*shown_game(context), keep.format,
                                                               words(context).catalogue, who_is_asked_back(context),
                                                               keep.is_opened});
                   },
                   [&context](const KeepGame& keep) {
                       context.effects.emplace_back(
                           WriteGame{*shown_game(context), keep.is_opened, who_is_asked_back(context)});
                   },
                   [&context](const TakeCopy&) { copy_game(context); },
                   [&context](const AskToDelete& row) { ask_to_delete(context, row.game); },
                   [&context](const AskName& row) { ask_game_name(context, row.game); },
                   [&context](const HearOwnWord& own) { hear_own_word(context, own.word); },
                   [&context](const RecordOwnWord& own) {
                       if (may_record_word(context)) begin_talking(context, WordToRecord{own.word});
                   },
                   [&context](const StartDrill& row) { start_drill(context, row.drill); },
                   [&context](const StartExercises& row) { start_exercises(context, row.theme); },
                   [&context](const TellExercise&) {
                       context.pop();
                       tell_exercise(context);
                   },
                   [&context](const TellSolution&) {
                       context.pop();
                       tell_solution(context);
                   },
                   [&context](const NextExercise&) {
                       context.pop();
                       next_exercise(context);
                   },
                   [&context](const EndExercises&) {
                       context.pop();
                       end_exercises(context);
                   },
                   [&context](const RepeatQuestion&) { tell_row(context, items_on_top(context)); },
                   [&context](const AnswerDrill& row) { answer_drill(context, row.answer); },
                   [&context](const AnswerAloud& answer) { begin_talking(context, AnswerTo{answer.question}); },
                   [&context](const ForgetOwnWord& own) { forget_own_word(context, own.word); },
                   [&context](const Make& make) {
                       context.pop();
                       make_move(context, make.move);
                   },
                   [&context](const TakeFromReserve& piece) {
                       context.pop();
                       take_from_reserve(context, piece.role);
                   },
                   [&context](const Confirmed& yes) { confirmed(context, yes.question); },
                   [&context](const Declined& no) { declined(context, no.question); },
                   [&context](const Entered& typed) { entered(context, typed.line); },
               },
               action);
}

void act(UpdateContext& context, const std::optional<Action>& action) {
    if (action) act(context, *action);
}

/// What the widget on top makes of a command. The board's keys are tried elsewhere.
Response widget_command(UpdateContext& context, Command command) {
    return std::visit(base::values::Overloaded{
                          [&](const ListScreen& list) { return list_command(context, command, items(context, list)); },
                          [&](const ConfirmScreen&) { return question_command(context, command); },
                          [&](const TextScreen&) { return text_command(context, command); },
                          [](const BoardScreen&) -> Response { return NotKnown{}; },
                          [](const ReviewScreen&) -> Response { return NotKnown{}; },
                          [](const DescribeKeysScreen&) -> Response { return NotKnown{}; },
                      },
                      context.top());
}

/// Letters narrow the list of commands; in any other one they lead to a row.
void type_in_list(UpdateContext& context, const std::string& text) {
    if (text.empty()) return;
    if (std::get<ListScreen>(context.top()).kind == ListKind::Commands) return narrow_commands(context, text);
    type_ahead(context, text, items_on_top(context));
}

} // namespace

void press_key(UpdateContext& context, const KeyPressed& key) {
    const bool describing = std::holds_alternative<DescribeKeysScreen>(context.top());
    if (key.command == Command::Hush || (key.command == Command::Pause && !describing)) {
        global_command(context, key, 1);
        return;
    }

    const bool is_typed = looks_typed(context, key.chord);
    const int times = presses(context, key.chord);
    if (describing) return describe_key(context, key.chord);
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list != nullptr && key.chord.name == "Space") {
        const bool narrows = list->kind == ListKind::Commands;
        if (narrows || is_part_of_word(context, *list, items(context, *list))) return type_in_list(context, " ");
    }

    const Response response = widget_command(context, key.command);
    if (const auto* action = std::get_if<Action>(&response)) return act(context, *action);
    if (std::holds_alternative<NotKnown>(response) && !board_command(context, key.command, key.number, times))
        global_command(context, key, times);
    if (is_typed) hint_at_typing(context);
}

namespace {

/// While a game is played, the keys of the board that only ask work in its lists and lines as well.
bool asks_about_game(UpdateContext& context, const Chord& chord) {
    const bool is_at_board = current_key_context(context) == KeyContext::Board;
    const Binding* const binding = key_map(context.model).asked_away_from_board(chord);
    if (binding == nullptr || is_at_board || !Scene(context).has_board()) return false;
    if (is_assisted(context) && assistant_command(context, binding->command)) return true;
    return question_on_board(context, binding->command, binding->number, presses(context, chord));
}

/// What has opened the menu of the game closes it, and the lists behind it.
bool closes_game_menu(UpdateContext& context, const Chord& chord) {
    if (closer_of(context.top(), key_map(context.model), chord) == nullptr) return false;
    leave_game_menu(context);
    tell_place(context);
    return true;
}

} // namespace

void press_unknown_key(UpdateContext& context, const UnknownKey& key) {
    if (std::holds_alternative<DescribeKeysScreen>(context.top())) return describe_key(context, key.chord);
    if (asks_about_game(context, key.chord) || closes_game_menu(context, key.chord)) return;
    context.edge(context.phrase(PhraseId::KeysNothing, {{"key", chord_words(context, key.chord)}}));
}

void press_others_key(UpdateContext& context, const OthersKey& key) {
    if (std::holds_alternative<DescribeKeysScreen>(context.top())) describe_others_key(context, key.chord);
}

void type(UpdateContext& context, const std::string& text) {
    std::visit(base::values::Overloaded{
                   [&](const ListScreen&) { type_in_list(context, text); },
                   [&](const ConfirmScreen&) { answer_by_letter(context, text); },
                   [&](const TextScreen&) { type_text(context, text); },
                   [](const BoardScreen&) {},
                   [](const ReviewScreen&) {},
                   [&](const DescribeKeysScreen&) { describe_text(context, text); },
               },
               context.top());
}

void point_at(UpdateContext& context, const RowPointed& pointed) {
    if (std::holds_alternative<ConfirmScreen>(context.top())) return point_at_answer(context, pointed.row);
    if (const auto* list = std::get_if<ListScreen>(&context.top()))
        point_at_row(context, pointed.row, items(context, *list));
}

void choose(UpdateContext& context, const RowClicked& click) {
    if (std::holds_alternative<ConfirmScreen>(context.top())) return act(context, choose_answer(context, click.row));
    if (const auto* list = std::get_if<ListScreen>(&context.top()))
        act(context, choose_row(context, click.row, items(context, *list)));
}

void take_reply(UpdateContext& context, const ReplyHeard& reply) {
    if (const auto action = understand(context, reply)) act(context, *action);
}

void take_utterance(UpdateContext& context, const UtteranceHeard& utterance) {
    if (!is_wanted(context, utterance)) return;
    std::visit(base::values::Overloaded{
                   [&context](const SpeechHeard& speech) { understand(context, speech); },
                   [&context](const ReplyHeard& reply) { take_reply(context, reply); },
               },
               *utterance.heard);
}

void set_row(UpdateContext& context, const RowSet& wanted) {
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list == nullptr) return;
    const std::vector<Item> rows = items(context, *list);
    if (wanted.row >= rows.size()) return;
    const auto* change = std::get_if<Change>(&rows[wanted.row].action);
    if (change == nullptr) return;
    if (has_just_shifted(*list, context.now)) return point_at(context, RowPointed{wanted.row});
    put_focus(std::get<ListScreen>(context.top()), wanted.row, rows);
    set_setting(context, change->setting, wanted.value);
}

void edit(UpdateContext& context, const LineEdited& edited) {
    if (std::holds_alternative<TextScreen>(context.top()))
        edit_text(context, edited.from, edited.to, rules::notation::plain_line(edited.text));
}

} // namespace session
