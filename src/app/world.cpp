#include "src/app/world.hpp"

#include "sounds/device/portaudio.hpp"
#include "src/session/overloaded.hpp"
#include "src/storage/laying.hpp"
#include "src/storage/whole_file.hpp"

#include <ctime>

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
             std::function<void()> wake)
    : options_(options)
    , preferences_(std::move(preferences))
    , voice_(options, equipment, preferences_)
    , wake_(std::move(wake)) {
    reply(session::OutputsFound{sounds::device::output_names()});
}

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
    auto fault = games == nullptr ? std::nullopt : write_spoken(effect.game);
    if (games != nullptr && !fault) fault = games->append(effect.game, effect.event);
    if (games != nullptr && !fault) return;
    torn_ = effect.game;
    unwritten_.clear();
    if (fault) reply(LibraryFailed{{storage::LibraryProblem::CannotWrite, fault->detail}});
}

/// A line that cannot be kept now, because another program is just writing, is kept with the next entry. If it cannot
/// be kept then either, that is told.
void World::keep_spoken(const session::KeepSpoken& effect) {
    if (torn_ == effect.game) return;
    unwritten_.push_back(effect.line);
    write_spoken(effect.game);
}

std::optional<storage::LibraryFault> World::write_spoken(storage::GameId game) {
    storage::Library* games = library();
    if (games == nullptr || unwritten_.empty()) return std::nullopt;
    auto fault = games->append(game, unwritten_);
    if (!fault) unwritten_.clear();
    return fault;
}

/// A second of table time more or less is not worth a word; the next event tells it anyway.
void World::record_time(const session::RecordTime& effect) {
    if (torn_ == effect.game) return;
    if (storage::Library* games = library()) games->record_time(effect.game, effect.seen);
}

void World::release(storage::GameId game) {
    storage::Library* games = library();
    if (games == nullptr) return;
    if (const auto fault = write_spoken(game)) reply(LibraryFailed{*fault});
    unwritten_.clear();
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
    auto listed = games->list(true);
    if (auto* fault = std::get_if<storage::LibraryFault>(&listed)) return reply(LibraryFailed{std::move(*fault)});
    auto& games_kept = std::get<std::vector<storage::GameSummary>>(listed);
    for (storage::GameSummary& game : games_kept) game.started = local_time(game.started);
    reply(session::GamesListed{std::move(games_kept)});
}

void World::load(storage::GameId game) {
    storage::Library* games = library();
    if (games == nullptr) return;
    auto taken = games->take(game);
    if (auto* fault = std::get_if<storage::LibraryFault>(&taken)) return reply(LibraryFailed{std::move(*fault)});
    if (torn_ == game) torn_.reset(); // it goes on from the last event that was kept
    reply(session::GameLoaded{std::get<storage::StoredGame>(std::move(taken))});
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
                   [this](const session::Say& say) { voice_.say(say.utterance); },
                   [this](const session::Announce& to_all) { voice_.announce(to_all.utterance); },
                   [this](const session::HushSpeech&) { voice_.hush(); },
                   [this](const session::TogglePause&) { voice_.toggle_pause(); },
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
                   [this](const session::KeepSpoken& spoken) { keep_spoken(spoken); },
                   [this](const session::RecordTime& time) { record_time(time); },
                   [this](const session::LoadGame& game) { load(game.game); },
                   [this](const session::ReleaseGame& game) { release(game.game); },
                   [this](const session::SealEnvelope& envelope) { seal(envelope); },
                   [this](const session::UnsealEnvelope& envelope) { unseal(envelope); },
                   [this](const session::WriteSheet& sheet) { write_sheet(sheet); },
                   [](const session::QuitProgram&) {},
               },
               effect);
}

std::optional<session::Message> World::next_reply() {
    if (replies_.empty() && engine_) {
        if (auto report = engine_->poll()) return session::EngineReported{std::move(*report)};
    }
    if (replies_.empty()) {
        if (auto failure = voice_.next_failure()) return session::SoundFailed{std::move(*failure)};
        return std::nullopt;
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
