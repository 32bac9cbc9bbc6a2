#include "rules/table/table.hpp"

#include "tests/rules/table/at_the_table.hpp"
#include "tests/support/acting.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

using namespace rules::table;
using namespace std::chrono_literals;
using at_the_table::at;
using at_the_table::move;
using rules::board::Move;
using rules::board::Square;
using tables::act;
using tables::Acted;

namespace {

/// The table after commands that are not refused.
Table after(Table table, const std::vector<std::pair<Duration, Command>>& commands) {
    for (const auto& [time, command] : commands) {
        Acted acted = act(std::move(table), command, at(time));
        REQUIRE_FALSE(acted.refusal);
        table = std::move(acted.table);
    }
    return table;
}

} // namespace

TEST_CASE("A table is not laid from a position that is none, and all that is wrong is told") {
    Settings settings;
    settings.start = std::get<rules::board::Setup>(rules::notation::read_fen("8/8/8/8/8/8/8/P7 w - - 0 1"));
    const auto laid = rules::table::lay(settings, tables::laws_of("fide-2005"));
    REQUIRE(std::holds_alternative<BadStart>(laid));
    const auto& faults = std::get<BadStart>(laid).faults;
    CHECK(faults.contains(rules::variants::SetupFault::NoWhiteKing));
    CHECK(faults.contains(rules::variants::SetupFault::NoBlackKing));
    CHECK(faults.contains(rules::variants::SetupFault::PawnOnFirstOrLastRank));
}

TEST_CASE("A ply remembers the position it was made in, when, and what was left") {
    const Table table = after(tables::lay("300"), {{0s, Start{}}, {7s, Play{Color::White, move("e2", "e4")}}});
    REQUIRE(table.plies.size() == 1);
    CHECK(table.plies[0].before.setup() == rules::board::Setup::initial());
    CHECK(table.plies[0].move == move("e2", "e4"));
    CHECK(table.plies[0].made_at == at(7s));
    CHECK(table.plies[0].left == 293s);
    CHECK_FALSE(after(tables::lay("none"), {{0s, Start{}}, {7s, Play{Color::White, move("e2", "e4")}}}).plies[0].left);
}

TEST_CASE("The next deadline is when the running flag falls, until it has") {
    Table table = tables::lay("60");
    CHECK_FALSE(next_deadline(table));
    table = after(std::move(table), {{5s, Start{}}});
    CHECK(next_deadline(table) == at(65s));
    CHECK(passing(table, at(64999ms)).empty());
    REQUIRE(passing(table, at(99s)) == std::vector{TimedEvent{at(65s), FlagFallen{Color::White}}});
    table = evolve(std::move(table), {at(65s), FlagFallen{Color::White}});
    CHECK_FALSE(next_deadline(table));
    CHECK(table.flag == Color::White);
    table = after(std::move(table), {{70s, Play{Color::White, move("e2", "e4")}}, {70s, Press{Color::White}}});
    CHECK(next_deadline(table) == at(130s));
    table = after(std::move(table), {{80s, Resign{Color::Black}}});
    CHECK_FALSE(next_deadline(table));
    CHECK_FALSE(next_deadline(after(tables::lay("none"), {{0s, Start{}}})));
}

TEST_CASE("A refused command still lets the flags fall") {
    const Table table = after(tables::lay("60"), {{0s, Start{}}});
    const Acted acted = act(table, Press{Color::White}, at(61s));
    CHECK(acted.events == std::vector{TimedEvent{at(60s), FlagFallen{Color::White}}});
    REQUIRE(acted.refusal);
    CHECK(*acted.refusal == Refusal{RefusalReason::MoveFirst, rules::laws::Rule::PressClock, "6.8a"});
    CHECK(acted.table.flag == Color::White);
}

TEST_CASE("Who may move is known before he moves") {
    Table table = tables::lay("300");
    CHECK(may_play(table, Color::White)->reason == RefusalReason::NotStarted);
    table = after(std::move(table), {{0s, Start{}}});
    CHECK_FALSE(may_play(table, Color::White));
    CHECK(may_play(table, Color::Black)->reason == RefusalReason::NotYourMove);
    table = after(std::move(table), {{1s, Play{Color::White, move("e2", "e4")}}});
    CHECK(table.must_press == Color::White);
    CHECK(may_play(table, Color::White)->reason == RefusalReason::PressFirst);
    CHECK_FALSE(may_play(table, Color::Black));
    table = after(std::move(table), {{2s, Press{Color::White}}});
    CHECK_FALSE(table.must_press);
    table = after(std::move(table), {{3s, Resign{Color::White}}});
    CHECK(may_play(table, Color::Black)->reason == RefusalReason::GameOver);
}

