#include "src/session/update.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/plain_line.hpp"
#include "src/session/answered.hpp"
#include "src/session/board/handing_over.hpp"
#include "src/session/board/mouse.hpp"
#include "src/session/board/talk.hpp"
#include "src/session/board_keys.hpp"
#include "src/session/core/another_table.hpp"
#include "src/session/core/hands_free.hpp"
#include "src/session/devices/picture.hpp"
#include "src/session/devices/sound.hpp"
#include "src/session/devices/speaker.hpp"
#include "src/session/input.hpp"
#include "src/session/items.hpp"
#include "src/session/keys_meant.hpp"
#include "src/session/library/beginning.hpp"
#include "src/session/library/exercises.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/library/outside.hpp"
#include "src/session/library/reader.hpp"
#include "src/session/library/resuming.hpp"
#include "src/session/library/review.hpp"
#include "src/session/library/saved_games.hpp"
#include "src/session/library/school.hpp"
#include "src/session/library/solving.hpp"
#include "src/session/library/walking.hpp"
#include "src/session/officials/ruling.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/opponent/opponent.hpp"
#include "src/session/place.hpp"
#include "src/session/play/catching_up.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/settle.hpp"
#include "src/session/replies.hpp"
#include "src/session/settings/names.hpp"
#include "src/session/settings/own_words.hpp"
#include "src/session/typed_line.hpp"
#include "src/session/waiting.hpp"
#include "src/session/widgets/list.hpp"
#include "src/session/widgets/question.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>
#include <vector>

