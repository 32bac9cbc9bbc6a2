#include "src/services/library.hpp"

#include "base/platform/calendar.hpp"
#include "src/storage/daily_copy.hpp"

#include <iostream>
#include <utility>

namespace services {

using base::platform::local_time;
using base::platform::utc_now;
using base::platform::utc_today;
using game::PlayedGame;
using session::LibraryFailed;
using session::LibraryRequest;
using session::Message;
using storage::GameId;
using storage::LibraryFault;

namespace {

using namespace std::chrono_literals;

constexpr auto between_tries = 1000ms;

Message failed(LibraryRequest request, std::optional<PlayedGame> game, LibraryFault fault) {
    return LibraryFailed{request, game, std::move(fault)};
}

} // namespace

LibraryService::LibraryService(std::filesystem::path file, std::function<void()> wake)
    : file_(std::move(file))
    , games_(file_)
    , worker_(std::move(wake), Worker<LibraryAnswer>::Chore{[this] { return games_.has_unwritten(); }, between_tries,
                                                            [this] { return retry(); }}) {}

LibraryService::~LibraryService() {
    worker_.give([this] { return retry(); });
}

Message LibraryService::kept(const PlayedGame& game) const {
    return session::EventsKept{game, games_.head(game), *games_.in_library(game)};
}

LibraryService::Answers LibraryService::retry() {
    Answers answers;
    for (const PlayedGame& game : games_.retry()) answers.emplace_back(kept(game));
    return answers;
}

void LibraryService::carry_out(const session::CreateGame& effect) {
    storage::NewGame game = effect.game;
    game.started = utc_now();
    worker_.give([this, game = std::move(game)] {
        auto created = games_.create(game);
        Answers answers;
        if (created.fault)
            answers.emplace_back(failed(LibraryRequest::Create, created.game, std::move(*created.fault)));
        answers.emplace_back(session::GameCreated{created.game});
        return answers;
    });
}

void LibraryService::carry_out(const session::AppendEvents& effect) {
    worker_.give([this, effect] {
        auto fault = games_.append(effect);
        return Answers{fault ? failed(LibraryRequest::Append, effect.game, std::move(*fault)) : kept(effect.game),
                       AppendAnswered{effect.game}};
    });
}

void LibraryService::carry_out(const session::RecordTime& effect) {
    worker_.give([this, effect] {
        games_.note_seen(effect.game, effect.seen);
        return Answers{};
    });
}

void LibraryService::carry_out(const session::ListGames&) {
    worker_.give([this] {
        auto listed = games_.list();
        if (auto* fault = std::get_if<LibraryFault>(&listed))
            return Answers{failed(LibraryRequest::List, std::nullopt, std::move(*fault))};
        Answers answers;
        if (auto loss = games_.take_loss())
            answers.emplace_back(failed(LibraryRequest::Open, std::nullopt, std::move(*loss)));
        auto games = std::get<std::vector<storage::GameSummary>>(std::move(listed));
        for (storage::GameSummary& game : games) game.started = local_time(game.started);
        answers.emplace_back(session::GamesListed{std::move(games)});
        return answers;
    });
}

void LibraryService::carry_out(const session::LoadGame& effect) {
    worker_.give([this, game = effect.game] {
        auto taken = games_.take(game);
        if (auto* fault = std::get_if<LibraryFault>(&taken))
            return Answers{failed(LibraryRequest::Load, game, std::move(*fault))};
        const auto& chain = std::get<storage::KeptChain>(taken);
        auto stored = storage::stored_game(chain);
        if (auto* fault = std::get_if<LibraryFault>(&stored))
            return Answers{failed(LibraryRequest::Load, game, std::move(*fault))};
        return Answers{session::GameLoaded{std::get<storage::StoredGame>(std::move(stored)), storage::examine(chain)}};
    });
}

void LibraryService::find(LibraryRequest request, GameId game,
                          std::function<LibraryAnswer(const storage::KeptChain&, storage::StoredGame)> use) {
    worker_.give([this, request, game, use = std::move(use)] {
        auto read = games_.chain(game);
        if (auto* fault = std::get_if<LibraryFault>(&read)) return Answers{failed(request, game, std::move(*fault))};
        const auto& chain = std::get<storage::KeptChain>(read);
        auto stored = storage::stored_game(chain);
        if (auto* fault = std::get_if<LibraryFault>(&stored)) return Answers{failed(request, game, std::move(*fault))};
        return Answers{use(chain, std::get<storage::StoredGame>(std::move(stored)))};
    });
}

void LibraryService::with_game(LibraryRequest request, GameId game,
                               std::function<Message(const storage::StoredGame&)> use) {
    find(request, game,
         [use = std::move(use)](const storage::KeptChain&, const storage::StoredGame& stored) { return use(stored); });
}

void LibraryService::carry_out(const session::ReviewGame& effect) {
    with_game(LibraryRequest::Review, effect.game,
              [](const storage::StoredGame& stored) -> Message { return session::GameToReview{stored}; });
}

void LibraryService::find_recordings(std::uint64_t request, GameId game, std::size_t ply) {
    find(LibraryRequest::Play, game,
         [request, game, ply](const storage::KeptChain& chain, const storage::StoredGame& stored) {
             return RecordingsFound{request, game, ply,
                                    storage::recordings_of(storage::recordings_in(chain), stored.events, ply)};
         });
}

void LibraryService::carry_out(const session::SettleLibrary&) {
    worker_.give([this] {
        Answers answers = retry();
        answers.emplace_back(session::LibrarySettled{});
        return answers;
    });
}

void LibraryService::carry_out(const session::RenewLibrary&) {
    worker_.give([this] {
        auto renewed = games_.renew(utc_today());
        if (auto* fault = std::get_if<LibraryFault>(&renewed))
            return Answers{failed(LibraryRequest::Renew, std::nullopt, std::move(*fault))};
        return Answers{session::LibraryRenewed{std::get<std::filesystem::path>(renewed).string()}};
    });
}

void LibraryService::keep(const PlayedGame& game, storage::Remark remark) {
    worker_.give([this, game, remark = std::move(remark)] {
        games_.keep(game, remark);
        return Answers{};
    });
}

void LibraryService::release(const PlayedGame& game) {
    worker_.give([this, game] {
        auto fault = games_.release(game);
        return fault ? Answers{failed(LibraryRequest::Release, game, std::move(*fault))} : Answers{};
    });
}

void LibraryService::afterwards(std::function<Message()> work) {
    worker_.give([work = std::move(work)] { return Answers{work()}; });
}

void LibraryService::complain_of_unwritten() {
    worker_.give([this] {
        Answers answers = retry();
        for (const PlayedGame& game : games_.behind()) {
            const auto kept = games_.in_library(game);
            std::cerr << (kept ? "The end of game " + std::to_string(kept->number) : "A game")
                      << " could not be written\n";
        }
        return answers;
    });
}

/// Once the library has been opened, and brought up to date.
void LibraryService::begin_copy() {
    if (!std::exchange(is_copied_, true))
        copied_ = std::async(std::launch::async, storage::copy_daily, file_, utc_today());
}

/// That there is no copy costs the player nothing, so it is no news to them; that the library is damaged is.
std::optional<Message> LibraryService::damage_found() {
    if (!copied_.valid() || copied_.wait_for(0s) != std::future_status::ready) return std::nullopt;
    auto fault = copied_.get();
    if (!fault) return std::nullopt;
    std::cerr << "The games could not be copied: " << fault->detail << '\n';
    if (fault->problem != storage::LibraryProblem::Damaged) return std::nullopt;
    return failed(LibraryRequest::Copy, std::nullopt, std::move(*fault));
}

std::optional<LibraryAnswer> LibraryService::poll() {
    auto answer = worker_.poll();
    if (!answer) {
        if (auto damage = damage_found()) return std::move(*damage);
        return std::nullopt;
    }
    const auto* message = std::get_if<Message>(&*answer);
    if (message != nullptr && std::holds_alternative<session::GamesListed>(*message)) begin_copy();
    return answer;
}

} // namespace services
