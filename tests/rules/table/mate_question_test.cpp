// Where the end of a game hangs on whether a side can still mate: what is asked, and what comes of each answer.
#include "rules/table/table.hpp"

#include "tests/rules/table/at_the_table.hpp"
#include "tests/support/acting.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

#include <ctime>

using namespace rules::table;
using namespace std::chrono_literals;
using at_the_table::at;
using rules::verdict::Winnable;
using tables::act;
using tables::Acted;

namespace {

/// A locked position in which it takes long to find out whether Black can mate.
const std::string locked = "6k1/p3p1P1/2p3PB/p5PB/4P1P1/4P3/PKP5/8 w - - 0 1";

Table started(const std::string& edition = "fide-2023") {
    return act(tables::lay("600", locked, edition), Start{}, at(0s)).table;
}

Decided decided(const Table& table, const Command& command, Instant now) {
    auto decision = decide(table, command, now);
    REQUIRE(std::holds_alternative<Decided>(decision));
    return std::get<Decided>(std::move(decision));
}

/// What follows a command by that answer to the question it raises.
std::vector<TimedEvent> follows(Table table, const Command& command, Instant now, Winnable answer) {
    for (const TimedEvent& event : passing(table, now)) table = evolve(std::move(table), event);
    const Decided all = decided(table, command, now);
    REQUIRE(all.question);
    for (const Event& event : all.events) table = evolve(std::move(table), {now, event});
    return rule_on(table, {{now, all.events.back()}, *all.question}, answer);
}

double cpu_seconds(const auto& work) {
    const std::clock_t before = std::clock();
    work();
    return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

} // namespace

TEST_CASE("Whoever resigns does so at once, and whether that is a draw is asked") {
    const Decided resigned = decided(started(), Resign{Color::White}, at(1s));
    CHECK(resigned.events == std::vector<Event>{Resigned{Color::White}});
    REQUIRE(resigned.question);
    CHECK(resigned.question->side == Color::Black);
    CHECK(resigned.question->position.setup() == started().position.setup());

    const auto follow = [](Winnable answer) { return follows(started(), Resign{Color::White}, at(1s), answer); };
    const std::vector<TimedEvent> lost{{at(1s), Ended{Result::BlackWins, Reason::Resignation}}};
    CHECK(follow(Winnable::Can) == lost);
    CHECK(follow(Winnable::Unknown) == lost);
    CHECK(follow(Winnable::Cannot) == std::vector<TimedEvent>{{at(1s), Ended{Result::Draw, Reason::Resignation}}});
}

TEST_CASE("What a flag comes to hangs on the opponent's chance to mate, and what is not proved is told") {
    const auto follow = [](Winnable answer) { return follows(started(), ClaimFlag{std::nullopt}, at(601s), answer); };
    CHECK(follow(Winnable::Can) == std::vector<TimedEvent>{{at(601s), Ended{Result::BlackWins, Reason::Flag}}});
    CHECK(follow(Winnable::Cannot) == std::vector<TimedEvent>{{at(601s), Ended{Result::Draw, Reason::FlagCannotMate}}});
    CHECK(follow(Winnable::Unknown) == std::vector<TimedEvent>{{at(601s), MateUnproved{Color::Black}},
                                                               {at(601s), Ended{Result::BlackWins, Reason::Flag}}});
}

TEST_CASE("A flag that falls after a claim was put off waits for the arbiter, unless nobody could win") {
    Table table = act(tables::lay("100", "", "fide-2005"), Start{}, at(0s)).table;
    table = act(std::move(table), ClaimQuickplay{Color::White}, at(1s)).table;
    table = act(std::move(table), Postpone{}, at(2s)).table;
    const auto follow = [&table](Winnable answer) { return follows(table, ClaimFlag{Color::Black}, at(102s), answer); };
    CHECK(follow(Winnable::Can).empty());
    CHECK(follow(Winnable::Unknown).empty());
    CHECK(follow(Winnable::Cannot) == std::vector<TimedEvent>{{at(102s), Ended{Result::Draw, Reason::FlagCannotMate}}});
}

TEST_CASE("A command carried out has its question worked out") {
    const Acted acted = act(started(), Resign{Color::White}, at(1s));
    auto all = follows(started(), Resign{Color::White}, at(1s), work_out({started().position, Color::Black}));
    all.insert(all.begin(), TimedEvent{at(1s), Resigned{Color::White}});
    CHECK(acted.events == all);
}

TEST_CASE("A journal that was cut off before the answer asks again, and owes what it comes to") {
    const Table start = tables::lay("600", locked, "fide-2023");
    const std::vector<TimedEvent> events{{at(0s), Started{}}, {at(1s), Resigned{Color::White}}};
    const Replayed replayed = replay_checked(start, events);
    CHECK_FALSE(replayed.impossible);
    CHECK(replayed.owing.empty());
    REQUIRE(replayed.unruled);
    CHECK(replayed.unruled->after == events.back());
    const Replayed all = ruled(replayed);
    CHECK_FALSE(all.unruled);
    REQUIRE(all.owing.size() == 1);
    CHECK(std::get<Ended>(all.owing.front().event).reason == Reason::Resignation);
    CHECK(all.owing == rule_on(replayed.table, *replayed.unruled, work_out(replayed.unruled->question)));
}

TEST_CASE("Where nobody mates, or pieces still come, nothing is asked") {
    for (const auto variant : {rules::variants::Variant::Doubles, rules::variants::Variant::Matranj}) {
        Settings settings;
        settings.edition = "fide-2023";
        settings.variant = variant;
        settings.time = std::get<TimeControl>(read_time_control("600"));
        const Table table = act(tables::lay(settings), Start{}, at(0s)).table;
        const Decided resigned = decided(table, Resign{Color::White}, at(1s));
        CHECK_FALSE(resigned.question);
        CHECK(resigned.events.back() == Event{Ended{Result::BlackWins, Reason::Resignation}});
    }
}

TEST_CASE("Asking what may be done, and deciding it, takes no time even where a proof would") {
    const Table table = started();
    const double permitting = cpu_seconds([&table] {
        for (int times = 0; times < 1000; ++times) REQUIRE_FALSE(permits(table, Resign{Color::White}, at(1s)));
    });
    CHECK(permitting < 0.2); // one proof takes more than that
    const double deciding = cpu_seconds([&table] {
        for (int times = 0; times < 100; ++times) decided(table, Resign{Color::White}, at(1s));
    });
    CHECK(deciding < 0.2);
}
