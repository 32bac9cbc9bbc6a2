// Games played on a disk that fails at random: what is in memory is on disk in the end, or the player was told.
#include "src/ports/journal/sqlite/games_in_play.hpp"

#include "src/ports/journal/stored_game.hpp"
#include "tests/src/ports/journal/sqlite/failing_disk.hpp"
#include "tests/src/ports/journal/sqlite/numbered.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/share.hpp"

#include <fstream>
#include <memory>
#include <random>

using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace rules::table;
using namespace std::chrono_literals;

namespace {

constexpr int games_played = tests::is_sanitized ? 200 : 1000;
constexpr int events_a_game = 40;
constexpr const char* something_else = "something else";

/// Where games are kept, until somebody has put something else there.
class GamesFolder {
public:
    GamesFolder()
        : folder_(std::make_unique<tests::TemporaryFolder>()) {}
    std::filesystem::path file() const { return *folder_ / "below/games.sqlite"; }
    void leave() { folder_ = std::make_unique<tests::TemporaryFolder>(); }

private:
    std::unique_ptr<tests::TemporaryFolder> folder_;
};

/// One game, or two that belong together, with all that goes wrong in it.
class SessionHarness {
public:
    SessionHarness(std::uint32_t seed, failing::Disk& disk, std::filesystem::path file)
        : chance_(seed)
        , disk_(disk)
        , file_(std::move(file))
        , games_(file_) {}

    void play() {
        if (one_in(5) == 0) disk_.begin(failing::Trouble::NoRoom, one_in(30) + 1);
        if (one_in(5) == 0) disk_.lock(std::chrono::milliseconds(100 + one_in(9900)));
        const auto created = games_.create({{}, "White", "Black", std::nullopt, "2026-11-20T14:30:00Z"});
        game_ = created.game;
        is_failing_ = created.fault.has_value();
        if (one_in(2) == 0) {
            const auto beside = games_.create({{}, "Third", "Fourth", std::nullopt, "2026-11-20T14:30:00Z"});
            beside_ = beside.game;
            is_failing_ = is_failing_ || beside.fault.has_value();
        }
        if (is_failing_) ++uncreated_;
        while (static_cast<int>(events_.size()) < events_a_game) {
            something_happens();
            game::AppendEvents decision{game_, game::EventNumber{}.after(events_.size()), next_command(), {}};
            for (int count = one_in(3) + 1; count > 0; --count) {
                events_.push_back(numbered::event(static_cast<int>(events_.size()) + 1));
                decision.events.push_back(events_.back());
            }
            const bool was_failing = is_failing_;
            std::vector<game::AppendEvents> decisions{decision};
            if (beside_) decisions.push_back({*beside_, decision.expected, decision.command, decision.events, {}});
            const auto fault = games_.append(decisions);
            is_failing_ = fault.has_value();
            REQUIRE(is_failing_ == games_.behind().contains(game_));
            if (beside_) REQUIRE(is_failing_ == games_.behind().contains(*beside_));
            if (is_failing_ && !was_failing) ++alarms_;
            games_.keep(game_, numbered::remark(static_cast<int>(events_.size())));
            if (one_in(4) == 0) games_.note_seen(game_, events_.back().at);
            disk_.pass(std::chrono::milliseconds(one_in(3000)));
            if (one_in(2) == 0) games_.retry();
        }
        if (one_in(3) > 0) disk_.calm();
        for (int times = 0; times < 3 && games_.has_unwritten(); ++times) games_.retry();
    }

    /// Something is not on disk, and the player knows.
    bool knows_of_loss() const { return games_.behind().contains(game_); }
    /// What lies in the place of the library in the end is none.
    bool was_replaced() const {
        std::string text;
        return std::getline(std::ifstream(file_), text) && text == something_else;
    }
    int alarms() const { return alarms_; }
    int uncreated() const { return uncreated_; }
    /// By which number the library has it, if it has it.
    std::optional<GameId> game() const { return games_.in_library(game_); }
    /// The same of the one that belongs to it; empty if none does.
    std::optional<GameId> beside() const { return beside_ ? games_.in_library(*beside_) : std::nullopt; }
    bool has_beside() const { return beside_.has_value(); }
    const std::vector<TimedEvent>& events() const { return events_; }

private:
    int one_in(int count) { return static_cast<int>(chance_() % static_cast<std::uint32_t>(count)); }

