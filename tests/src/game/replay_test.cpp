// A kept game on its table again.
#include "src/game/replay.hpp"

#include "tests/support/acting.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

using namespace rules::table;
using tables::act;

TEST_CASE("A game is replayed from its settings and its events, as far as they make sense") {
    const Table start = tables::lay("none");
    const auto acted = act(start, Start{}, Instant{});
    const auto moved = act(acted.table, Play{Color::White, acted.table.position.legal_moves()[0]}, Instant{});
    std::vector<TimedEvent> events = acted.events;
    events.insert(events.end(), moved.events.begin(), moved.events.end());
    events.push_back({Instant{}, Started{}});
    const auto found = game::replay(start.settings, start.laws, events);
    const auto& replayed = std::get<game::ReplayedGame>(found);
    CHECK(tables::difference(replayed.start, start).empty());
    CHECK(tables::difference(replayed.replayed.table, moved.table).empty());
    CHECK(replayed.replayed.impossible == events.size() - 1);
}

TEST_CASE("A game without kings cannot be replayed") {
    Settings settings = tables::lay("none").settings;
    const auto laws = tables::laws_of(settings.edition);
    settings.start.placement = {};
    CHECK(std::holds_alternative<BadStart>(game::replay(settings, laws, {})));
}
