// A keeper in a process of its own that is killed just before and just behind appends: nothing is lost, nothing is done
// twice, and each command is answered once it is asked for again.
#include "base/platform/child_process.hpp"
#include "base/platform/this_thread.hpp"
#include "base/platform/wait.hpp"
#include "rules/journal/command_lines.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "tests/src/game/at_the_table.hpp"
#include "tests/src/game/scripted_game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace {

using base::platform::ChildProcess;
using ports::journal::KeptEvent;
using ports::journal::sqlite::Library;

constexpr game::GameId game_of_process{1};

/// At which moment the next keeper dies; 0: never.
using NextDeath = std::function<std::uint64_t()>;

ChildProcess begin_keeping(const std::filesystem::path& library, std::uint64_t death) {
    auto started = ChildProcess::start(DYING_KEEPER, {library.string(), std::to_string(death)});
    REQUIRE(started);
    return std::move(*started);
}

/// What it answers; empty if it dies instead.
std::optional<std::string> ask_keeper(ChildProcess& keeper, const std::string& line) {
    keeper.write(line + "\n"); // it takes so little at once, unless it is dead
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    std::string heard;
    while (heard.find('\n') == std::string::npos) {
        REQUIRE(base::platform::wait(base::platform::Watched{keeper.output()}, until));
        const auto portion = keeper.read();
        if (std::holds_alternative<ChildProcess::Closed>(portion)) return std::nullopt;
        if (const auto* bytes = std::get_if<ChildProcess::Bytes>(&portion)) heard += bytes->bytes;
    }
    return heard;
}

/// What became of a game.
struct Course {
    std::vector<std::string> answers{}; ///< to each of its steps
    std::vector<KeptEvent> events{};    ///< as the journal has them
    std::size_t deaths = 0;
};

/// The game as it is kept in a library of its own, and each command asked for until it is answered.
Course kept_by_process(const scripted::Game& script, const NextDeath& next_death) {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    {
        auto library = std::get<Library>(Library::open(file));
        const auto created = library.create({script.start->settings, "White", "Black", std::nullopt, ""});
        REQUIRE(std::get<game::GameId>(created) == game_of_process);
    }
    Course course;
    {
        std::optional<ChildProcess> keeper;
        keeper.emplace(begin_keeping(file, next_death()));
        for (const scripted::Step& step : script.steps) {
            const game::CommandId id{step.seat == at_the_table::black ? 2U : 1U, course.answers.size() + 1};
            const std::string line = game::write(id) + " " + rules::journal::write_command(step.command);
            INFO(line);
            auto answer = ask_keeper(*keeper, line);
            for (; !answer; answer = ask_keeper(*keeper, line)) {
                REQUIRE(keeper->ending(std::chrono::seconds(60)) ==
                        base::platform::Ending{base::platform::KilledBy{SIGKILL}});
                ++course.deaths;
                keeper.emplace(begin_keeping(file, next_death()));
            }
            course.answers.push_back(std::move(*answer));
        }
    }
    const auto opened = Library::open(file);
    const auto& library = std::get<Library>(opened);
    CHECK_FALSE(library.loss());
    CHECK(std::holds_alternative<ports::journal::Whole>(
        ports::journal::examine(std::get<ports::journal::KeptChain>(library.chain(game_of_process)))));
    course.events = std::get<std::vector<KeptEvent>>(library.read_from(game_of_process, {}));
    return course;
}

} // namespace

TEST_CASE(
    "A keeper that is killed before or behind an append, and started again, loses nothing and does nothing twice") {
    base::platform::leave_signals_to_others();
    constexpr std::size_t games = tests::is_sanitized ? 6 : 24;
    std::size_t deaths = 0;
    for (std::size_t number = 0; number < games; ++number) {
        INFO("game " << number);
        scripted::Random random(number);
        const scripted::Game script = scripted::any_game(random);
        const Course undisturbed = kept_by_process(script, [] { return std::uint64_t{0}; });
        CHECK(undisturbed.deaths == 0);
        for (std::size_t place = 0; place < script.steps.size(); ++place)
            CHECK(undisturbed.answers[place].starts_with("accepted ") == script.steps[place].is_accepted());
        const auto same = [](const KeptEvent& kept, const rules::table::TimedEvent& event) {
            return kept.event.event == event.event;
        };
        CHECK(std::ranges::equal(undisturbed.events, script.events, same));

        const Course disturbed = kept_by_process(script, [&random] { return 1 + scripted::below(random, 12); });
        CHECK(disturbed.answers == undisturbed.answers);
        CHECK(disturbed.events == undisturbed.events);
        deaths += disturbed.deaths;
    }
    CHECK(deaths > games);
}
