// What the library is given to write: one append a decision, each behind the one before, each by a command of its own.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <set>

using harness::begun;
using harness::SessionHarness;

namespace {

/// One table is played at, so that each decision is of one game.
std::vector<game::AppendEvents> appends(const SessionHarness& harness) {
    std::vector<game::AppendEvents> found;
    for (const session::Effect& effect : harness.effects())
        if (const auto* append = std::get_if<session::AppendEvents>(&effect)) {
            REQUIRE(append->games.size() == 1);
            found.push_back(append->games.front());
        }
    return found;
}

} // namespace

TEST_CASE("What a decision leads to is one append, whose number continues the one before, also after going on") {
    SessionHarness harness = begun("180+2");
    harness.engine_plays({"e7e5", "b8c6"});
    harness.move("e4");
    harness.keys({"F9", "End", "Enter", "Down", "Enter"});
    REQUIRE_FALSE(harness.has_game());
    harness.key("Enter");
    REQUIRE(harness.has_game());
    harness.move("Nf3");

    const auto found = appends(harness);
    CHECK(found.size() >= 9); // the start; four moves, each made and its clock pressed
    game::EventNumber next{};
    std::set<game::CommandId> commands;
    for (const game::AppendEvents& append : found) {
        CHECK(append.expected == next);
        REQUIRE_FALSE(append.events.empty());
        next = next.after(append.events.size());
        REQUIRE(append.command);
        CHECK(commands.insert(*append.command).second);
    }
    CHECK(harness.game().next == next);
    CHECK(harness.journal().size() == static_cast<std::size_t>(next.value - 1));
}

TEST_CASE("What time alone brings about is written without a command, what is done then with its own") {
    SessionHarness harness = begun("60");
    const auto before = appends(harness).size();
    harness.pass(std::chrono::seconds(61));
    const auto found = appends(harness);
    REQUIRE(found.size() > before);
    CHECK_FALSE(found[before].command); // the flag fell
    REQUIRE(found.size() > before + 1);
    CHECK(found[before + 1].command); // and was claimed
}

TEST_CASE("A refused command is not written") {
    SessionHarness harness = begun("-");
    const auto before = appends(harness).size();
    harness.move("e4");
    const auto moved = appends(harness).size();
    CHECK(moved > before);
    harness.move("e4"); // it is not White's turn
    CHECK(appends(harness).size() == moved);
}

TEST_CASE("Commands are told from those of other programs by the number drawn when this one began") {
    SessionHarness harness = begun("60");
    harness.engine_plays({"e7e5", "d7d5"});
    for (const std::uint64_t drawn : {std::uint64_t{42}, std::uint64_t{1} << 63}) {
        harness.tell(session::ProgramStarted{drawn});
        const auto before = appends(harness).size();
        harness.move(drawn == 42 ? "e4" : "d4");
        const auto found = appends(harness);
        REQUIRE(found.size() > before);
        for (std::size_t at = before; at < found.size(); ++at)
            if (found[at].command) CHECK(found[at].command->sender == drawn);
        REQUIRE(found[before].command);
    }
}