namespace session {

using speech::phrases::PhraseId;
using namespace std::chrono_literals;

namespace {

/// Who is answered where the message is not from an input of somebody's own.
ParticipantId whose(const Model& model, const Message& message) {
    const auto asked = std::visit(
        [](const auto& each) -> std::optional<ParticipantId> {
            if constexpr (requires { each.who; }) return each.who;
            return std::nullopt;
        },
        message);
    if (asked && model.participants.contains(*asked)) return *asked;
    return is_of_mouse(message) ? at_screen(model) : at_keyboard(model);
}

/// Rows come and go; where a list is on top the focus stays on its row. Where that has gone, the focus is on another
/// one, which counts as told only if the place is told now.
void find_rows(UpdateContext& context, bool is_by_itself) {
    for (auto& [who, participant] : context.model.participants) {
        auto* list = std::get_if<ListScreen>(&participant.screens.back());
        if (list == nullptr) continue;
        const std::vector<Item> rows = items(Scene{context.model, context.now, who}, *list);
        note_rows(*list, rows, is_by_itself || who != context.who, context.now);
        const bool is_told = context.is_place_untold && who == context.who;
        if (!find_focus(*list, rows) && is_told && !rows.empty()) put_focus(*list, list->focus, rows);
    }
}

} // namespace

Model begin(std::shared_ptr<const Equipment> equipment, settings::Preferences preferences) {
    Model model;
    model.equipment = std::move(equipment);
    model.preferences = std::move(preferences);
    model.participants.at(at_keyboard(model)).screens = {ListScreen{ListKind::MainMenu}};
    return model;
}

namespace {

void settle_if_due(UpdateContext& context) {
    if (!std::exchange(context.must_settle, false) || !context.has_game()) return;
    // What nobody has asked for is told where the program is at home.
    const ParticipantId who = std::exchange(context.who, at_keyboard(context.model));
    settle(context);
    if (const auto partners = context.game().partners) at_another_table(context, *partners, [&] { settle(context); });
    hand_to_mover(context);
    context.who = who;
}

/// Something is for that table, whoever sits there; nothing is done if it was left meanwhile.
template <typename Do>
void at_table(UpdateContext& context, TableId table, const Do& act) {
    if (!context.model.games.contains(table)) return;
    context.table = table;
    act();
    settle_if_due(context);
    context.table = context.participant().before();
}

template <typename Do>
void at_each_table(UpdateContext& context, const Do& act) {
    std::vector<TableId> tables;
    for (const auto& [table, game] : context.model.games) tables.push_back(table);
    for (const TableId table : tables) at_table(context, table, act);
}

/// Whatever waits for the disk.
void sound_at_once(UpdateContext& context, sounds::cues::Cue cue) {
    context.focus(speech::announce::Utterance{{}, speech::announce::Urgency::Answer, cue});
}

void handle(UpdateContext& context, const Message& message) {
    std::visit(base::values::Overloaded{
                   [&context](const ProgramStarted& started) { welcome(context, started); },
                   [&context](const KeyPressed& key) { press_key(context, key); },
                   [&context](const KeyReleased& key) {
                       if (is_held(key.command)) finish_talking(context);
                   },
                   [&context](const UnknownKey& key) { press_unknown_key(context, key); },
                   [&context](const OthersKey& key) { press_others_key(context, key); },
                   [&context](const TextTyped& typed) { type(context, rules::notation::plain_line(typed.text)); },
                   [&context](const LineTyped& line) { take_line(context, rules::notation::plain_line(line.text)); },
                   [&context](const SquareClicked& click) {
                       if (!context.participant().is_told()) return click_own_board(context, click.square);
                       click_square(context, click.square);
                   },
                   [&context](const SquareActivated& wanted) { click_square(context, wanted.square); },
                   [&context](const RowActivated& wanted) { choose(context, RowClicked{wanted.row}); },
                   [&context](const SquareReached& wanted) { reach_square(context, wanted.square); },
                   [&context](const RowReached& wanted) { point_at(context, RowPointed{wanted.row}); },
                   [&context](const RowSet& wanted) { set_row(context, wanted); },
                   [&context](const LineEdited& edited) { edit(context, edited); },
                   [&context](const RowClicked& click) { choose(context, click); },
                   [&context](const RowPointed& pointed) { point_at(context, pointed); },
                   [&context](const ControlClicked& click) {
                       if (!context.participant().is_told()) return click_beside_own_board(context, click.control);
                       click_control(context, click.control);
                   },
                   [&context](const OutputsFound& found) { context.model.outputs = found.names; },
                   [&context](const Tick&) {
                       at_each_table(context, [&] {
                           pass_time(context);
                           play_delayed(context);
                       });
                   },
                   [&context](const MachineSlept& asleep) {
                       if (auto& date = context.model.school.read) date->when -= asleep.time; // it went on meanwhile
                       at_each_table(context, [&] { machine_slept(context, asleep.time); });
                   },
                   [&context](const CloseRequested&) { ask(context, Confirmation::Quit); },
                   [&context](const EndRequested&) { quit(context); },
                   [&context](const EngineReported& said) {
                       at_table(context, said.place.table, [&] { hear_engine(context, said); });
                   },
                   [&context](const GamesListed& listed) { games_listed(context, listed); },
                   [&context](const GameCreated& created) {
                       // It was left before the library had it: whoever wants may go on with it.
                       if (!context.model.games.contains(created.table))
                           context.effects.emplace_back(ReleaseGame{created.id});
                       at_table(context, created.table, [&] { game_created(context, created); });
                   },
                   [&context](const GameLoaded& loaded) {
                       context.model.resuming.reset();
                       resume_game(context, loaded.game, loaded.partners);
                       tell_of_chain(context, loaded.chain);
                   },
                   [&context](const GameToReview& found) { review_game(context, found); },
                   [&context](const NoRecording& none) { no_recording(context, none); },
                   [&context](const RecordingSpoilt& spoilt) { recording_spoilt(context, spoilt); },
                   [&context](const NotRecorded& failed) {
                       context.news(context.phrase(PhraseId::ReviewNotRecorded, {{"why", failed.why}}));
                   },
                   [&context](const LibraryFailed& failed) { library_failed(context, failed); },
                   [&context](const EventsKept& kept) { events_kept(context, kept); },
                   [&context](const TextEntered& text) { entered(context, text.line); },
                   [&context](const TableHappened& news) {
                       at_table(context, news.happened.table, [&] { follow(context, {.happened = {news.happened}}); });
                   },
                   [&context](const TableArrived& news) {
                       at_table(context, news.came.table, [&] { catch_up(context, news.came); });
                   },
                   [&context](const TableAnswered& news) {
                       at_table(context, news.answered.table, [&] { follow(context, {.answered = news.answered}); });
                   },
                   [&context](const MateWorkedOut& answer) {
                       at_table(context, answer.table, [&] { mate_worked_out(context, answer); });
                   },
                   [&context](const LibrarySettled&) { library_settled(context); },
                   [&context](const LibraryRenewed& renewed) { library_renewed(context, renewed); },
                   [&context](const EnvelopeSealed& sealed) { envelope_sealed(context, sealed); },
                   [&context](const EnvelopeWantsKey& wants) { ask_for_key(context, wants); },
                   [&context](const EnvelopeWantsOpener& wants) { ask_to_open(context, wants); },
                   [&context](const EnvelopeUnsealed& unsealed) { envelope_unsealed(context, unsealed); },
                   [&context](const EnvelopeFailed& failed) { envelope_failed(context, failed); },
                   [&context](const FileWritten& written) { file_written(context, written); },
                   [&context](const FileFailed& failed) { file_failed(context, failed); },
                   [&context](const GameCopied&) { context.answer(context.phrase(PhraseId::SheetCopied)); },
                   [&context](const FolderExamined& found) { folder_examined(context, found); },
                   [&context](const GameDeleted& deleted) { game_deleted(context, deleted.game); },
                   [&context](const GameRenamed& renamed) { game_renamed(context, renamed); },
                   [&context](const ListeningBegan&) {
                       // One that was wanted before, and let go, may only have opened now.
                       const Model& model = context.model;
                       const bool is_the_last = model.being_heard.utterances == 0 && !model.own_words.is_awaited;
                       if (model.listening && is_the_last) sound_at_once(context, sounds::cues::Cue::ListeningBegins);
                   },
                   [&context](const ListeningEnded&) {
                       if (!context.model.listening) sound_at_once(context, sounds::cues::Cue::ListeningEnds);
                   },
                   [&context](const SpeechHeard& speech) {
                       if (Scene(context).solving() != nullptr) return hear_in_exercise(context, speech);
                       understand(context, speech);
                   },
                   [&context](const ReplyHeard& reply) { take_reply(context, reply); },
                   [&context](const UtteranceCaught& caught) { catch_utterance(context, caught); },
                   [&context](const UtteranceHeard& utterance) { take_utterance(context, utterance); },
                   [&context](const WordsListed& listed) { words_listed(context, listed); },
                   [&context](const WordLearnt& learnt) { word_learnt(context, learnt); },
                   [&context](const WordRefused& refused) { word_refused(context, refused); },
                   [&context](const WordsForgotten& forgotten) { words_forgotten(context, forgotten); },
                   [&context](const OwnWordsFailed& failed) { own_words_failed(context, failed); },
                   [&context](const ExercisesRead& read) { exercises_read(context, read); },
                   [&context](const AnswersRead& read) { answers_read(context, read); },
                   [&context](const AnswersNotKept& failed) { answers_not_kept(context, failed); },
                   [&context](const HearingFailed& failed) {
                       context.model.own_words.is_awaited = false;
                       context.refuse(context.phrase(PhraseId::HearingFailed, {{"why", failed.why}}));
                   },
                   [&context](const PreferencesFailed& failed) { preferences_failed(context, failed.fault); },
                   [&context](const DataBroken& broken) { data_broken(context, broken); },
                   [&context](const VoiceReplaced& replaced) {
                       context.news(context.phrase(PhraseId::SoundsVoiceReplaced, {{"voice", replaced.voice}}));
                   },
                   [&context](const SoundFound& found) { sound_found(context, found); },
                   [&context](const SoundLost& lost) { sound_lost(context, lost); },
                   [&context](const SpeakerLost& lost) { speaker_lost(context, lost); },
                   [&context](const SoundFailed& failed) {
                       context.news(context.phrase(PhraseId::SoundsFailed, {{"why", failed.why}}));
                   },
                   [&context](const TranscriptFailed& failed) {
                       context.news(context.phrase(PhraseId::ProgramTranscript, {{"file", failed.file}}));
                   },
                   [&context](const PictureFailed& failed) { picture_failed(context, failed); },
                   [&context](const ReaderCame& reader) { reader_came(context, reader.who); },
                   [&context](const InputEnded& ended) {
                       if (ended.who == at_keyboard(context.model)) return quit(context);
                       if (ended.who == context.who) reader_left(context); // otherwise they were gone already
                   },
               },
               message);
}

void take(UpdateContext& context, const Message& message);

/// As long as they are meant for the screen they were pressed at. None of them is pressed twice: when, is not known.
void press_kept_keys(UpdateContext& context) {
    const TopScreen top = top_screen(context.model);
    for (const Message& key : std::exchange(context.model.being_heard.keys, {})) {
        if (top_screen(context.model) != top) return;
        context.who = at_keyboard(context.model);
        context.table = context.participant().before();
        context.participant().last_key.reset();
        take(context, key);
    }
}

/// After a failure nothing more is waited for: of what else was said nothing may come any more.
void count_heard(BeingHeard& being_heard, const Message& message) {
    if (std::holds_alternative<UtteranceHeard>(message) && being_heard.caught > 0) --being_heard.caught;
    if (std::holds_alternative<HearingFailed>(message))
        being_heard.utterances = being_heard.caught = 0;
    else if (tells_what_was_heard(message) && being_heard.utterances > 0)
        --being_heard.utterances;
    if (being_heard.utterances == 0) being_heard.keys_wait.reset();
}

/// Whatever it is, it is carried out by `act`.
void carry_out(UpdateContext& context, const Message& message, auto act) {
    const TopScreen top = top_screen(context.model);
    count_heard(context.model.being_heard, message);
    act();
    settle_if_due(context);
    if (!tells_what_was_heard(message)) return;
    // The question that it has brought up is told anyway.
    if (top_screen(context.model) != top) context.take_no_keys_from_before();
    if (!context.model.being_heard.keys_wait) press_kept_keys(context);
}

void take(UpdateContext& context, const Message& message) {
    if (waits_for_table(context, message)) {
        let_wait(context, message);
        return settle_if_due(context);
    }
    carry_out(context, message, [&] { handle(context, message); });
}

/// Rows are found anew, and where the player is now is told, if that has still to be done.
void tell_untold_place(UpdateContext& context, bool is_by_itself) {
    find_rows(context, is_by_itself);
    if (std::exchange(context.is_place_untold, false)) context.focus_last(place_words(context));
}

/// What waited for tables is done now, as long as they answer.
void do_waiting(UpdateContext& context) {
    const ParticipantId who = context.who;
    while (!context.model.over) {
        const auto act = take_due_act(context);
        if (!act) break;
        tell_untold_place(context, false); // that of what came before
        context.who = act->who;
        context.table = context.participant().before();
        const bool is_line = is_of_lines(act->message);
        const auto finger = is_line ? context.finger().square : act->finger;
        const auto elsewhere = std::exchange(context.finger().square, finger);
        carry_out(context, act->message, [&] {
            if (const auto* key = std::get_if<KeyPressed>(&act->message))
                use_hands(context, key->command);
            else
                handle(context, act->message);
            if (!is_line && context.finger().square == finger) context.finger().square = elsewhere;
        });
    }
    if (context.who != who) tell_untold_place(context, false);
    context.who = context.model.participants.contains(who) ? who : at_keyboard(context.model);
    context.table = context.participant().before();
}

using TopScreens = std::map<ParticipantId, TopScreen>;

TopScreens top_screens(const Model& model) {
    TopScreens all;
    for (const auto& [who, participant] : model.participants) all.emplace(who, top_of(participant.screens));
    return all;
}

/// Who is before another screen now.
std::vector<ParticipantId> elsewhere(const Model& model, const TopScreens& before) {
    std::vector<ParticipantId> led;
    for (const auto& [who, participant] : model.participants) {
        const auto was = before.find(who);
        if (was != before.end() && was->second != top_of(participant.screens)) led.push_back(who);
    }
    return led;
}

/// What becomes of what was said takes too long: it may never come.
void wait_no_longer(UpdateContext& context) {
    auto& wait = context.model.being_heard.keys_wait;
    if (!wait || context.now < wait->until) return;
    wait.reset();
    press_kept_keys(context);
}

} // namespace

std::pair<Model, Effects> update(Model model, const Message& message, Now now, game::Keeping& keeper,
                                 std::optional<ParticipantId> from) {
    if (from && !model.participants.contains(*from)) return {std::move(model), Effects{}}; // they have left
    const auto* ended = std::get_if<InputEnded>(&message);
    if (ended != nullptr && !model.participants.contains(ended->who)) return {std::move(model), Effects{}}; // likewise
    const ParticipantId asker = from.value_or(at_keyboard(model));
    if (comes_too_soon(model, asker, message, now)) return {std::move(model), Effects{}};
    if (!from && waits_for_hearing(model, message)) {
        model.being_heard.keys.push_back(message);
        return {std::move(model), Effects{}};
    }
    const bool is_by_itself = !from && happens_by_itself(model, message);
    const auto tops_before = top_screens(model);
    const TopScreen top_before = top_screen(model);
    const ParticipantId who = from.value_or(whose(model, message));
    UpdateContext context{.model = std::move(model), .now = now, .keeper = keeper, .who = who};
    take(context, message);
    do_waiting(context);
    for (const ParticipantId each : elsewhere(context.model, tops_before)) // before keys that waited lead there
        if (is_by_itself || each != asker) context.model.participants.at(each).intruded = now;
    wait_no_longer(context);
    at_each_table(context, [&] { give_up_key_question(context); });
    for (auto& [table, game] : context.model.games) list_moves(context.model, game);
    tell_untold_place(context, !is_of_somebody(context.model, message));
    if (top_screen(context.model) != top_before) context.model.being_heard.keys.clear();
    listen_hands_free(context);
    return {std::move(context.model), std::move(context.effects)};
}

namespace {

/// How long until the time on the display changes, which shows seconds, and tenths below twenty. While a clock waits
/// before it runs, it is looked at ten times a second.
std::chrono::milliseconds until_display_changes(const rules::table::Table& table, rules::board::Color side,
                                                rules::table::Instant at) {
    constexpr auto seldom = 1000ms;
    constexpr auto often = 100ms;
    const auto left = table.clock.left(side, at);
    if (!left) return seldom;
    const auto changes = *left <= 20 * seldom ? *left % often + 1ms : (*left - 1ms) % seldom + 1ms;
    const bool runs = table.clock.left(side, at + changes) == std::max(*left - changes, 0ms);
    return runs ? changes : often;
}

} // namespace

namespace {

std::optional<Now> next_wake(const Game& game, Now now) {
    std::optional<Now> wake;
    const auto wake_at = [&](Now at) { wake = std::min(at, wake.value_or(at)); };
    const bool is_on_its_way = game.unanswered && !game.awaits_ruling();
    if (is_on_its_way && !game.unanswered->is_overdue) wake_at(game.unanswered->since + longest_silence);
    for (const auto& engine : game.engines)
        if (engine && engine->delayed && !game.is_suspended()) wake_at(engine->delayed->until);
    const auto running = game.table.clock.running();
    if (!running || game.is_suspended() || game.awaits_ruling()) return wake;
    wake_at(now + until_display_changes(game.table, *running, game.time(now)));
    // A flag is seen to the millisecond.
    if (const auto deadline = rules::table::next_deadline(game.table)) {
        const Now falls = game.stand.clock.when(*deadline);
        if (falls > now) wake_at(falls);
    }
    return wake;
}

} // namespace

std::optional<Now> next_wake(const Model& model, Now now) {
    std::optional<Now> wake = next_due_act(model);
    if (const auto& wait = model.being_heard.keys_wait) wake = std::min(wait->until, wake.value_or(wait->until));
    for (const auto& [table, game] : model.games)
        if (const auto of_table = next_wake(game, now)) wake = std::min(*of_table, wake.value_or(*of_table));
    return wake;
}

} // namespace session
