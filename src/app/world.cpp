#include "src/app/world.hpp"

#include "sounds/device/outputs.hpp"
#include "src/session/overloaded.hpp"
#include "src/storage/daily_copy.hpp"
#include "src/storage/laying.hpp"
#include "src/storage/whole_file.hpp"

#include <ctime>
#include <iostream>
#include <utility>

namespace app {

using session::Effect;
using session::LibraryFailed;
using session::LibraryRequest;

namespace {

/// Between two looks at what the library has answered.
constexpr std::chrono::milliseconds longest_wait{200};

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
    , mates_(wake_)
    , outputs_(std::async(std::launch::async, sounds::device::output_names))
    , library_(
          options_.library, [this](const Games& games, storage::GameId game) { return kept(games, game); }, wake_) {}

World::Answer World::replying(session::Message message) {
    return [this, message = std::move(message)]() mutable { reply(std::move(message)); };
}

World::Answer World::failing(LibraryRequest request, std::optional<storage::GameId> game, storage::LibraryFault fault) {
    return replying(LibraryFailed{request, game, std::move(fault)});
}

World::Answer World::kept(const Games& games, storage::GameId game) {
    return replying(session::EventsKept{game, games.head(game), games.in_library(game).value_or(game)});
}

void World::append(const session::AppendEvents& effect) {
    library_.give([this, effect](Games& games) -> Answer {
        auto fault = games.append(effect.game, effect.events);
        auto tell = fault ? failing(LibraryRequest::Append, effect.game, std::move(*fault)) : kept(games, effect.game);
        return [this, tell = std::move(tell)] {
            tell();
            effects_.answered();
        };
    });
}

void World::keep(storage::GameId game, storage::Remark remark) {
    library_.give([game, remark = std::move(remark)](Games& games) -> Answer {
        games.keep(game, remark);
        return {};
    });
}

/// What is still being recorded of the game is kept first.
void World::release(storage::GameId game) {
    if (unrecorded_.contains(game)) {
        leaving_.insert(game);
        return;
    }
    library_.give([this, game](Games& games) -> Answer {
        auto fault = games.release(game);
        return fault ? failing(LibraryRequest::Release, game, std::move(*fault)) : Answer{};
    });
}

/// What was asked of the library before is done first.
void World::in_order(std::function<void()> work) {
    library_.give([work = std::move(work)](Games&) -> Answer { return work; });
}

/// An engine may take its time to go; it goes without us.
void World::end_engine() {
    if (engine_) farewells_.emplace_back([engine = std::move(engine_)]() mutable { engine.reset(); });
}

void World::create(const session::CreateGame& effect) {
    storage::NewGame game = effect.game;
    game.started = utc_now();
    library_.give([this, game = std::move(game)](Games& games) -> Answer {
        auto created = games.create(game);
        const session::GameCreated message{created.game, !created.fault};
        if (!created.fault) return replying(message);
        return [tell_fault = failing(LibraryRequest::Create, created.game, std::move(*created.fault)),
                tell = replying(message)] {
            tell_fault();
            tell();
        };
    });
}

/// That there is no copy costs the player nothing, so it is no news to him; that the library is damaged is.
std::optional<session::Message> World::damage_found() {
    if (!copied_.valid() || copied_.wait_for(std::chrono::seconds::zero()) != std::future_status::ready)
        return std::nullopt;
    auto fault = copied_.get();
    if (!fault) return std::nullopt;
    std::cerr << "The games could not be copied: " << fault->detail << '\n';
    if (fault->problem != storage::LibraryProblem::Damaged) return std::nullopt;
    return LibraryFailed{LibraryRequest::Copy, std::nullopt, std::move(*fault)};
}

void World::list_games() {
    library_.give([this](Games& games) -> Answer {
        auto listed = games.list();
        if (auto* fault = std::get_if<storage::LibraryFault>(&listed))
            return failing(LibraryRequest::List, std::nullopt, std::move(*fault));
        auto found = std::get<std::vector<storage::GameSummary>>(std::move(listed));
        for (storage::GameSummary& game : found) game.started = local_time(game.started);
        // Once the library has been opened, and brought up to date.
        Answer list = [this, tell = replying(session::GamesListed{std::move(found)})] {
            if (!std::exchange(is_copied_, true))
                copied_ =
                    std::async(std::launch::async, storage::copy_daily, options_.library, utc_now().substr(0, 10));
            tell();
        };
        auto loss = games.take_loss();
        if (!loss) return list;
        return [list = std::move(list), tell = failing(LibraryRequest::Open, std::nullopt, std::move(*loss))] {
            tell();
            list();
        };
    });
}

void World::load(storage::GameId game) {
    leaving_.erase(game);
    library_.give([this, game](Games& games) -> Answer {
        const auto taken = games.take(game);
        if (const auto* fault = std::get_if<storage::LibraryFault>(&taken))
            return failing(LibraryRequest::Load, game, *fault);
        const auto& chain = std::get<storage::KeptChain>(taken);
        auto stored = storage::stored_game(chain);
        if (auto* fault = std::get_if<storage::LibraryFault>(&stored))
            return failing(LibraryRequest::Load, game, std::move(*fault));
        return replying(session::GameLoaded{std::get<storage::StoredGame>(std::move(stored)), storage::examine(chain)});
    });
}

void World::in_library(LibraryRequest request, storage::GameId game,
                       std::function<Answer(storage::KeptChain, storage::StoredGame)> use) {
    library_.give([this, request, game, use = std::move(use)](Games& games) -> Answer {
        auto read = games.chain(game);
        if (auto* fault = std::get_if<storage::LibraryFault>(&read)) return failing(request, game, std::move(*fault));
        auto stored = storage::stored_game(std::get<storage::KeptChain>(read));
        if (auto* fault = std::get_if<storage::LibraryFault>(&stored)) return failing(request, game, std::move(*fault));
        return use(std::get<storage::KeptChain>(std::move(read)), std::get<storage::StoredGame>(std::move(stored)));
    });
}

void World::with_game(LibraryRequest request, storage::GameId game,
                      std::function<void(const storage::KeptChain&, const storage::StoredGame&)> use) {
    in_library(request, game, [use = std::move(use)](storage::KeptChain chain, storage::StoredGame stored) -> Answer {
        return [use, chain = std::move(chain), stored = std::move(stored)] { use(chain, stored); };
    });
}

void World::settle_library() {
    library_.give([this](Games& games) -> Answer {
        std::vector<Answer> again;
        for (const storage::GameId game : games.retry()) again.push_back(kept(games, game));
        return [this, again = std::move(again)] {
            for (const Answer& answer : again) answer();
            reply(session::LibrarySettled{});
        };
    });
}

void World::renew() {
    library_.give([this](Games& games) -> Answer {
        auto renewed = games.renew(utc_now().substr(0, 10));
        if (auto* fault = std::get_if<storage::LibraryFault>(&renewed))
            return failing(LibraryRequest::Renew, std::nullopt, std::move(*fault));
        return replying(session::LibraryRenewed{std::get<std::filesystem::path>(renewed).string()});
    });
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
    const std::uint64_t request = ++requests_;
    to_be_heard_ = request;
    with_game(LibraryRequest::Play, effect.game, [this, effect, request](const auto& chain, const auto& stored) {
        if (to_be_heard_ == request) fetch(effect, chain, stored);
    });
}

void World::fetch(const session::PlayRecording& effect, const storage::KeptChain& chain,
                  const storage::StoredGame& stored) {
    auto found = storage::recordings_of(storage::recordings_in(chain), stored.events, effect.ply);
    if (found.empty()) return reply(session::NoRecording{effect.ply});
    recorder_.fetch(*to_be_heard_, storage::recordings_folder(options_.library, effect.game), std::move(found));
}

/// Whatever was asked for meanwhile has taken its place.
void World::answer_fetched(Fetched& fetched) {
    if (to_be_heard_ == fetched.request) voice_.play(std::move(fetched.samples));
}

void World::answer_spoilt(const Spoilt& spoilt) {
    if (to_be_heard_ == spoilt.request) reply(session::RecordingSpoilt{spoilt.file, spoilt.problem});
}

void World::finish_speaking(std::chrono::milliseconds longest) {
    const auto settle = [this] {
        do {
            library_.finish(longest_wait);
            while (auto answer = library_.poll()) (*answer)();
            carry_out_ready();
        } while (!effects_.is_empty());
    };
    settle();
    voice_.finish(longest);
    take_announced();
    recorder_.finish();
    take_recorded();
    library_.give([](Games& games) -> Answer {
        games.retry();
        for (const storage::GameId game : games.behind()) {
            const auto kept = games.in_library(game);
            std::cerr << (kept ? "The end of game " + std::to_string(kept->number) : "A game")
                      << " could not be written\n";
        }
        return {};
    });
    settle();
}

void World::seal(const session::SealEnvelope& effect) {
    const session::MoveToSeal& move = effect.move;
    auto put = envelope::Drawer(options_.envelopes).put(move.outside, move.inside, effect.key);
    std::visit(session::Overloaded{
                   [&](envelope::Kept& kept) {
                       reply(session::EnvelopeSealed{move.side, move.text, std::move(kept)});
                   },
                   [&](envelope::WantsKey& wants) {
                       reply(session::EnvelopeWantsKey{move, std::move(wants)});
                   },
                   [&](envelope::Fault& fault) { reply(session::EnvelopeFailed{std::move(fault)}); },
               },
               put);
}

void World::unseal(const session::UnsealEnvelope& effect) {
    const envelope::Drawer drawer(options_.envelopes);
    if (!effect.credential) {
        const auto opener = drawer.opener_of(effect.digest);
        if (const auto* fault = std::get_if<envelope::Fault>(&opener)) return reply(session::EnvelopeFailed{*fault});
        return reply(session::EnvelopeWantsOpener{std::get<envelope::Opener>(opener)});
    }
    const auto inside = drawer.open(effect.digest, *effect.credential);
    if (const auto* fault = std::get_if<envelope::Fault>(&inside)) return reply(session::EnvelopeFailed{*fault});
    reply(session::EnvelopeUnsealed{std::get<std::string>(inside)});
}

session::Message World::write_sheet(const session::WriteSheet& effect, const storage::StoredGame& stored) const {
    const auto laid = storage::lay(stored, options_.data);
    if (!std::holds_alternative<storage::Laid>(laid)) return session::SheetFailed{stored.game.settings.edition};
    const sheet::Source source{stored.game, std::get<storage::Laid>(laid), *effect.catalogue, stored.head};
    const auto text = sheet::write_sheets(source, std::nullopt, effect.format);
    if (const auto* missing = std::get_if<sheet::NoTable>(&text)) return session::SheetFailed{missing->name};
    const auto file = options_.documents / sheet::file_name(stored, effect.format);
    if (const auto trouble = storage::write_whole(file, std::get<std::string>(text)))
        return session::SheetFailed{file.string() + ": " + *trouble};
    return session::SheetWritten{file.string()};
}

void World::carry_out(session::Effects effects) {
    effects_.add(std::move(effects));
    carry_out_ready();
}

void World::carry_out_ready() {
    while (const auto effect = effects_.next()) carry_out(*effect);
}

void World::carry_out(const Effect& effect) {
    std::visit(
        session::Overloaded{
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
            [this](const session::AppendEvents& events) { append(events); },
            [this](const session::KeepSpoken& spoken) { keep(spoken.game, spoken.line); },
            [this](const session::WorkOutMate& asked) {
                mates_.give([question = asked.question] {
                    return session::MateWorkedOut{question, rules::table::work_out(question)};
                });
            },
            [this](const session::RecordTime& time) {
                library_.give([time](Games& games) -> Answer {
                    games.record_time(time.game, time.seen);
                    return {};
                });
            },
            [this](const session::LoadGame& game) { load(game.game); },
            [this](const session::ReviewGame& game) {
                with_game(LibraryRequest::Review, game.game,
                          [this](const auto&, const auto& stored) { reply(session::GameToReview{stored}); });
            },
            [this](const session::PlayRecording& recording) { play(recording); },
            [this](const session::ReleaseGame& game) { release(game.game); },
            [this](const session::SealEnvelope& envelope) { in_order([this, envelope] { seal(envelope); }); },
            [this](const session::UnsealEnvelope& envelope) { in_order([this, envelope] { unseal(envelope); }); },
            [this](const session::WriteSheet& sheet) {
                in_library(LibraryRequest::WriteSheet, sheet.game, [this, sheet](const auto&, const auto& stored) {
                    return replying(write_sheet(sheet, stored));
                });
            },
            [this](const session::SettleLibrary&) { settle_library(); },
            [this](const session::RenewLibrary&) { renew(); },
            [](const session::QuitProgram&) {},
        },
        effect);
}

std::optional<session::Message> World::next_reply() {
    take_announced();
    take_recorded();
    while (replies_.empty()) {
        // What the library answered is told before anything that waited for the answer is said.
        carry_out_ready();
        const auto answer = library_.poll();
        if (!answer) break;
        (*answer)();
    }
    if (replies_.empty() && engine_) {
        if (auto report = engine_->poll()) return session::EngineReported{std::move(*report)};
    }
    if (replies_.empty()) {
        if (outputs_.valid() && outputs_.wait_for(std::chrono::seconds::zero()) == std::future_status::ready)
            return session::OutputsFound{outputs_.get()};
        if (auto damage = damage_found()) return damage;
        if (auto heard = ear_.poll()) return heard;
        if (auto worked_out = mates_.poll()) return std::move(*worked_out);
        auto report = voice_.next_report();
        // Where one has come, others may have too.
        const bool is_found = report && std::holds_alternative<session::SoundFound>(*report);
        if (is_found && !outputs_.valid()) outputs_ = std::async(std::launch::async, sounds::device::output_names);
        return report;
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
