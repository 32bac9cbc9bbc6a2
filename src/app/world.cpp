#include "src/app/world.hpp"

#include "sounds/device/output.hpp"
#include "src/session/overloaded.hpp"
#include "src/storage/laying.hpp"
#include "src/storage/whole_file.hpp"

#include <ctime>
#include <utility>

namespace app {

using session::Effect;
using session::LibraryFailed;

namespace {

/// `2026-11-20T14:30:00Z`.
std::string utc_now() {
    const std::time_t seconds = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

/// When that was on the clock of whoever sits here: `2026-11-20T15:30:00`. A text that is no such time stays as it is.
std::string local_time(const std::string& utc) {
    std::tm parts{};
    if (strptime(utc.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts) == nullptr) return utc;
    const std::time_t seconds = timegm(&parts);
    localtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    return text.data();
}

} // namespace

World::World(const Options& options, const session::Equipment& equipment, storage::Preferences preferences,
             VoiceProcess voice, std::function<void()> wake)
    : options_(options)
    , preferences_(std::move(preferences))
    , voice_(options, equipment, preferences_, std::move(voice), wake)
    , ear_(options.data, wake)
    , wake_(std::move(wake))
    , recorder_(wake_)
    , outputs_(std::async(std::launch::async, sounds::device::output_names)) {}

storage::Library* World::library() {
    if (library_) return &*library_;
    auto opened = storage::Library::open(options_.library);
    if (auto* fault = std::get_if<storage::LibraryFault>(&opened)) {
        reply(LibraryFailed{std::move(*fault)});
        return nullptr;
    }
    library_.emplace(std::get<storage::Library>(std::move(opened)));
    return &*library_;
}

/// After one event that could not be kept, the journal ends: with a gap in it, the game could never be gone on with.
void World::append(const session::AppendEvent& effect) {
    if (torn_ == effect.game) return;
    storage::Library* games = library();
    auto fault = games == nullptr ? std::nullopt : write_remarks(effect.game);
    if (games != nullptr && !fault) fault = games->append(effect.game, effect.event);
    if (games != nullptr && !fault) return;
    torn_ = effect.game;
    unwritten_.erase(effect.game);
    if (fault) reply(LibraryFailed{{storage::LibraryProblem::CannotWrite, fault->detail}});
}

/// A line that cannot be kept now, because another program is just writing, is kept with the next entry. If it cannot
/// be kept then either, that is told.
void World::keep(storage::GameId game, storage::Remark remark) {
    if (torn_ == game) return;
    unwritten_[game].push_back(std::move(remark));
    write_remarks(game);
}

std::optional<storage::LibraryFault> World::write_remarks(storage::GameId game) {
    storage::Library* games = library();
    const auto remarks = unwritten_.find(game);
    if (games == nullptr || remarks == unwritten_.end()) return std::nullopt;
    auto fault = games->append(game, remarks->second);
    if (!fault) unwritten_.erase(remarks);
    return fault;
}

/// A second of table time more or less is not worth a word; the next event tells it anyway.
void World::record_time(const session::RecordTime& effect) {
    if (torn_ == effect.game) return;
    if (storage::Library* games = library()) games->record_time(effect.game, effect.seen);
}

/// What is still being recorded of the game is kept first.
void World::release(storage::GameId game) {
    if (unrecorded_.contains(game)) {
        leaving_.insert(game);
        return;
    }
    storage::Library* games = library();
    if (games == nullptr) return;
    if (const auto fault = write_remarks(game)) reply(LibraryFailed{*fault});
    unwritten_.erase(game);
    if (const auto fault = games->release(game)) reply(LibraryFailed{*fault});
}

/// An engine may take its time to go; it goes without us.
void World::end_engine() {
    if (engine_) farewells_.emplace_back([engine = std::move(engine_)]() mutable { engine.reset(); });
}

void World::create(const session::CreateGame& effect) {
    storage::Library* games = library();
    if (games == nullptr) return;
    storage::NewGame game = effect.game;
    game.started = utc_now();
    auto created = games->create(game);
    if (auto* fault = std::get_if<storage::LibraryFault>(&created)) return reply(LibraryFailed{std::move(*fault)});
    reply(session::GameCreated{std::get<storage::GameId>(created)});
}

void World::list_games() {
    storage::Library* games = library();
    if (games == nullptr) return;
    auto listed = games->list();
    if (auto* fault = std::get_if<storage::LibraryFault>(&listed)) return reply(LibraryFailed{std::move(*fault)});
    auto& games_kept = std::get<std::vector<storage::GameSummary>>(listed);
    for (storage::GameSummary& game : games_kept) game.started = local_time(game.started);
    reply(session::GamesListed{std::move(games_kept)});
}

void World::load(storage::GameId game) {
    storage::Library* games = library();
    if (games == nullptr) return;
    leaving_.erase(game);
    auto taken = games->take(game);
    if (auto* fault = std::get_if<storage::LibraryFault>(&taken)) return reply(LibraryFailed{std::move(*fault)});
    if (torn_ == game) torn_.reset(); // it goes on from the last event that was kept
    reply(session::GameLoaded{std::get<storage::StoredGame>(std::move(taken))});
}

void World::review(storage::GameId game) {
    storage::Library* games = library();
    if (games == nullptr) return;
    auto loaded = games->load(game);
    if (auto* fault = std::get_if<storage::LibraryFault>(&loaded)) return reply(LibraryFailed{std::move(*fault)});
    reply(session::GameToReview{std::get<storage::StoredGame>(std::move(loaded))});
}

void World::say(const session::Say& say) {
    if (say.keeping) ++unrecorded_[say.keeping->game];
    using speech::announce::Urgency;
    const Urgency urgency = say.utterance.urgency;
    if (urgency == Urgency::Answer || urgency == Urgency::Alarm) to_be_heard_.reset();
    voice_.say(say);
}

void World::take_announced() {
    for (Announced& announced : voice_.take_announced())
        std::visit(session::Overloaded{
                       [this](Taped& taped) {
                           recorder_.keep(storage::recordings_folder(options_.library, taped.what.game),
                                          std::move(taped));
                       },
                       [this](const Incomplete& incomplete) { recorded(incomplete.what); },
                   },
                   announced);
}

void World::take_recorded() {
    while (auto done = recorder_.poll())
        std::visit(session::Overloaded{
                       [this](const Kept& kept) {
                           keep(kept.what.game, kept.recording);
                           recorded(kept.what);
                       },
                       [this](const NotKept& failed) {
                           recorded(failed.what);
                           if (!std::exchange(recording_has_failed_, true)) reply(session::NotRecorded{failed.why});
                       },
                       [this](Fetched& fetched) { answer_fetched(fetched); },
                       [this](const Spoilt& spoilt) { answer_spoilt(spoilt); },
                   },
                   *done);
}

/// Nothing more comes of this announcement.
void World::recorded(const session::Keeping& what) {
    const auto left = unrecorded_.find(what.game);
    if (--left->second > 0) return;
    unrecorded_.erase(left);
    if (leaving_.erase(what.game) > 0) release(what.game);
}

void World::play(const session::PlayRecording& effect) {
    storage::Library* games = library();
    if (games == nullptr) return;
    const auto loaded = games->load(effect.game);
    if (const auto* fault = std::get_if<storage::LibraryFault>(&loaded)) return reply(LibraryFailed{*fault});
    const auto all = games->recordings(effect.game);
    if (const auto* fault = std::get_if<storage::LibraryFault>(&all)) return reply(LibraryFailed{*fault});
    auto found = storage::recordings_of(std::get<std::vector<storage::Recording>>(all),
                                        std::get<storage::StoredGame>(loaded).events, effect.ply);
    if (found.empty()) return reply(session::NoRecording{effect.ply});
    to_be_heard_ = ++requests_;
    recorder_.fetch(requests_, storage::recordings_folder(options_.library, effect.game), std::move(found));
}

/// Whatever was asked for meanwhile has taken its place.
void World::answer_fetched(Fetched& fetched) {
    if (to_be_heard_ == fetched.request) voice_.play(std::move(fetched.samples));
}

void World::answer_spoilt(const Spoilt& spoilt) {
    if (to_be_heard_ == spoilt.request) reply(session::RecordingSpoilt{spoilt.file, spoilt.problem});
}

void World::finish_speaking(std::chrono::milliseconds longest) {
    voice_.finish(longest);
    take_announced();
    recorder_.finish();
    take_recorded();
}

void World::seal(const session::SealEnvelope& effect) {
    const auto drawer = envelope::Drawer::open(options_.envelopes);
    if (const auto* fault = std::get_if<envelope::Fault>(&drawer)) return reply(session::EnvelopeFailed{*fault});
    const auto& envelopes = std::get<envelope::Drawer>(drawer);
    const auto put = envelopes.put(effect.outside, effect.inside);
    if (const auto* fault = std::get_if<envelope::Fault>(&put)) return reply(session::EnvelopeFailed{*fault});
    const auto& digest = std::get<std::string>(put);
    reply(session::EnvelopeSealed{effect.side, effect.text, digest, envelopes.file_of(digest).string()});
}

void World::unseal(const session::UnsealEnvelope& effect) {
    const auto drawer = envelope::Drawer::open(options_.envelopes);
    if (const auto* fault = std::get_if<envelope::Fault>(&drawer)) return reply(session::EnvelopeFailed{*fault});
    const auto inside = std::get<envelope::Drawer>(drawer).unseal(effect.digest);
    if (const auto* fault = std::get_if<envelope::Fault>(&inside)) return reply(session::EnvelopeFailed{*fault});
    reply(session::EnvelopeUnsealed{std::get<std::string>(inside)});
}

void World::write_sheet(const session::WriteSheet& effect) {
    storage::Library* games = library();
    if (games == nullptr) return;
    const auto loaded = games->load(effect.game);
    if (const auto* fault = std::get_if<storage::LibraryFault>(&loaded)) return reply(LibraryFailed{*fault});
    const auto& stored = std::get<storage::StoredGame>(loaded);
    const auto laid = storage::lay(stored, options_.data);
    if (!std::holds_alternative<storage::Laid>(laid)) return reply(session::SheetFailed{stored.game.settings.edition});
    const sheet::Source source{stored.game, std::get<storage::Laid>(laid), *effect.catalogue};
    const auto text = sheet::write_sheets(source, std::nullopt, effect.format);
    if (const auto* missing = std::get_if<sheet::NoTable>(&text)) return reply(session::SheetFailed{missing->name});
    const auto file = options_.documents / sheet::file_name(stored, effect.format);
    if (const auto trouble = storage::write_whole(file, std::get<std::string>(text)))
        return reply(session::SheetFailed{file.string() + ": " + *trouble});
    reply(session::SheetWritten{file.string()});
}

void World::carry_out(const Effect& effect) {
    std::visit(session::Overloaded{
                   [this](const session::Say& what) { say(what); },
                   [this](const session::Announce& to_all) { voice_.announce(to_all.utterance); },
                   [this](const session::HushSpeech&) {
                       to_be_heard_.reset();
                       voice_.hush();
                   },
                   [this](const session::TogglePause&) { voice_.toggle_pause(); },
                   [this](const session::Listen&) {
                       voice_.hold();
                       ear_.listen();
                   },
                   [this](const session::StopListening& what) {
                       voice_.let_go();
                       ear_.stop_listening(what);
                   },
                   [this](const session::ApplyPreferences& chosen) {
                       preferences_ = chosen.preferences;
                       unsaved_ = true;
                       voice_.apply(preferences_);
                   },
                   [this](const session::StartEngine& start) {
                       if (!engine_) engine_ = std::make_unique<engine::Engine>(wake_);
                       engine_->start(start.spec);
                   },
                   [this](const session::AskEngine& ask) {
                       if (engine_) engine_->think(ask.question);
                   },
                   [this](const session::StopEngine&) {
                       if (engine_) engine_->stop();
                   },
                   [this](const session::EndEngine&) { end_engine(); },
                   [this](const session::ListGames&) { list_games(); },
                   [this](const session::CreateGame& create_game) { create(create_game); },
                   [this](const session::AppendEvent& event) { append(event); },
                   [this](const session::KeepSpoken& spoken) { keep(spoken.game, spoken.line); },
                   [this](const session::RecordTime& time) { record_time(time); },
                   [this](const session::LoadGame& game) { load(game.game); },
                   [this](const session::ReviewGame& game) { review(game.game); },
                   [this](const session::PlayRecording& recording) { play(recording); },
                   [this](const session::ReleaseGame& game) { release(game.game); },
                   [this](const session::SealEnvelope& envelope) { seal(envelope); },
                   [this](const session::UnsealEnvelope& envelope) { unseal(envelope); },
                   [this](const session::WriteSheet& sheet) { write_sheet(sheet); },
                   [](const session::QuitProgram&) {},
               },
               effect);
}

std::optional<session::Message> World::next_reply() {
    take_announced();
    take_recorded();
    if (replies_.empty() && engine_) {
        if (auto report = engine_->poll()) return session::EngineReported{std::move(*report)};
    }
    if (replies_.empty()) {
        if (outputs_.valid() && outputs_.wait_for(std::chrono::seconds::zero()) == std::future_status::ready)
            return session::OutputsFound{outputs_.get()};
        if (auto heard = ear_.poll()) return heard;
        return voice_.next_report();
    }
    session::Message next = std::move(replies_.front());
    replies_.pop_front();
    return next;
}

void World::keep_preferences() {
    if (!unsaved_) return;
    unsaved_ = false;
    if (auto fault = storage::save_preferences(options_.settings, preferences_))
        reply(session::PreferencesFailed{std::move(*fault)});
}

} // namespace app
