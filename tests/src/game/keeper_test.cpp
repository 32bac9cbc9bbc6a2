// The one who decides at tables: what follows from a request, for whom, and what is answered a second time.
#include "src/game/keeper.hpp"

#include "tests/src/game/at_the_table.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

using namespace game;
using namespace at_the_table;
using namespace std::chrono_literals;
using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using rules::table::Command;
using rules::table::Instant;
using rules::table::Phase;
using rules::table::Play;
using rules::table::Press;
using rules::table::Resign;
using rules::table::Start;

namespace {

constexpr TableId there{2};

Play play(Color side, const char* from, const char* to) {
    return {side, Move::normal(*Square::parse(from), *Square::parse(to))};
}

/// A keeper with a table of that time, and somebody who follows the table by what they hear.
struct FollowedTable {
    explicit FollowedTable(const std::string& time, const std::string& fen = "",
                           const std::string& edition = "fide-2005")
        : table(tables::lay(time, fen, edition)) {
        keeper.take_up(here, {.table = table, .id = GameId{7}});
        CHECK(accepted(ask(arbiter, Start{}, at(0s))));
    }

    Outcome ask(const SeatId& seat, const Command& command, Now now) {
        return follow(keeper.submit({here, seat, {1, ++count}, command}, now));
    }
    Outcome follow(Outcome outcome) {
        for (const Happened& happened : outcome.happened) {
            CHECK(happened.first == next);
            for (const auto& event : happened.events) table = rules::table::evolve(std::move(table), event);
            next = next.after(happened.events.size());
            stand = happened.stand;
        }
        if (outcome.answered && std::holds_alternative<Accepted>(outcome.answered->answer))
            CHECK(outcome.answered->through == next);
        return outcome;
    }
    static bool accepted(const Outcome& outcome) {
        return outcome.answered && std::holds_alternative<Accepted>(outcome.answered->answer);
    }

    Keeper keeper;
    rules::table::Table table;
    EventNumber next{};
    Stand stand{};
    std::uint64_t count = 0;
};

} // namespace

TEST_CASE("Who follows what happens has the keeper's table") {
    FollowedTable followed("100");
    CHECK(FollowedTable::accepted(followed.ask(white, play(Color::White, "e2", "e4"), at(2s))));
    const Outcome pressed = followed.ask(white, Press{Color::White}, at(3s));
    CHECK(std::get<CommandId>(pressed.happened.front().cause) == CommandId{1, 3});
    CHECK(pressed.append.front().events == pressed.happened.front().events);
    CHECK(pressed.append.front().expected == pressed.happened.front().first);
    followed.follow(followed.keeper.pass_time(here, at(200s)));
    CHECK(followed.table.flag == Color::Black);
    const LiveTable& kept = *followed.keeper.find(here);
    CHECK(tables::difference(kept.table, followed.table).empty());
    CHECK(kept.stand() == followed.stand);
    CHECK(kept.next == followed.next);
}

TEST_CASE("A command asked for again is answered as it was, and not done twice") {
    FollowedTable followed("100");
    const Submit once{here, white, {5, 1}, play(Color::White, "e2", "e4")};
    const Outcome first = followed.follow(followed.keeper.submit(once, at(2s)));
    REQUIRE(FollowedTable::accepted(first));
    for (const Now now : {at(2s), at(200s)}) {
        const Outcome again = followed.keeper.submit(once, now);
        CHECK(FollowedTable::accepted(again));
        CHECK(again.answered->through == first.answered->through);
        CHECK(again.append.empty());
        CHECK(again.happened.empty());
    }
    CHECK(followed.keeper.find(here)->table.plies.size() == 1);

    SECTION("also where it was refused, though it would be accepted now") {
        const Submit early{here, black, {6, 1}, Press{Color::Black}};
        CHECK(std::holds_alternative<Refused>(followed.keeper.submit(early, at(2s)).answered->answer));
        followed.ask(white, Press{Color::White}, at(3s));
        followed.ask(black, play(Color::Black, "e7", "e5"), at(4s));
        CHECK(std::holds_alternative<Refused>(followed.keeper.submit(early, at(5s)).answered->answer));
        CHECK(FollowedTable::accepted(followed.keeper.submit({here, black, {6, 2}, early.command}, at(5s))));
    }
    SECTION("and one from before it not at all") {
        followed.follow(followed.keeper.submit({here, white, {5, 9}, Press{Color::White}}, at(3s)));
        const Outcome late = followed.keeper.submit({here, white, {5, 8}, Resign{Color::White}}, at(4s));
        CHECK_FALSE(late.answered);
        CHECK(late.happened.empty());
        CHECK(followed.keeper.find(here)->table.phase == Phase::Playing);
    }
}

