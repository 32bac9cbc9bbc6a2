// What the library is given to write: one append a decision, each behind the one before, each by a command of its own.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <set>

using evening::begun;
using evening::Evening;

namespace {

std::vector<session::AppendEvents> appends(const Evening& evening) {
    std::vector<session::AppendEvents> found;
    for (const session::Effect& effect : evening.effects())
        if (const auto* append = std::get_if<session::AppendEvents>(&effect)) found.push_back(*append);
    return found;
}

} // namespace

TEST_CASE("What a decision leads to is one append, whose number continues the one before, also after going on") {
    Evening evening = begun("180+2");
    evening.engine_plays({"e7e5", "b8c6"});
    evening.move("e4");
    evening.keys({"F9", "End", "Enter", "Down", "Enter"});
    REQUIRE_FALSE(evening.model().game);
    evening.key("Enter");
    REQUIRE(evening.model().game);
    evening.move("Nf3");

    const auto found = appends(evening);
    CHECK(found.size() >= 9); // the start; four moves, each made and its clock pressed
    game::EventNumber next{};
    std::set<game::CommandId> commands;
    for (const session::AppendEvents& append : found) {
        CHECK(append.expected == next);
        REQUIRE_FALSE(append.events.empty());
        next = next.after(append.events.size());
        REQUIRE(append.command);
        CHECK(commands.insert(*append.command).second);
    }
    CHECK(evening.model().game->next == next);
    CHECK(evening.journal().size() == static_cast<std::size_t>(next.value - 1));
}

TEST_CASE("What time alone brings about is written without a command, what is done then with its own") {
    Evening evening = begun("60");
    const auto before = appends(evening).size();
    evening.pass(std::chrono::seconds(61));
    const auto found = appends(evening);
    REQUIRE(found.size() > before);
    CHECK_FALSE(found[before].command); // the flag fell
    REQUIRE(found.size() > before + 1);
    CHECK(found[before + 1].command); // and was claimed
}

TEST_CASE("A refused command is not written") {
    Evening evening = begun("-");
    const auto before = appends(evening).size();
    evening.move("e4");
    const auto moved = appends(evening).size();
    CHECK(moved > before);
    evening.move("e4"); // it is not White's turn
    CHECK(appends(evening).size() == moved);
}
