#include "src/services/library.hpp"

#include "base/platform/calendar.hpp"
#include "base/platform/paths.hpp"
#include "base/values/guarded.hpp"
#include "src/ports/journal/sqlite/daily_copy.hpp"
#include "src/ports/journal/stored_game.hpp"
#include "src/storage/recording_files.hpp"

#include <algorithm>
#include <exception>
#include <iostream>
#include <memory>
#include <thread>
#include <utility>

namespace services {

using base::platform::local_time;
using base::platform::utc_now;
using base::platform::utc_today;
using game::GameId;
using game::PlayedGame;
using ports::journal::Fault;
using session::LibraryFailed;
using session::LibraryRequest;
using session::Message;

namespace {

using namespace std::chrono_literals;

constexpr auto between_tries = 1000ms;
constexpr auto between_last_tries = 20ms;

Message failed(LibraryRequest request, std::optional<PlayedGame> game, Fault fault) {
    return LibraryFailed{request, game, std::move(fault)};
}

/// What is answered where the request has thrown.
auto thrown(LibraryRequest request, std::optional<PlayedGame> game = std::nullopt) {
    return [request, game](const std::string& why) {
        return std::vector<LibraryAnswer>{failed(request, game, {ports::journal::Problem::CannotOpen, why})};
    };
}

void tell_no_copy(const std::string& why) { std::cerr << "The games could not be copied: " << why << '\n'; }

} // namespace

LibraryService::LibraryService(std::filesystem::path file, std::function<void()> wake)
    : file_(std::move(file))
    , games_(file_)
    , worker_(std::move(wake), Worker<LibraryAnswer>::Chore{[this] { return games_.has_unwritten(); }, between_tries,
                                                            [this] { return retry(); }}) {}

LibraryService::~LibraryService() {
    end_copy_.request_stop();
    if (worker_.has_begun()) worker_.give([this] { return retry(); });
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
    // Without the partners' game the own one could not be gone on with: a program that is killed in between leaves at
    // most one that is in no list.
    std::vector<session::GameAt> games;
    if (effect.partners) games.push_back(*effect.partners);
    games.push_back({effect.game, effect.table});
    for (session::GameAt& each : games) each.game.started = utc_now();
    worker_.give(
        [this, games = std::move(games)] {
            Answers answers;
            for (const session::GameAt& each : games) {
                auto created = games_.create(each.game);
                if (created.fault)
                    answers.emplace_back(failed(LibraryRequest::Create, created.game, std::move(*created.fault)));
                answers.emplace_back(session::GameCreated{created.game, each.table});
            }
            return answers;
        },
        thrown(LibraryRequest::Open));
}

std::optional<GameId> LibraryService::partners_of(GameId game) {
    const auto listed = games_.list();
    const auto* games = std::get_if<std::vector<ports::journal::GameSummary>>(&listed);
    if (games == nullptr) return std::nullopt;
    const auto own = std::ranges::find(*games, game, &ports::journal::GameSummary::id);
    if (own == games->end() || !own->match) return std::nullopt;
    const rules::table::MatchBoard other{own->match->match, own->match->board == 1 ? 2 : 1};
    const auto found = std::ranges::find(*games, std::optional(other), &ports::journal::GameSummary::match);
    return found == games->end() ? std::nullopt : std::optional(found->id);
}

std::variant<LibraryService::Read, Fault> LibraryService::read(std::variant<ports::journal::KeptChain, Fault> chain) {
    if (auto* fault = std::get_if<Fault>(&chain)) return std::move(*fault);
    auto stored = ports::journal::stored_game(std::get<ports::journal::KeptChain>(chain));
    if (auto* fault = std::get_if<Fault>(&stored)) return std::move(*fault);
    return Read{std::get<ports::journal::KeptChain>(std::move(chain)),
                std::get<ports::journal::StoredGame>(std::move(stored))};
}

void LibraryService::carry_out(const session::AppendEvents& effect) {
    std::vector<AppendAnswered> asked;
    for (const game::AppendEvents& each : effect.games) asked.push_back({each.game, each.table});
    const auto answer = [asked = std::move(asked)](const auto& outcome_of) {
        Answers answers;
        for (const AppendAnswered& each : asked) {
            answers.emplace_back(outcome_of(each.game));
            answers.emplace_back(each);
        }
        return answers;
    };
    // The list is made here, so that the thread loses nothing where it has no memory.
    worker_.give(
        [this, answer, decided = std::make_shared<ports::journal::sqlite::Decisions>(1, effect.games)] {
            const auto fault = games_.append_listed(std::move(*decided));
            return answer([&](const PlayedGame& game) {
                return fault ? failed(LibraryRequest::Append, game, *fault) : kept(game);
            });
        },
        [answer](const std::string& why) {
            return answer([&](const PlayedGame& game) {
                return failed(LibraryRequest::Append, game, {ports::journal::Problem::CannotWrite, why});
            });
        });
}

void LibraryService::carry_out(const session::RecordTime& effect) {
    worker_.give([this, effect] {
        games_.note_seen(effect.game, effect.seen);
        return Answers{};
    });
}

void LibraryService::carry_out(const session::ListGames&) {
    worker_.give(
        [this] {
            auto listed = games_.list();
            if (auto* fault = std::get_if<Fault>(&listed))
                return Answers{failed(LibraryRequest::List, std::nullopt, std::move(*fault))};
            Answers answers;
            while (auto trouble = games_.take_trouble())
                answers.emplace_back(failed(LibraryRequest::Open, std::nullopt, std::move(*trouble)));
            auto games = std::get<std::vector<ports::journal::GameSummary>>(std::move(listed));
            std::erase_if(games, [](const auto& game) { return game.match && game.match->board == 2; });
            for (ports::journal::GameSummary& game : games) game.started = local_time(game.started);
            answers.emplace_back(session::GamesListed{std::move(games), games_.is_open_elsewhere()});
            return answers;
        },
        thrown(LibraryRequest::List));
}

void LibraryService::carry_out(const session::LoadGame& effect) {
    worker_.give(
        [this, game = effect.game] {
            auto taken = read(games_.take(game));
            if (auto* fault = std::get_if<Fault>(&taken))
                return Answers{failed(LibraryRequest::Load, game, std::move(*fault))};
            auto& own = std::get<Read>(taken);
            session::GameLoaded loaded{std::move(own.stored), ports::journal::examine(own.chain), std::nullopt};
            const auto partners = loaded.game.game.settings.match ? partners_of(game) : std::nullopt;
            if (!partners) return Answers{std::move(loaded)};
            auto others = read(games_.take(*partners));
            if (auto* fault = std::get_if<Fault>(&others)) {
                games_.release(game);
                return Answers{failed(LibraryRequest::Load, game, std::move(*fault))};
            }
            loaded.partners = std::get<Read>(std::move(others)).stored;
            return Answers{std::move(loaded)};
        },
        thrown(LibraryRequest::Load, effect.game));
}

void LibraryService::find(
    LibraryRequest request, GameId game,
    std::function<LibraryAnswer(const ports::journal::KeptChain&, ports::journal::StoredGame)> use) {
    worker_.give(
        [this, request, game, use = std::move(use)] {
            auto found = read(games_.chain(game));
            if (auto* fault = std::get_if<Fault>(&found)) return Answers{failed(request, game, std::move(*fault))};
            auto& [chain, stored] = std::get<Read>(found);
            return Answers{use(chain, std::move(stored))};
        },
        thrown(request, game));
}

void LibraryService::with_game(LibraryRequest request, GameId game,
                               std::function<LibraryAnswer(const ports::journal::StoredGame&)> use) {
    find(request, game,
         [use = std::move(use)](const ports::journal::KeptChain&, const ports::journal::StoredGame& stored) {
             return use(stored);
         });
}

void LibraryService::carry_out(const session::ReviewGame& effect) {
    worker_.give(
        [this, game = effect.game] {
            auto own = read(games_.chain(game));
            if (auto* fault = std::get_if<Fault>(&own))
                return Answers{failed(LibraryRequest::Review, game, std::move(*fault))};
            session::GameToReview found{std::get<Read>(std::move(own)).stored, std::nullopt};
            const auto partners = found.game.game.settings.match ? partners_of(game) : std::nullopt;
            if (!partners) return Answers{Message{std::move(found)}};
            auto others = read(games_.chain(*partners));
            if (auto* fault = std::get_if<Fault>(&others)) { // one's own can be looked at all the same
                Answers answers{Message{std::move(found)}};
                answers.emplace_back(failed(LibraryRequest::Review, *partners, std::move(*fault)));
                return answers;
            }
            found.partners = std::get<Read>(std::move(others)).stored;
            return Answers{Message{std::move(found)}};
        },
        thrown(LibraryRequest::Review, effect.game));
}

void LibraryService::find_recordings(std::uint64_t request, GameId game, std::size_t ply) {
    find(LibraryRequest::Play, game,
         [request, game, ply](const ports::journal::KeptChain& chain, const ports::journal::StoredGame& stored) {
             return RecordingsFound{
                 request, game, ply,
                 ports::journal::recordings_of(ports::journal::recordings_in(chain), stored.events, ply)};
         });
}

void LibraryService::carry_out(const session::DeleteGame& effect) {
    worker_.give(
        [this, effect] {
            const auto partners = partners_of(effect.game);
            if (auto fault = games_.remove(effect.game))
                return Answers{failed(LibraryRequest::Delete, effect.game, std::move(*fault))};
            Answers answers{Message{session::GameDeleted{effect.game, effect.who}}};
            const auto remove_recordings = [&](GameId game) {
                if (auto trouble = storage::remove_recordings(storage::recordings_folder(file_, game)))
                    answers.emplace_back(failed(LibraryRequest::Delete, game,
                                                {ports::journal::Problem::CannotWrite, std::move(*trouble)}));
            };
            remove_recordings(effect.game);
            if (!partners) return answers;
            if (auto fault = games_.remove(*partners))
                answers.emplace_back(failed(LibraryRequest::Delete, *partners, std::move(*fault)));
            else
                remove_recordings(*partners);
            return answers;
        },
        thrown(LibraryRequest::Delete, effect.game));
}

void LibraryService::carry_out(const session::RenameGame& effect) {
    worker_.give(
        [this, effect] {
            if (auto fault = games_.rename(effect.game, effect.name))
                return Answers{failed(LibraryRequest::Rename, effect.game, std::move(*fault))};
            return Answers{Message{session::GameRenamed{effect.game, effect.name, effect.who}}};
        },
        thrown(LibraryRequest::Rename, effect.game));
}

void LibraryService::carry_out(const session::SettleLibrary&) {
    worker_.give(
        [this] {
            Answers answers = retry();
            answers.emplace_back(session::LibrarySettled{});
            return answers;
        },
        [](const std::string& why) {
            return Answers{failed(LibraryRequest::Open, std::nullopt, {ports::journal::Problem::CannotWrite, why}),
                           session::LibrarySettled{}};
        });
}

void LibraryService::carry_out(const session::RenewLibrary&) {
    // The damaged library is about to be moved, and nobody may have it open then.
    std::exchange(end_copy_, std::stop_source()).request_stop();
    worker_.give(
        [this, copied = copied_] {
            if (copied.valid()) copied.wait();
            auto renewed = games_.renew(utc_today());
            if (auto* fault = std::get_if<Fault>(&renewed))
                return Answers{failed(LibraryRequest::Renew, std::nullopt, std::move(*fault))};
            const auto& done = std::get<ports::journal::sqlite::Renewed>(renewed);
            return Answers{session::LibraryRenewed{base::platform::shown(done.aside), done.kept, done.cut, done.lost}};
        },
        thrown(LibraryRequest::Renew));
}

void LibraryService::keep(const PlayedGame& game, ports::journal::sqlite::Remark remark) {
    worker_.give([this, game, remark = std::move(remark)] {
        games_.keep(game, remark);
        return Answers{};
    });
}

void LibraryService::release(const PlayedGame& game) {
    worker_.give(
        [this, game] {
            auto fault = games_.release(game);
            return fault ? Answers{failed(LibraryRequest::Release, game, std::move(*fault))} : Answers{};
        },
        thrown(LibraryRequest::Release, game));
}

void LibraryService::afterwards(std::function<Message()> work, std::function<Message(const std::string&)> failed) {
    worker_.give([work = std::move(work)] { return Answers{work()}; },
                 [failed = std::move(failed)](const std::string& why) { return Answers{failed(why)}; });
}

void LibraryService::write_rest(std::chrono::steady_clock::time_point until) {
    worker_.give([this, until] {
        Answers answers = retry();
        while (games_.has_unwritten() && std::chrono::steady_clock::now() < until) {
            std::this_thread::sleep_for(between_last_tries);
            for (LibraryAnswer& answer : retry()) answers.push_back(std::move(answer));
        }
        for (const PlayedGame& game : games_.behind()) {
            const auto kept = games_.in_library(game);
            std::cerr << (kept ? "The end of game " + std::to_string(kept->number) : "A game")
                      << " could not be written\n";
        }
        if (games_.has_unwritten() && games_.behind().empty()) std::cerr << "What was said last could not be written\n";
        return answers;
    });
}

/// Once the library has been opened, and brought up to date.
void LibraryService::begin_copy() {
    if (!std::exchange(is_copy_due_, false)) return;
    auto copy = [file = file_, day = utc_today(), stop = end_copy_.get_token()]() -> std::optional<Fault> {
        try {
            return ports::journal::sqlite::copy_daily(file, day, stop);
        } catch (const std::exception& error) {
            return Fault{ports::journal::Problem::CannotWrite, error.what()};
        }
    };
    if (auto thrown = base::values::guarded([&] { copied_ = std::async(std::launch::async, std::move(copy)); }))
        tell_no_copy(*thrown);
}

/// That there is no copy costs the player nothing, so it is no news to them; that the library is damaged is.
std::optional<Message> LibraryService::damage_found() {
    if (!copied_.valid() || copied_.wait_for(0s) != std::future_status::ready) return std::nullopt;
    auto fault = std::exchange(copied_, {}).get();
    if (!fault) return std::nullopt;
    tell_no_copy(fault->detail);
    if (fault->problem != ports::journal::Problem::Damaged) return std::nullopt;
    return failed(LibraryRequest::Copy, std::nullopt, std::move(*fault));
}

std::optional<LibraryAnswer> LibraryService::poll() {
    auto answer = worker_.poll();
    if (!answer) {
        if (auto damage = damage_found()) return std::move(*damage);
        return std::nullopt;
    }
    const auto* message = std::get_if<Message>(&*answer);
    if (message == nullptr) return answer;
    const auto* trouble = std::get_if<LibraryFailed>(message);
    // Where nothing can be written no copy can be made, and one that is being made would keep the library from being
    // opened again.
    using ports::journal::Problem;
    if (trouble != nullptr &&
        (trouble->fault.problem == Problem::ReadOnly || trouble->fault.problem == Problem::CannotWrite))
        is_copy_due_ = false;
    if (std::holds_alternative<session::GamesListed>(*message)) begin_copy();
    return answer;
}

} // namespace services