TEST_CASE("What is done already is answered by a keeper that was started again, and not done twice") {
    Keeper keeper;
    const EventNumber next{5};
    keeper.take_up(here, {.table = tables::lay("100"), .id = GameId{7}, .next = next});
    keeper.remember(here, {{1, 3}, {2, 8}});
    const Outcome again = keeper.submit({here, arbiter, {2, 8}, Start{}}, at(9s));
    CHECK(FollowedTable::accepted(again));
    CHECK(again.answered->through == next);
    CHECK(again.append.empty());
    CHECK_FALSE(keeper.submit({here, arbiter, {1, 2}, Start{}}, at(9s)).answered);
    CHECK(keeper.submit({here, arbiter, {1, 4}, Start{}}, at(9s)).append.front().expected == next);
}

TEST_CASE("Tables have their events and their time each for itself") {
    FollowedTable followed("100");
    followed.keeper.take_up(there, {.table = tables::lay("60"), .id = GameId{8}, .clock = TableClock(at(10s))});
    CHECK(FollowedTable::accepted(followed.keeper.submit({there, arbiter, {1, 1}, Start{}}, at(10s))));
    CHECK(followed.keeper.find(there)->next != EventNumber{});
    followed.follow(followed.keeper.suspend(here, at(20s)));
    CHECK(followed.stand.time(at(1h)) == Instant{20s});
    CHECK(followed.keeper.find(there)->time(at(30s)) == Instant{20s});
    CHECK(followed.keeper.suspend(here, at(25s)).happened.empty()); // it stands already
    followed.follow(followed.keeper.resume(here, at(1h)));
    CHECK(followed.stand.time(at(1h + 5s)) == Instant{25s});

    followed.keeper.put_away(there);
    const Outcome gone = followed.keeper.submit({there, white, {1, 2}, Resign{Color::White}}, at(40s));
    CHECK(std::holds_alternative<UnknownTable>(gone.answered->answer));
    CHECK(followed.keeper.pass_time(there, at(1h)).happened.empty());
}

TEST_CASE("What follows from a command may hang on a question, which is asked once") {
    FollowedTable followed("600", locked, "fide-2023");
    const Outcome resigned = followed.ask(white, Resign{Color::White}, at(5s));
    REQUIRE(resigned.question);
    CHECK_FALSE(resigned.answered); // what it has led to is not known yet
    CHECK(resigned.question->table == here);
    CHECK(followed.stand.awaits_ruling == Instant{5s});
    CHECK(followed.stand.time(at(1min)) == Instant{5s});
    const Outcome meanwhile = followed.ask(black, Resign{Color::Black}, at(6s));
    CHECK(std::holds_alternative<RulingAwaited>(meanwhile.answered->answer));
    CHECK_FALSE(meanwhile.question);
    const Outcome again = followed.keeper.submit({here, white, {1, followed.count - 1}, Resign{Color::White}}, at(6s));
    CHECK_FALSE(again.answered);
    CHECK(again.happened.empty());

    const rules::table::MateQuestion other{resigned.question->question.position, Color::White};
    CHECK(followed.keeper.rule(here, other, rules::verdict::Winnable::Can, at(7s)).happened.empty());
    const Outcome ruled =
        followed.follow(followed.keeper.rule(here, resigned.question->question, rules::verdict::Winnable::Can, at(7s)));
    CHECK(std::holds_alternative<ByRuling>(ruled.happened.front().cause));
    CHECK_FALSE(ruled.append.front().command);
    REQUIRE(FollowedTable::accepted(ruled));
    CHECK(ruled.answered->command == CommandId{1, followed.count - 1});
    CHECK(ruled.answered->through == followed.next);
    CHECK_FALSE(followed.stand.awaits_ruling);
    CHECK(followed.table.outcome->result == rules::table::Result::BlackWins);
}

TEST_CASE("The journal is told by which number it knows the game") {
    Keeper keeper;
    keeper.take_up(here, {.table = tables::lay("60")});
    CHECK(keeper.submit({here, arbiter, {1, 1}, Start{}}, at(0s)).append.empty());
    keeper.know_as(here, UncreatedGame{2});
    CHECK(keeper.submit({here, white, {1, 2}, play(Color::White, "e2", "e4")}, at(1s)).append.front().game ==
          PlayedGame{UncreatedGame{2}});
    keeper.know_as(here, GameId{9});
    CHECK(keeper.submit({here, white, {1, 3}, Press{Color::White}}, at(2s)).append.front().game ==
          PlayedGame{GameId{9}});
}