TEST_CASE("A claim is an offer too where the edition says so") {
    Table table = after(tables::lay("300"), {{0s, Start{}}});
    const ClaimDraw wrong{Color::White, Claim::Threefold, std::nullopt};
    CHECK(act(table, wrong, at(1s)).table.offer == Color::White);
    table.laws.draw.claim_is_offer = {rules::laws::OfferingClaim::FiftyMoves};
    CHECK_FALSE(act(table, wrong, at(1s)).table.offer);
    CHECK(act(table, ClaimDraw{Color::White, Claim::FiftyMoves, std::nullopt}, at(1s)).table.offer == Color::White);
}

TEST_CASE("Occurrences count the position on the board, or the one a move would bring") {
    const Table start = tables::lay("none");
    CHECK(occurrences(start) == 1);
    const Table table = after(start, {{0s, Start{}},
                                      {1s, Play{Color::White, move("g1", "f3")}},
                                      {2s, Play{Color::Black, move("g8", "f6")}},
                                      {3s, Play{Color::White, move("f3", "g1")}}});
    CHECK(occurrences(table) == 1);
    CHECK(occurrences(table, move("f6", "g8")) == 2);
    CHECK(occurrences(table, move("f6", "h5")) == 1);
}

TEST_CASE("A journal that ends in the middle of a decision owes the rest of it") {
    const auto owing = [](const Table& start, std::vector<TimedEvent> events) {
        const Replayed replayed = ruled(replay_checked(start, events));
        CHECK_FALSE(replayed.impossible);
        return replayed.owing;
    };
    const Table mate_in_one = tables::lay("60", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    const TimedEvent started{at(0s), Started{}};
    CHECK(owing(mate_in_one, {}).empty());
    CHECK(owing(mate_in_one, {started}).empty());
    CHECK(owing(mate_in_one, {started, {at(1s), Made{Color::White, move("a1", "a8")}}}) ==
          std::vector{TimedEvent{at(1s), Ended{Result::WhiteWins, Reason::Checkmate}}});
    CHECK(owing(mate_in_one, {started, {at(1s), Resigned{Color::White}}}) ==
          std::vector{TimedEvent{at(1s), Ended{Result::BlackWins, Reason::Resignation}}});
    CHECK(owing(mate_in_one, {started, {at(1s), DrawClaimed{Color::White, Claim::Threefold, std::nullopt}}}) ==
          std::vector{TimedEvent{at(1s), ClaimRejected{Color::White, 59s, 240s}}});
    CHECK(owing(mate_in_one, {started, {at(60s), FlagFallen{Color::White}}, {at(61s), FlagClaimed{Color::Black}}}) ==
          std::vector{TimedEvent{at(61s), Ended{Result::BlackWins, Reason::Flag}}});
    CHECK(owing(mate_in_one, {started, {at(60s), FlagFallen{Color::White}}}).empty());
    CHECK(owing(tables::lay("60", "", "cup38"),
                {started, {at(1s), Warned{Color::Black, std::nullopt}}, {at(2s), DeviceFound{Color::Black}}}) ==
          std::vector{TimedEvent{at(2s), Warned{Color::Black, Offence::Device}},
                      TimedEvent{at(2s), Ended{Result::WhiteWins, Reason::Warnings}}});
}

TEST_CASE("Events that cannot have happened are found with their place, and what is before them stands") {
    const Table start = tables::lay("60");
    const TimedEvent started{at(1s), Started{}};
    const auto impossible = [&start](const std::vector<TimedEvent>& events) {
        const Replayed replayed = replay_checked(start, events);
        CHECK(tables::broken_invariant(replayed.table).empty());
        return replayed.impossible;
    };
    CHECK(impossible({{at(0s), Made{Color::White, move("e2", "e4")}}}) == 0U);
    CHECK(impossible({started, started}) == 1U);
    CHECK(impossible({started, {at(0s), Made{Color::White, move("e2", "e4")}}}) == 1U);
    CHECK(impossible({started, {at(2s), Made{Color::White, move("e2", "e5")}}}) == 1U);
    CHECK(impossible({started, {at(2s), Made{Color::Black, move("e7", "e5")}}}) == 1U);
    CHECK(impossible({started, {at(2s), Pressed{Color::White}}}) == 1U);
    CHECK(impossible({started, {at(2s), DrawAccepted{Color::White}}}) == 1U);
    CHECK(impossible({started, {at(2s), FlagClaimed{Color::White}}}) == 1U);
    CHECK(impossible({started, {at(2s), Ended{Result::Draw, Reason::Agreement}}, {at(3s), Resigned{Color::White}}}) ==
          2U);
    CHECK_FALSE(impossible({started, {at(2s), Made{Color::White, move("e2", "e4")}}, {at(2s), Pressed{Color::White}}}));
}

TEST_CASE("Every reason a game may end for rests on a rule") {
    const auto laws = tables::laws_of("fide-2005");
    CHECK(laws.article(rule_of(Reason::Checkmate)) == "5.1a");
    CHECK(laws.article(rule_of(Reason::Flag)) == "6.10");
    CHECK(laws.article(rule_of(Reason::FlagCannotMate)) == "6.10");
    const Table table = tables::lay("300");
    CHECK(rule_of(table, Ended{Result::Draw, Reason::Threefold}) == rules::laws::Rule::Threefold);
    CHECK(rule_of(table, ClaimRejected{Color::White, {}, {}}) == rules::laws::Rule::WrongClaim);
    CHECK_FALSE(rule_of(table, Pressed{Color::White}));
    CHECK(laws.article(rule_of(Reason::Threefold)) == "9.2");
    CHECK(tables::laws_of("fide-2023").article(rule_of(Reason::SeventyFiveMoves)) == "9.6.2");
}

TEST_CASE("What a ruling rests on is what the clocks were stopped for") {
    using rules::laws::Rule;
    Table table = act(tables::lay("100"), Start{}, at(0s)).table;
    const Table stopped = act(table, Stop{Color::White, "noise"}, at(1s)).table;
    CHECK(rule_of(stopped, Upheld{}) == Rule::StopClocks);
    const Table claimed = act(table, ClaimQuickplay{Color::White}, at(1s)).table;
    CHECK(rule_of(claimed, Upheld{}) == Rule::QuickplayFinish);
    CHECK(rule_of(claimed, Rejected{}) == Rule::QuickplayFinish);
    const Table put_off = act(claimed, Postpone{}, at(2s)).table;
    CHECK(rule_of(put_off, Rejected{}) == Rule::QuickplayVerdict);
}

TEST_CASE("A flag that wins without proof is told so, and the arbiter may find a draw after the end") {
    const Table start = tables::lay("60");
    const std::vector<TimedEvent> events{{at(0s), Started{}},
                                         {at(60s), FlagFallen{Color::White}},
                                         {at(61s), FlagClaimed{Color::Black}},
                                         {at(61s), MateUnproved{Color::Black}}};
    const TimedEvent won{at(61s), Ended{Result::BlackWins, Reason::Flag}};
    CHECK(replay_checked(start, events).owing == std::vector{won});
    Table over = evolve(replay(start, events), won);
    const Acted drawn = act(over, RuleDraw{}, at(70s));
    CHECK_FALSE(drawn.refusal);
    CHECK(drawn.events == std::vector{TimedEvent{at(70s), Ended{Result::Draw, Reason::FlagCannotMate}}});
    CHECK_FALSE(replay_checked(over, drawn.events).impossible);
    CHECK(act(over, RuleLoss{Color::White}, at(70s)).refusal->reason == RefusalReason::GameOver);
}

TEST_CASE("Where it was proved, the arbiter cannot change what a flag has won") {
    Table table = act(tables::lay("60"), Start{}, at(0s)).table;
    table = act(std::move(table), ClaimFlag{Color::Black}, at(61s)).table;
    REQUIRE(table.outcome);
    CHECK(table.outcome->reason == Reason::Flag);
    CHECK(act(table, RuleDraw{}, at(70s)).refusal->reason == RefusalReason::GameOver);
}

TEST_CASE("A press is refused or permitted without working out what it completes") {
    Table table = act(tables::lay("60"), Start{}, at(0s)).table;
    CHECK(permits(table, Press{Color::White}, at(1s))->reason == RefusalReason::MoveFirst);
    table = act(std::move(table), Play{Color::White, move("e2", "e4")}, at(2s)).table;
    CHECK_FALSE(permits(table, Press{Color::White}, at(3s)));
    CHECK(permits(table, Press{Color::Black}, at(3s))->reason == RefusalReason::NotYourClock);
}
