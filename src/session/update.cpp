#include "src/session/update.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/plain_line.hpp"
#include "src/session/board/mouse.hpp"
#include "src/session/board/talk.hpp"
#include "src/session/board_keys.hpp"
#include "src/session/devices/picture.hpp"
#include "src/session/devices/sound.hpp"
#include "src/session/devices/speaker.hpp"
#include "src/session/input.hpp"
#include "src/session/library/beginning.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/library/review.hpp"
#include "src/session/officials/ruling.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/opponent/opponent.hpp"
#include "src/session/place.hpp"
#include "src/session/play/settle.hpp"
#include "src/session/replies.hpp"
#include "src/session/widgets/question.hpp"

#include <array>
#include <chrono>

namespace session {

using speech::phrases::PhraseId;
using namespace std::chrono_literals;

namespace {

/// A key pressed for what was there before is not meant for the screen that has just come up.
constexpr auto key_meant_for_another = 500ms;

bool is_of_mouse(const Message& message) {
    return std::holds_alternative<SquareClicked>(message) || std::holds_alternative<RowClicked>(message) ||
           std::holds_alternative<RowPointed>(message) || std::holds_alternative<ControlClicked>(message);
}

bool is_of_player(const Model& model, const Message& message) {
    const bool is_key = std::holds_alternative<KeyPressed>(message) || std::holds_alternative<UnknownKey>(message) ||
                        std::holds_alternative<TextTyped>(message);
    return is_key || (is_of_mouse(message) && !is_shared(model));
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
    const bool is_of_another = is_shared(model) && is_of_mouse(message) && !std::holds_alternative<RowPointed>(message);
    return is_of_another || std::holds_alternative<EngineReported>(message) || std::holds_alternative<Tick>(message) ||
           std::holds_alternative<MachineSlept>(message) || std::holds_alternative<LibraryFailed>(message) ||
           std::holds_alternative<MateWorkedOut>(message);
}

/// Which screen takes the keys, as far as it matters to whom a key is meant.
std::array<std::size_t, 3> top_of(const Model& model) {
    const Screen& top = model.participants[at_keyboard(model).place].screens.back();
    const auto which = std::visit(
        base::values::Overloaded{
            [](const ListScreen& list) { return static_cast<std::size_t>(list.kind); },
            [](const ConfirmScreen& question) { return static_cast<std::size_t>(question.about); },
            [](const TextScreen& line) { return static_cast<std::size_t>(line.purpose); },
            [](const BoardScreen&) { return std::size_t{0}; },
            [](const DescribeKeysScreen& describing) { return static_cast<std::size_t>(describing.keys_of); },
        },
        top);
    return {model.participants[at_keyboard(model).place].screens.size(), top.index(), which};
}

} // namespace

Model begin(std::shared_ptr<const Equipment> equipment, settings::Preferences preferences) {
    Model model;
    model.equipment = std::move(equipment);
    model.preferences = std::move(preferences);
    model.participants = {Participant{.screens = {ListScreen{ListKind::MainMenu}}}};
    return model;
}

std::pair<Model, Effects> update(Model model, const Message& message, Now now) {
    if (comes_too_soon(model, message, now)) return {std::move(model), {}};
    const bool is_by_itself = happens_by_itself(model, message);
    const auto top_before = top_of(model);
    const ParticipantId who = is_of_mouse(message) ? at_screen(model) : at_keyboard(model);
    Step step{.model = std::move(model), .now = now, .who = who};
    std::visit(base::values::Overloaded{
                   [&step](const ProgramStarted& started) { welcome(step, started); },
                   [&step](const KeyPressed& key) { press_key(step, key); },
                   [&step](const KeyReleased& key) {
                       if (key.command == Command::Talk) finish_talking(step);
                   },
                   [&step](const UnknownKey& key) { press_unknown_key(step, key); },
                   [&step](const TextTyped& typed) { type(step, rules::notation::plain_line(typed.text)); },
                   [&step](const SquareClicked& click) {
                       if (!step.participant().has_voice) return click_own_board(step, click.square);
                       click_square(step, click.square);
                   },
                   [&step](const RowClicked& click) { choose(step, click); },
                   [&step](const RowPointed& pointed) { point_at(step, pointed); },
                   [&step](const ControlClicked& click) {
                       if (!step.participant().has_voice) return click_beside_own_board(step, click.control);
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
    if (step.is_place_untold) step.focus(place_words(step));
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
