#include "src/session/update.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/plain_line.hpp"
#include "src/session/act.hpp"
#include "src/session/arbiter.hpp"
#include "src/session/beginning.hpp"
#include "src/session/board.hpp"
#include "src/session/command_list.hpp"
#include "src/session/help.hpp"
#include "src/session/list.hpp"
#include "src/session/neighbour.hpp"
#include "src/session/opponent.hpp"
#include "src/session/picture.hpp"
#include "src/session/play.hpp"
#include "src/session/privacy.hpp"
#include "src/session/replies.hpp"
#include "src/session/review.hpp"
#include "src/session/sealing.hpp"
#include "src/session/settings/change.hpp"
#include "src/session/speaker.hpp"
#include "src/session/talk.hpp"
#include "src/session/text_entry.hpp"
#include "src/settings/table.hpp"

#include <array>
#include <chrono>

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
    if (step.model.history.empty()) return step.edge(step.phrase(PhraseId::HistoryEmpty));
    if (moved) {
        step.focus(step.model.history.here());
    } else {
        step.edge(step.model.history.here());
    }
}

void repeat_last(Step& step, int times) {
    History& history = step.model.history;
    if (history.empty()) return step.edge(step.phrase(PhraseId::HistoryEmpty));
    history.last();
    if (times > 1) return step.focus(spelled(step, history.here()));
    step.repeat(history.here(), history.picture_here());
}

void recent_message(Step& step, int number) {
    const auto* message = step.model.history.recent(static_cast<std::size_t>(number));
    if (message == nullptr) return step.edge(step.phrase(PhraseId::HistoryNotSoMany));
    step.focus(*message);
}

