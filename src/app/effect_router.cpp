#include "src/app/effect_router.hpp"

#include "base/platform/paths.hpp"
#include "base/values/overloaded.hpp"
#include "src/services/game_files.hpp"
#include "src/storage/preferences.hpp"

#include <algorithm>
#include <iostream>
#include <system_error>
#include <utility>

namespace app {

namespace {

/// Between two looks at what the library has answered.
constexpr std::chrono::milliseconds longest_wait{200};

/// How long nobody hears what has happened because it is not on disk yet, or why nothing does.
constexpr std::chrono::seconds longest_unheard{5};

/// A microphone is listened to for the last word after its key, and closed.
constexpr std::chrono::milliseconds longest_to_close{800};

/// At the end of the program, for what is to be kept of what was said: that can be cut off, what was played cannot.
constexpr std::chrono::milliseconds time_to_keep{500};
/// A library that is locked gives one try up after less.
constexpr std::chrono::milliseconds longest_try{150};

using Clock = std::chrono::steady_clock;
using ports::journal::Problem;

std::chrono::milliseconds left(Clock::time_point until) {
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
    return std::max(time, std::chrono::milliseconds::zero());
}

/// The library has not answered for too long.
ports::journal::Fault no_answer(Problem problem) {
    return {problem, std::make_error_code(std::errc::timed_out).message()};
}

/// `asked`: a SealEnvelope or UnsealEnvelope.
auto no_envelope(const auto& asked, envelope::Problem problem) {
    return [table = asked.table, who = asked.who, problem](const std::string& why) -> session::Message {
        return session::EnvelopeFailed{table, {problem, why}, who};
    };
}

/// Nobody is told of it any more but standard error.
void complain(const settings::PreferencesFault& fault) {
    if (const auto* unwritten = std::get_if<settings::NotWritten>(&fault.trouble))
        std::cerr << "The settings could not be written: " << fault.file << ": " << unwritten->why << '\n';
}

std::optional<outputs::WrittenLines> written_lines(const Options& options) {
    if (options.lines) return outputs::WrittenLines{&std::cout};
    return std::nullopt;
}

} // namespace

EffectRouter::EffectRouter(const Options& options, std::shared_ptr<const session::Equipment> equipment,
                           settings::Preferences preferences, outputs::VoiceProcess voice, std::function<void()> wake,
                           Copy copy)
    : options_(options)
    , copy_(std::move(copy))
    , preferences_(std::move(preferences))
    , outputs_(open_all(surroundings(std::move(equipment), std::move(voice), wake)))
    , speech_input_(options.data, options.own_words, options.hearing_engines, wake)
    , sound_outputs_(options.lines ? services::SoundOutputs::Names([] { return std::vector<std::string>(); })
                                   : options.sound_outputs)
    , recordings_(options.library, wake)
    , mate_proofs_(wake)
    , settings_writer_(wake)
    , engine_(wake)
    , envelopes_(options.envelopes)
    , school_(options.school, options.data, wake)
    , file_opener_(wake)
    , library_(options.library, wake) {
    for (const auto& output : outputs_) output->apply(preferences_);
}

outputs::Surroundings EffectRouter::surroundings(std::shared_ptr<const session::Equipment> equipment,
                                                 outputs::VoiceProcess voice, std::function<void()> wake) {
    return {
        .equipment = std::move(equipment),
        .preferences = preferences_,
        .transcript = options_.transcript,
        .sound_file = options_.sound_file,
        .lines = written_lines(options_),
        .cues = std::make_shared<const sounds::cues::Bank>(sounds::mixer::samples_per_second),
        .synth = speech::voice::SharedSynth::own(std::move(voice.synth)),
        .broken_voices = std::move(voice.broken),
        .notify =
            [this](const outputs::Notice& notice) {
                for (const auto& output : outputs_) output->note(notice);
            },
        .announced = [this](services::Announced announced) { recordings_.take(std::move(announced)); },
        .keep = [this](const game::PlayedGame& game,
                       ports::journal::Spoken line) { library_.keep(game, std::move(line)); },
        .wake = std::move(wake),
    };
}

void EffectRouter::carry_out(session::Effects effects) {
    effects_.add(std::move(effects));
    carry_out_ready();
}

void EffectRouter::show(const std::function<outputs::Sight(session::ParticipantId, bool in_words)>& sight_of) {
    dismiss_parting(); // once a turn, while no output is at anything
    for (const auto& output : outputs_) {
        const auto viewer = output->viewer();
        if (!viewer) continue;
        outputs::Sight sight = sight_of(*viewer, output->wants_words());
        const auto latest = shown_.find(output.get());
        if (latest != shown_.end() && latest->second == sight) continue;
        output->show(sight);
        shown_.insert_or_assign(output.get(), std::move(sight));
    }
}

void EffectRouter::join(std::unique_ptr<outputs::Output> output) {
    output->apply(preferences_);
    outputs_.push_back(std::move(output));
}

void EffectRouter::part(const outputs::Output& output) {
    const auto place = std::ranges::find_if(outputs_, [&output](const auto& each) { return each.get() == &output; });
    shown_.erase(&output);
    parting_.push_back(std::move(*place));
    outputs_.erase(place);
}

/// Those that part, once nothing waits that may have to be told to them.
void EffectRouter::dismiss_parting() {
    if (effects_.is_empty()) parting_.clear();
}

std::vector<std::pair<inputs::Input*, session::ParticipantId>> EffectRouter::keys() const {
    std::vector<std::pair<inputs::Input*, session::ParticipantId>> found;
    for (const auto& output : outputs_)
        if (inputs::Input* keys = output->keys()) found.emplace_back(keys, output->viewer().value());
    return found;
}

void EffectRouter::carry_out_ready() {
    while (const auto effect = effects_.next()) carry_out(*effect);
}

void EffectRouter::close_microphone(const auto& effect) {
    closing_since_ = Clock::now();
    speech_input_.carry_out(effect);
}

/// A microphone that does not close keeps nothing from being told.
void EffectRouter::watch_microphone() {
    if (!closing_since_ || Clock::now() - *closing_since_ < longest_to_close) return;
    closing_since_.reset();
    if (effects_.is_listening()) effects_.give_up_microphone();
}

void EffectRouter::carry_out(const session::Effect& effect) {
    std::visit(base::values::Overloaded{
                   [this](const session::Tell& what) { tell(what); },
                   [this](const session::HushSpeech&) {
                       forget_recordings();
                       for (const auto& output : outputs_) output->hush();
                   },
                   [this](const session::TogglePause&) {
                       for (const auto& output : outputs_) output->toggle_pause();
                   },
                   [this](const session::Listen& listen) {
                       closing_since_.reset();
                       speech_input_.carry_out(listen);
                   },
                   [this](const session::ListenHandsFree& listen) {
                       is_hands_free_ = listen.is_wanted;
                       watch_own_sound();
                       speech_input_.carry_out(listen);
                   },
                   [this](const session::HearUtterance& utterance) { speech_input_.carry_out(utterance); },
                   [this](const session::StopListening& stop) { close_microphone(stop); },
                   [this](const session::HearReply& reply) { close_microphone(reply); },
                   [this](const session::LearnWord& learn) { close_microphone(learn); },
                   [this](const session::ListWords& list) { speech_input_.carry_out(list); },
                   [this](const session::PlayWord& play) {
                       word_wanted_ = play.word;
                       speech_input_.carry_out(play);
                   },
                   [this](const session::ForgetWords& forget) { speech_input_.carry_out(forget); },
                   [this](const session::ReadAnswers& read) { school_.carry_out(read); },
                   [this](const session::KeepAnswer& answer) { school_.carry_out(answer); },
                   [this](const session::ReadExercises& read) { school_.carry_out(read); },
                   [this](const session::ApplyPreferences& chosen) { apply(chosen.preferences); },
                   [this](const session::StartEngine& start) { engine_.carry_out(start); },
                   [this](const session::AskEngine& ask) { engine_.carry_out(ask); },
                   [this](const session::StopEngine& stop) { engine_.carry_out(stop); },
                   [this](const session::EndEngine& end) { engine_.carry_out(end); },
                   [this](const session::LeaveTable& left) {
                       for (const auto& output : outputs_) output->leave(left.table);
                   },
                   [this](const session::ListGames& list) { library_.carry_out(list); },
                   [this](const session::CreateGame& create) { library_.carry_out(create); },
                   [this](const session::AppendEvents& events) { library_.carry_out(events); },
                   [this](const session::WorkOutMate& asked) {
                       mate_proofs_.give(
                           [asked] {
                               return std::vector{session::MateWorkedOut{asked.table, asked.question,
                                                                         rules::table::work_out(asked.question)}};
                           },
                           [asked](const std::string&) { // what cannot be proved is not known
                               return std::vector{session::MateWorkedOut{asked.table, asked.question,
                                                                         rules::verdict::Winnable::Unknown}};
                           });
                   },
                   [this](const session::RecordTime& time) { library_.carry_out(time); },
                   [this](const session::LoadGame& load) {
                       recordings_.resume(load.game);
                       library_.carry_out(load);
                   },
                   [this](const session::ReviewGame& review) { library_.carry_out(review); },
                   [this](const session::PlayRecording& play) {
                       recordings_.carry_out(play);
                       take_recordings();
                   },
                   [this](const session::ReleaseGame& game) { release(game.game); },
                   [this](const session::SealEnvelope& seal) {
                       library_.afterwards([this, seal] { return envelopes_.carry_out(seal); },
                                           no_envelope(seal, envelope::Problem::NotKept));
                   },
                   [this](const session::UnsealEnvelope& unseal) {
                       library_.afterwards([this, unseal] { return envelopes_.carry_out(unseal); },
                                           no_envelope(unseal, envelope::Problem::Missing));
                   },
                   [this](const session::WriteSheet& sheet) { write_sheet(sheet); },
                   [this](const session::WriteGame& game) { write_game(game); },
                   [this](const session::CopyGame& game) { copy_game(game); },
                   [this](const session::ExamineFolder& examine) { examine_folder(examine); },
                   [this](const session::DeleteGame& game) { library_.carry_out(game); },
                   [this](const session::RenameGame& game) { library_.carry_out(game); },
                   [this](const session::SettleLibrary& settle) { library_.carry_out(settle); },
                   [this](const session::RenewLibrary& renew) { library_.carry_out(renew); },
                   [](const session::QuitProgram&) {},
               },
               effect);
}

/// Something else is heard than the recordings that were asked for.
void EffectRouter::forget_recordings() {
    recordings_.forget();
    word_wanted_.reset();
}

/// What begins to sound now is not taken for the player.
void EffectRouter::note_own_sound(bool is_heard) {
    is_sounding_ = is_heard;
    speech_input_.note_own_sound(is_heard);
}

void EffectRouter::watch_own_sound() {
    if (!is_hands_free_) return;
    note_own_sound(std::ranges::any_of(outputs_, [](const auto& output) { return output->is_sounding(); }) ||
                   std::ranges::any_of(parting_, [](const auto& output) { return output->is_sounding(); }));
}

void EffectRouter::play(const std::vector<float>& samples) {
    if (is_hands_free_) note_own_sound(true);
    for (const auto& output : outputs_) output->play(samples);
}

void EffectRouter::tell(const session::Tell& tell) {
    const bool is_heard = tell.to == outputs::at_keyboard || std::holds_alternative<session::RoomOf>(tell.to);
    if (is_hands_free_ && is_heard) note_own_sound(true);
    if (tell.keeping && !options_.lines) recordings_.expect(*tell.keeping); // nothing is spoken that could be kept
    using speech::announce::Urgency;
    const Urgency urgency = tell.utterance.urgency;
    const bool is_heard_at_once = urgency == Urgency::Answer || urgency == Urgency::Alarm;
    if (tell.to == outputs::at_keyboard && is_heard_at_once) forget_recordings();
    for (const auto& output : outputs_) output->tell(tell);
    for (const auto& output : parting_) output->tell(tell);
}

void EffectRouter::apply(const settings::Preferences& preferences) {
    preferences_ = preferences;
    unsaved_ = true;
    for (const auto& output : outputs_) output->apply(preferences_);
}

/// What is still being recorded of the game is kept first.
void EffectRouter::release(const game::PlayedGame& game) {
    const auto id = game::in_journal(game);
    if (!id || recordings_.may_release(*id)) library_.release(game);
}

/// A folder the player has chosen is not made: what is not there is a stick that was pulled out.
services::FilePlaces EffectRouter::file_places() const {
    if (preferences_.documents) return {options_.data, base::platform::path_of(*preferences_.documents)};
    return {options_.data, options_.documents, true};
}

void EffectRouter::write_sheet(const session::WriteSheet& effect) {
    library_.with_game(
        session::LibraryRequest::WriteSheet, effect.game, [this, effect, places = file_places()](const auto& stored) {
            return services::LibraryAnswer{services::write_scoresheet(effect, stored, places, file_opener_)};
        });
}

void EffectRouter::write_game(const session::WriteGame& effect) {
    library_.with_game(session::LibraryRequest::WriteGame, effect.game,
                       [this, effect, places = file_places()](const auto& stored) {
                           return services::LibraryAnswer{services::write_game(effect, stored, places, file_opener_)};
                       });
}

void EffectRouter::copy_game(const session::CopyGame& effect) {
    library_.with_game(session::LibraryRequest::WriteGame, effect.game,
                       [effect, places = file_places()](const auto& stored) -> services::LibraryAnswer {
                           auto made = services::game_to_copy(effect, stored, places);
                           if (auto* failed = std::get_if<session::FileFailed>(&made))
                               return session::Message{std::move(*failed)};
                           return services::CopyMade{effect, std::get<std::string>(std::move(made))};
                       });
}

void EffectRouter::examine_folder(const session::ExamineFolder& examine) {
    const auto answer = [examine](std::optional<session::FolderTrouble> trouble) -> session::Message {
        return session::FolderExamined{examine.folder, trouble, examine.who};
    };
    library_.afterwards(
        [examine, answer] { return answer(services::trouble_with(base::platform::path_of(examine.folder))); },
        [answer](const std::string&) { return answer(session::FolderTrouble::Closed); });
}

void EffectRouter::put_on_clipboard(const services::CopyMade& copy) {
    const auto& [game, who] = copy.asked;
    const std::optional<std::string> why =
        copy_ ? copy_(copy.pgn) : std::make_error_code(std::errc::not_supported).message();
    if (why) return reply(session::FileFailed{game, session::FileOf::Copy, *why, who});
    reply(session::GameCopied{game, who});
}

void EffectRouter::take_recordings() {
    while (auto outcome = recordings_.poll())
        std::visit(base::values::Overloaded{
                       [this](services::RecordingKept& kept) { library_.keep(kept.game, std::move(kept.recording)); },
                       [this](const services::ReleaseDue& due) { library_.release(due.game); },
                       [this](const services::RecordingsWanted& wanted) {
                           library_.find_recordings(wanted.request, wanted.game, wanted.ply);
                       },
                       [this](const services::RecordingRead& read) { play(read.samples); },
                       [this](session::Message& message) { reply(std::move(message)); },
                   },
                   *outcome);
}

void EffectRouter::take(services::LibraryAnswer answer) {
    std::visit(base::values::Overloaded{
                   [this](session::Message& message) { reply(std::move(message)); },
                   [this](const services::AppendAnswered& answered) {
                       effects_.answered(answered.table);
                       library_waited_for_.reset();
                   },
                   [this](services::RecordingsFound& found) {
                       recordings_.take(std::move(found));
                       take_recordings();
                   },
                   [this](const services::CopyMade& copy) { put_on_clipboard(copy); },
               },
               answer);
}

/// Whether there was one.
bool EffectRouter::take_library_answer() {
    auto answer = library_.poll();
    if (answer) take(std::move(*answer));
    return answer.has_value();
}

/// Until nothing waits for the library's answer any more, but not beyond that time.
void EffectRouter::settle_library(Clock::time_point until) {
    do {
        library_.finish(std::min(longest_wait, left(until)));
        while (take_library_answer()) {
        }
        carry_out_ready();
    } while (!effects_.is_empty() && Clock::now() < until);
}

void EffectRouter::finish_speaking(std::chrono::milliseconds longest) {
    const auto until = Clock::now() + longest;
    const auto said = until - std::min(time_to_keep, longest / 2);
    keep_preferences();
    effects_.stop_listening();
    settle_library(said);
    for (const auto& output : outputs_) output->finish(said);
    for (const auto& output : parting_) output->finish(said);
    take_recordings();
    if (!recordings_.finish(left(until))) std::cerr << "Announcements could not be kept in time\n";
    take_recordings();
    settle_library(until);
    library_.write_rest(until - longest_try);
    if (!library_.finish(left(until))) std::cerr << "What was played or said last could not be written in time\n";
    if (!settings_writer_.finish(left(until))) std::cerr << "The settings could not be written in time\n";
    while (const auto fault = settings_writer_.poll()) complain(*fault);
    if (!school_.finish(left(until))) std::cerr << "The last answers in the school could not be written in time\n";
    while (const auto message = school_.poll())
        if (const auto* failed = std::get_if<session::AnswersNotKept>(&*message))
            std::cerr << "An answer in the school could not be kept: " << failed->why << '\n';
}

std::optional<session::Message> EffectRouter::next_report() {
    if (auto fault = settings_writer_.poll()) return session::PreferencesFailed{std::move(*fault)};
    if (auto report = engine_.poll()) return report;
    if (auto found = sound_outputs_.poll()) return found;
    while (auto outcome = speech_input_.poll()) {
        if (auto* message = std::get_if<session::Message>(&*outcome)) {
            if (std::holds_alternative<session::ListeningEnded>(*message)) effects_.microphone_closed();
            if (std::holds_alternative<session::HearingFailed>(*message)) effects_.hearing_failed();
            return std::move(*message);
        }
        const auto& read = std::get<services::WordRead>(*outcome);
        if (word_wanted_ != read.word) continue;
        word_wanted_.reset();
        play(read.samples);
    }
    if (auto worked_out = mate_proofs_.poll()) return worked_out;
    if (auto unopened = file_opener_.poll()) return unopened;
    if (auto answer = school_.poll()) return answer;
    if (effects_.is_listening()) return std::nullopt; // a speaker who died is replaced, and told of, behind that
    for (const auto& output : outputs_)
        if (auto report = output->next_report()) {
            // Where one has come, others may have too.
            if (std::holds_alternative<session::SoundFound>(*report)) sound_outputs_.look();
            return report;
        }
    return std::nullopt;
}

/// A disk that hangs keeps nobody from hearing what happens, or why nothing does.
void EffectRouter::watch_library() {
    watch_events();
    watch_requests();
}

/// The player is told that what happens may be lost.
void EffectRouter::watch_events() {
    if (!effects_.waits_for_library()) return library_waited_for_.reset();
    if (!library_waited_for_) library_waited_for_ = Clock::now();
    if (Clock::now() - *library_waited_for_ < longest_unheard) return;
    library_waited_for_.reset();
    is_silence_told_ = true;
    for (const game::PlayedGame& game : effects_.give_up_waiting())
        reply(session::LibraryFailed{session::LibraryRequest::Append, game, no_answer(Problem::CannotWrite)});
}

/// Of anything else that is asked of the library: once, until all of it is answered.
void EffectRouter::watch_requests() {
    const auto since = library_.waited_for_since();
    if (!since) is_silence_told_ = false;
    if (!since || effects_.waits_for_library() || Clock::now() - *since < longest_unheard) return;
    if (!std::exchange(is_silence_told_, true))
        reply(session::LibraryFailed{session::LibraryRequest::Open, std::nullopt, no_answer(Problem::CannotOpen)});
}

std::optional<session::Message> EffectRouter::next_reply() {
    take_recordings();
    watch_library();
    watch_microphone();
    do {
        // What the library answered is told before anything that waited for the answer is said.
        if (replies_.empty()) carry_out_ready();
    } while (replies_.empty() && take_library_answer());
    if (replies_.empty()) {
        auto report = next_report();
        watch_own_sound();
        return report;
    }
    session::Message next = std::move(replies_.front());
    replies_.pop_front();
    return next;
}

void EffectRouter::keep_preferences() {
    if (!unsaved_) return;
    using Faults = std::vector<settings::PreferencesFault>;
    settings_writer_.drop_waiting(); // these are in what is written now
    settings_writer_.give(
        [file = options_.settings, preferences = preferences_] {
            auto fault = storage::save_preferences(file, preferences);
            return fault ? Faults{std::move(*fault)} : Faults{};
        },
        [file = base::platform::shown(options_.settings)](const std::string& why) {
            return Faults{{file, 0, settings::NotWritten{why}}};
        });
    unsaved_ = false;
}

} // namespace app