    /// Some decisions are made on commands, the others because time has passed.
    std::optional<game::CommandId> next_command() {
        if (events_.size() % 4 == 0) return std::nullopt;
        return game::CommandId{20261123, ++commands_};
    }

    void something_happens() {
        using failing::Trouble;
        switch (one_in(40)) {
        case 0: return disk_.begin(Trouble::NoRoom, one_in(20) + 1);
        case 1: return disk_.begin(Trouble::WriteError, one_in(20) + 1);
        case 2: return disk_.begin(Trouble::ShortWrite, one_in(5) + 1);
        case 3: return disk_.begin(Trouble::SyncError, one_in(5) + 1);
        case 4: return disk_.lock(std::chrono::milliseconds(100 + one_in(9900)));
        case 5:
            if (one_in(4) == 0) lose_file();
            return;
        default: return;
        }
    }

    void lose_file() {
        std::error_code error;
        switch (one_in(6)) {
        case 0: std::filesystem::remove(file_); return;
        case 1: std::filesystem::remove(file_.string() + "-wal", error); return;
        case 2: std::filesystem::remove_all(file_.parent_path()); return;
        case 3: std::filesystem::resize_file(file_.string() + "-wal", 0, error); return;
        case 4: // and comes back
            std::filesystem::rename(file_, file_.string() + ".away", error);
            games_.append({{game_, game::EventNumber{}.after(events_.size()), std::nullopt, {}, {}}});
            if (!std::filesystem::exists(file_)) std::filesystem::rename(file_.string() + ".away", file_, error);
            return;
        default: std::filesystem::remove(file_); std::ofstream(file_) << something_else;
        }
    }

    std::mt19937 chance_;
    failing::Disk& disk_;
    std::filesystem::path file_;
    GamesInPlay games_;
    PlayedGame game_{};
    std::optional<PlayedGame> beside_; ///< belongs to it, and has the same events
    std::uint64_t commands_ = 0;
    std::vector<TimedEvent> events_;
    bool is_failing_ = false;
    int alarms_ = 0;
    int uncreated_ = 0;
};

} // namespace

TEST_CASE("On a disk that fails at random, what was played is on disk or the player was told before he left") {
    failing::Disk disk;
    GamesFolder place;
    int lost = 0;
    int alarms = 0;
    int uncreated = 0;
    int pairs = 0;
    for (int number = 0; number < games_played; ++number) {
        const auto seed = static_cast<std::uint32_t>(20'261'123 + number);
        INFO("seed " << seed);
        std::optional<SessionHarness> harness(std::in_place, seed, disk, place.file());
        harness->play();
        const auto game = harness->game();
        const auto beside = harness->beside();
        const bool has_beside = harness->has_beside();
        const auto events = harness->events();
        const bool knows = harness->knows_of_loss();
        const bool was_replaced = harness->was_replaced();
        alarms += harness->alarms();
        uncreated += harness->uncreated();
        harness.reset();
        disk.calm();
        if (knows) ++lost;
        if (was_replaced) {
            CHECK(knows);
            place.leave();
            continue;
        }
        if (!game) {
            CHECK(knows);
            continue;
        }
        auto opened = Library::open(place.file());
        REQUIRE(std::holds_alternative<Library>(opened));
        const auto chain = std::get<Library>(opened).chain(*game);
        // A file that was removed and that no room could be found for any more is gone with all that was in it.
        if (const auto* fault = std::get_if<Fault>(&chain)) {
            CHECK(fault->problem == Problem::NoSuchGame);
            CHECK(knows);
            place.leave();
            continue;
        }
        CHECK(std::holds_alternative<Whole>(examine(std::get<KeptChain>(chain))));
        const auto kept = std::get<StoredGame>(stored_game(std::get<KeptChain>(chain))).events;
        REQUIRE(kept.size() <= events.size());
        CHECK(std::equal(kept.begin(), kept.end(), events.begin()));
        CHECK((knows || kept.size() == events.size()));
        if (has_beside && !beside) CHECK(kept.empty());
        if (beside) {
            ++pairs;
            const auto other = std::get<Library>(opened).load(*beside);
            REQUIRE(std::holds_alternative<StoredGame>(other));
            CHECK(std::get<StoredGame>(other).events == kept);
        }
        if (number % 20 == 19) place.leave();
    }
    // The disk did fail, and mostly it was mended before the end.
    CHECK(disk.failures() > games_played);
    CHECK(alarms > games_played / 2);
    CHECK(uncreated > games_played / 20);
    CHECK(lost < games_played / 2);
    CHECK(pairs > games_played / 4);
}
