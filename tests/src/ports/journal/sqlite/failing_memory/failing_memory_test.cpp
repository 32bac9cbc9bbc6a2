// What was decided is written in the end, whichever allocation fails on the way.
#include "tests/src/ports/journal/sqlite/failing_memory/failing_memory.hpp"

#include "src/ports/journal/sqlite/games_in_play.hpp"
#include "src/ports/journal/stored_game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace rules::table;

namespace {

const NewGame plain_game{{}, "White", "Black", std::nullopt, "2026-11-20T14:30:00Z"};

std::vector<game::AppendEvents> decision(const std::vector<PlayedGame>& games, int number, const Event& event) {
    std::vector<game::AppendEvents> decided;
    for (const PlayedGame& game : games)
        decided.push_back({game, {number}, std::nullopt, {{Instant{Duration{number}}, event}}, {}});
    return decided;
}

} // namespace

TEST_CASE("Where memory runs out while a decision is written, it is written with the next try, and once") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const std::size_t count = GENERATE(1U, 2U);
    GamesInPlay in_play(file);
    bool has_failed = true;
    for (std::size_t allocations = 0; has_failed; ++allocations) {
        CAPTURE(count, allocations);
        std::vector<PlayedGame> games;
        while (games.size() < count) games.push_back(in_play.create(plain_game).game);
        REQUIRE_FALSE(in_play.append(decision(games, 1, Started{})));
        Decisions next{decision(games, 2, Pressed{Color::White})};
        std::optional<Fault> fault;
        {
            const failing::Memory memory(allocations);
            fault = in_play.append_listed(std::move(next));
            has_failed = memory.has_failed();
        }
        CHECK((has_failed || !fault));
        CHECK(in_play.has_unwritten() == fault.has_value());
        const auto again = in_play.retry();
        CHECK(again.size() == (fault ? games.size() : 0));
        CHECK(in_play.behind().empty());
        CHECK_FALSE(in_play.append(decision(games, 3, Resigned{Color::White})));
        for (const PlayedGame& game : games) {
            const auto chain = in_play.chain(std::get<GameId>(game));
            REQUIRE(std::holds_alternative<KeptChain>(chain));
            CHECK(std::get<KeptChain>(chain).entries.size() == 3);
            CHECK(std::holds_alternative<Whole>(examine(std::get<KeptChain>(chain))));
            REQUIRE_FALSE(in_play.release(game));
        }
    }
}