/// Commands that mean the same on every screen; false for any other.
bool global_command(Step& step, const KeyPressed& key, int times) {
    History& history = step.model.history;
    switch (key.command) {
    case Command::Hush: step.effects.emplace_back(HushSpeech{}); return true;
    case Command::Pause: step.effects.emplace_back(TogglePause{}); return true;
    case Command::Help:
        if (times > 1) {
            open_key_list(step);
        } else {
            step.answer(context_help(step));
        }
        return true;
    case Command::KeyList: open_key_list(step); return true;
    case Command::DescribeKeys:
        step.push(DescribeKeysScreen{context(step.model)});
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
    if (list != nullptr && key.chord.name == "Space" && is_part_of_word(step, *list)) return type_ahead(step, " ");
    if (confirm_command(step, key.command) || list_command(step, key.command) || text_command(step, key.command) ||
        board_command(step, key.command, key.number, times))
        return;
    global_command(step, key, times);
}

namespace {

void type(Step& step, const std::string& text) {
    if (std::holds_alternative<TextScreen>(step.top())) return type_text(step, text);
    if (std::holds_alternative<ConfirmScreen>(step.top())) return confirm_by_letter(step, text);
    if (std::holds_alternative<ListScreen>(step.top())) return type_ahead(step, text);
    if (std::holds_alternative<DescribeKeysScreen>(step.top())) return describe_text(step, text);
}

/// A key pressed for what was there before is not meant for the screen that has just come up.
constexpr auto key_meant_for_another = 500ms;

bool is_of_player(const Model& model, const Message& message) {
    const bool is_key = std::holds_alternative<KeyPressed>(message) || std::holds_alternative<UnknownKey>(message) ||
                        std::holds_alternative<TextTyped>(message);
    const bool is_mouse = std::holds_alternative<SquareClicked>(message) ||
                          std::holds_alternative<RowClicked>(message) || std::holds_alternative<RowPointed>(message) ||
                          std::holds_alternative<ControlClicked>(message);
    return is_key || (is_mouse && !has_neighbour(model));
}

/// Asks for nothing but silence, which is meant for whatever is being said.
bool is_for_voice(const Message& message) {
    const auto* key = std::get_if<KeyPressed>(&message);
    return key != nullptr && (key->command == Command::Hush || key->command == Command::Pause);
}

bool comes_too_soon(const Model& model, const Message& message, Now now) {
    const bool has_just_come = model.intruded && now - *model.intruded < key_meant_for_another;
    return has_just_come && is_of_player(model, message) && !is_for_voice(message);
}

/// What happens without a key of the player's, and may bring up a screen or take one away.
bool happens_by_itself(const Model& model, const Message& message) {
    const bool is_of_neighbour = has_neighbour(model) && (std::holds_alternative<SquareClicked>(message) ||
                                                          std::holds_alternative<RowClicked>(message) ||
                                                          std::holds_alternative<ControlClicked>(message));
    return is_of_neighbour || std::holds_alternative<EngineReported>(message) ||
           std::holds_alternative<Tick>(message) || std::holds_alternative<MachineSlept>(message) ||
           std::holds_alternative<LibraryFailed>(message) || std::holds_alternative<MateWorkedOut>(message);
}

/// Which screen takes the keys, as far as it matters to whom a key is meant.
std::array<std::size_t, 3> top_of(const Model& model) {
    const Screen& top = model.screens.back();
    const auto which = std::visit(
        base::values::Overloaded{
            [](const ListScreen& list) { return static_cast<std::size_t>(list.kind); },
            [](const ConfirmScreen& question) { return static_cast<std::size_t>(question.about); },
            [](const TextScreen& line) { return static_cast<std::size_t>(line.purpose); },
            [](const BoardScreen&) { return std::size_t{0}; },
            [](const DescribeKeysScreen& describing) { return static_cast<std::size_t>(describing.keys_of); },
        },
        top);
    return {model.screens.size(), top.index(), which};
}

} // namespace

Model begin(std::shared_ptr<const Equipment> equipment, settings::Preferences preferences) {
    Model model;
    model.equipment = std::move(equipment);
    model.preferences = std::move(preferences);
    model.screens = {ListScreen{ListKind::MainMenu}};
    return model;
}

std::pair<Model, Effects> update(Model model, const Message& message, Now now) {
    if (comes_too_soon(model, message, now)) return {std::move(model), {}};
    const bool is_by_itself = happens_by_itself(model, message);
    const auto top_before = top_of(model);
    Step step{.model = std::move(model), .now = now};
    std::visit(base::values::Overloaded{
                   [&step](const ProgramStarted& started) { welcome(step, started); },
                   [&step](const KeyPressed& key) { press_key(step, key); },
                   [&step](const KeyReleased& key) {
                       if (key.command == Command::Talk) finish_talking(step);
                   },
                   [&step](const UnknownKey& key) {
                       if (std::holds_alternative<DescribeKeysScreen>(step.top())) return describe_key(step, key.chord);
                       step.edge(step.phrase(PhraseId::KeysNothing, {{"key", chord_words(step, key.chord)}}));
                   },
                   [&step](const TextTyped& typed) { type(step, rules::notation::plain_line(typed.text)); },
                   [&step](const SquareClicked& click) {
                       if (has_neighbour(step.model)) return neighbour_clicks(step, click.square);
                       click_square(step, click.square);
                   },
                   [&step](const RowClicked& click) {
                       if (has_neighbour(step.model)) return neighbour_chooses(step, click.row);
                       choose_row(step, click.row);
                   },
                   [&step](const RowPointed& pointed) {
                       if (has_neighbour(step.model)) return neighbour_points(step, pointed.row);
                       point_at_row(step, pointed.row);
                   },
                   [&step](const ControlClicked& click) {
                       if (has_neighbour(step.model)) return neighbour_clicks(step, click.control);
                       click_control(step, click.control);
                   },
                   [&step](const OutputsFound& found) { step.model.outputs = found.names; },
                   [&step](const Tick&) { pass_time(step); },
                   [&step](const MachineSlept& asleep) { machine_slept(step, asleep.time); },
                   [&step](const CloseRequested&) { ask(step, Confirmation::Quit); },
                   [&step](const EndRequested&) { quit(step); },
                   [&step](const EngineReported& said) { hear_engine(step, said); },
                   [&step](const GamesListed& listed) { games_listed(step, listed.games); },
                   [&step](const GameCreated& created) { game_created(step, created); },
                   [&step](const GameLoaded& loaded) {
                       resume_game(step, loaded.game);
                       tell_of_chain(step, loaded.chain);
                   },
                   [&step](const GameToReview& found) { review_game(step, found.game); },
                   [&step](const NoRecording& none) { no_recording(step, none); },
                   [&step](const RecordingSpoilt& spoilt) { recording_spoilt(step, spoilt); },
                   [&step](const NotRecorded& failed) {
                       step.news(step.phrase(PhraseId::ReviewNotRecorded, {{"why", failed.why}}));
                   },
                   [&step](const LibraryFailed& failed) { library_failed(step, failed); },
                   [&step](const EventsKept& kept) { events_kept(step, kept); },
                   [&step](const MateWorkedOut& answer) { mate_worked_out(step, answer); },
                   [&step](const LibrarySettled&) { library_settled(step); },
                   [&step](const LibraryRenewed& renewed) { library_renewed(step, renewed); },
                   [&step](const EnvelopeSealed& sealed) { envelope_sealed(step, sealed); },
                   [&step](const EnvelopeWantsKey& wants) { ask_for_key(step, wants); },
                   [&step](const EnvelopeWantsOpener& wants) { ask_to_open(step, wants); },
                   [&step](const EnvelopeUnsealed& unsealed) { envelope_unsealed(step, unsealed); },
                   [&step](const EnvelopeFailed& failed) { envelope_failed(step, failed); },
                   [&step](const SheetWritten& sheet) {
                       step.answer(step.phrase(PhraseId::SheetWritten, {{"file", sheet.file}}));
                   },
                   [&step](const SheetFailed& failed) {
                       step.refuse(step.phrase(PhraseId::SheetNotWritten, {{"detail", failed.why}}));
                   },
                   [&step](const SpeechHeard& speech) { understand(step, speech); },
                   [&step](const HearingFailed& failed) {
                       step.refuse(step.phrase(PhraseId::HearingFailed, {{"why", failed.why}}));
                   },
                   [&step](const PreferencesFailed& failed) { preferences_failed(step, failed.fault); },
                   [&step](const DataBroken& broken) { data_broken(step, broken); },
                   [&step](const VoiceReplaced& replaced) {
                       step.news(step.phrase(PhraseId::SoundsVoiceReplaced, {{"voice", replaced.voice}}));
                   },
                   [&step](const SoundFound& found) { sound_found(step, found); },
                   [&step](const SoundLost& lost) { sound_lost(step, lost); },
                   [&step](const SpeakerLost& lost) { speaker_lost(step, lost); },
                   [&step](const SoundFailed& failed) {
                       step.news(step.phrase(PhraseId::SoundsFailed, {{"why", failed.why}}));
                   },
                   [&step](const PictureFailed& failed) { picture_failed(step, failed); },
               },
               message);
    if (is_by_itself && top_of(step.model) != top_before) step.model.intruded = now;
    return {std::move(step.model), std::move(step.effects)};
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

std::optional<Now> next_wake(const Model& model, Now now) {
    if (!model.game || model.game->is_suspended() || model.game->awaited) return std::nullopt;
    const Game& game = *model.game;
    const auto running = game.table.clock.running();
    if (!running) return std::nullopt;
    Now wake = now + until_display_changes(game.table, *running, game.time(now));
    // A flag is seen to the millisecond.
    if (const auto deadline = rules::table::next_deadline(game.table)) {
        const Now falls = game.clock.when(*deadline);
        if (falls > now && falls < wake) wake = falls;
    }
    return wake;
}

} // namespace session
