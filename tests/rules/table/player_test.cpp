// A player who does anything at any time: whatever that is, the table stays a table.
#include "rules/notation/san.hpp"
#include "tests/support/acting.hpp"
#include "tests/support/any.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"
#include "tests/support/table.hpp"

#include <algorithm>

using namespace rules::table;
using rules::board::Move;
using rules::board::Square;
using rules::variants::Variant;
using tables::act;
using tables::act_for;
using tables::Acted;

namespace {

const std::vector<std::string> editions{"fide-2001", "fide-2005", "fide-2009x", "cup38", "fide-2023"};
const std::vector<std::string> times{"none", "20", "60+1", "30d3", "3/20:20", "2/10+1:5+1", "2/15"};
const std::vector<std::string> starts{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 96 60",
    "4k3/8/8/8/8/8/4p3/4K2R b K - 98 70",
    "8/8/8/8/8/5k2/7p/7K b - - 20 90",
    "8/P7/8/8/8/8/k7/2K5 w - - 0 1",
    "4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1",
};

std::vector<std::string> variant_starts(Variant variant) {
    switch (variant) {
    case Variant::Standard: return starts;
    case Variant::Doubles:
        return {"rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKBNR[PNpr] w KQkq - 0 1",
                "4k3/P7/8/8/8/8/8/r3K3[NQpp] w - - 0 1"};
    case Variant::Chess960:
        return {"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1",
                "1rk4r/8/8/3pP3/8/8/8/R4RKR w HFkq d6 96 60"};
    case Variant::Matranj:
        return {"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2", "8/P7/8/3p4/4P3/8/p7/8 w - - 0 1"};
    }
    return starts;
}

Move any_move(const Table& table) {
    const auto missing = table.position.moves_missing_captures();
    if (!missing.empty() && *rc::gen::inRange(0, 12) == 0)
        return missing[*rc::gen::inRange<std::size_t>(0, missing.size())];
    const auto legal = table.position.legal_moves();
    if (table.must_play && *rc::gen::arbitrary<bool>()) return *table.must_play;
    if (legal.empty() || *rc::gen::inRange(0, 12) == 0) return *rc::gen::arbitrary<Move>();
    return legal[*rc::gen::inRange<std::size_t>(0, legal.size())];
}

Square any_square(const Table& table) {
    const auto moves = open_moves(table);
    if (moves.empty() || *rc::gen::inRange(0, 3) == 0) return Square::at(*rc::gen::inRange(0, 64));
    const Move move = moves[*rc::gen::inRange<std::size_t>(0, moves.size())];
    return *rc::gen::arbitrary<bool>() ? move.to() : move.from().value_or(move.to());
}

Command any_deed(const Table& table) {
    const Color on_move = table.position.turn();
    const Square square = any_square(table);
    const auto role = *rc::one_of(rules::board::all_roles);
    switch (*rc::gen::inRange(0, 13)) {
    case 0: return Adjust{on_move};
    case 1: return TakeOff{on_move, square};
    case 2: return TouchDown{on_move, square, role};
    case 3:
        return ReportTouch{*rc::gen::arbitrary<bool>() ? std::optional(*rc::one_of(all_of<Color>)) : std::nullopt,
                           square};
    case 4: return Place{on_move, square, role};
    case 5: return ClaimIllegal{*rc::one_of(all_of<Color>)};
    case 6: return RuleIllegal{*rc::one_of(all_of<Color>)};
    case 7:
        return *rc::gen::inRange(0, 6) == 0 ? Command(RuleIrregular{*rc::one_of(all_of<Irregularity>)})
                                            : Command(Press{on_move});
    case 8: return TakeBack{!on_move};
    case 9: return TakeInHand{*rc::one_of(all_of<Color>), role};
    case 10: return TakeTurnBack{*rc::one_of(all_of<Color>)};
    default: break;
    }
    if (table.hands.held.empty()) return Lift{on_move, square};
    return Place{on_move, square, std::nullopt};
}

/// What is missing on the sheet, or something that is not.
std::vector<std::string> any_writing(const Table& table, Color side) {
    const auto missing = unwritten(table, side);
    if (!missing.empty() && *rc::gen::inRange(0, 4) != 0) return missing;
    return {*rc::gen::elementOf(std::vector<std::string>{"e4", "Sf3", "Ke9", "(=)", "O-O (=)"})};
}

/// A move in words, mostly a legal one.
std::string any_text(const Table& table) {
    const Move move = any_move(table);
    return table.position.is_legal(move) ? rules::notation::write_san(table.position, move) : "Ke9?";
}

/// Something a receiver may do, mostly the right thing.
Command any_receiving(const Table& table, Color receiver) {
    const bool is_right = *rc::gen::inRange(0, 5) != 0;
    const auto& announced = table.boards->announced;
    if (announced && *rc::gen::arbitrary<bool>())
        return Repeat{receiver, "words", {is_right ? *announced : any_move(table)}};
    Execute execute{{receiver, *rc::gen::inRange(0, 6) == 0}, {}};
    if (!is_right) execute.done = any_move(table);
    return execute;
}

/// The side that has to announce says something, mostly the right thing.
Command any_saying(const Table& table) {
    const bool is_right = *rc::gen::inRange(0, 5) != 0;
    const bool is_made = table.boards && table.boards->receiver;
    const auto last = table.plies.empty() ? std::nullopt : std::optional(table.plies.back().move);
    const auto placed = illegal_move_shown(table);
    const auto shown = is_made ? last : placed ? placed : move_shown(table);
    const Color mover = is_made ? !table.position.turn() : table.position.turn();
    return Say{{mover, *rc::gen::inRange(0, 6) == 0}, "words", {shown && is_right ? *shown : any_move(table)}};
}

/// What belongs to a game on two boards.
Command any_step(const Table& table) {
    const Color side = *rc::one_of(all_of<Color>);
    switch (*rc::gen::inRange(0, 14)) {
    case 0: return AskTime{side};
    case 1: return AskMoves{side};
    case 2: return Compare{};
    case 3: return Retrace{};
    case 4: return Press{side};
    default: break;
    }
    const bool receives = table.boards && table.boards->receiver && *rc::gen::inRange(0, 3) != 0;
    return receives ? any_receiving(table, table.position.turn()) : any_saying(table);
}

Command any_command(const Table& table) {
    const Color side = *rc::one_of(all_of<Color>);
    const Color on_move = table.position.turn();
    const auto maybe_side = *rc::gen::arbitrary<bool>() ? std::optional(side) : std::nullopt;
    if (table.phase == Phase::Halted && *rc::gen::inRange(0, 3) == 0) return Restart{};
    if (table.phase != Phase::Waiting && table.phase != Phase::Over && *rc::gen::inRange(0, 3) == 0)
        return any_deed(table);
    if (*rc::gen::inRange(0, table.boards ? 2 : 60) == 0) return any_step(table);
    switch (*rc::gen::inRange(0, 74)) {
    case 0: return Start{};
    case 1: return OfferDraw{side};
    case 2: return AcceptDraw{side};
    case 3: return DeclineDraw{side};
    case 4: return ClaimDraw{side, *rc::one_of(all_of<Claim>), std::nullopt};
    case 5: return ClaimDraw{on_move, *rc::one_of(all_of<Claim>), any_move(table)};
    case 6: return *rc::gen::inRange(0, 4) == 0 ? Command(ClaimFlag{std::nullopt}) : Command(Press{side});
    case 7: return *rc::gen::inRange(0, 8) == 0 ? Command(Resign{side}) : Command(Play{side, any_move(table)});
    case 8:
    case 9: return Play{!on_move, any_move(table)};
    case 10: return Stop{maybe_side, "noise"};
    case 11: return Restart{};
    case 12: return Uphold{};
    case 13: return Reject{};
    case 14: return Arrive{side};
    case 15: return AddTime{side, Duration{*rc::gen::inRange(-30000, 30000)}};
    case 16: return SetClock{side, Duration{*rc::gen::inRange(0, 30000)}};
    case 17: return SetMoves{side, *rc::gen::inRange(0, 20)};
    case 18: return Warn{side};
    case 19: return *rc::gen::inRange(0, 4) == 0 ? Command(RuleLoss{maybe_side}) : Command(RuleDraw{});
    case 20: return SetPoints{side, *rc::one_of(all_of<Points>)};
    case 21: return Punish{side, *rc::one_of(all_of<Sanction>)};
    case 22: return ReportDevice{side};
    case 23: return Write{side, any_writing(table, side)};
    case 24: return Write{on_move, any_writing(table, on_move)};
    case 25: return Borrow{side};
    case 26: return Sign{side};
    case 27:
    case 28: return ClaimQuickplay{on_move};
    case 29: return RequestIncrement{on_move};
    case 30: return *rc::gen::arbitrary<bool>() ? Command(Postpone{}) : Command(Reject{});
    case 31: return Adjourn{std::nullopt};
    case 32: return Seal{on_move, any_text(table), std::string(64, '0')};
    case 33: return Seal{on_move, any_text(table), std::string(64, '0')};
    case 34: return OpenEnvelope{any_text(table)};
    case 70: return RuleOffence{side, *rc::one_of(all_of<Offence>)};
    case 71: return RuleOversteppingUnproved{side};
    case 72: return VerifyPosition{side};
    case 73: return *rc::gen::arbitrary<bool>() ? Command(RuleFlagOrder{}) : Command(NotePartnersWarning{side});
    case 35: return *rc::gen::inRange(0, 4) == 0 ? Command(LoseEnvelope{}) : Command(Restart{});
    default: break;
    }
    if (table.sealed && *rc::gen::arbitrary<bool>()) return OpenEnvelope{any_text(table)};
    if (table.phase == Phase::Waiting) return Start{};
    if (table.must_press && *rc::gen::inRange(0, 4) != 0) return Press{*table.must_press};
    return Play{on_move, any_move(table)};
}

Table any_start(const std::string& edition) {
    Settings settings =
        tables::lay(*rc::gen::elementOf(times), *rc::gen::elementOf(starts), edition, *rc::one_of(all_of<Kind>))
            .settings;
    settings.variant =
        *rc::gen::weightedElement<Variant>({{4, Variant::Standard}, {1, Variant::Doubles}, {1, Variant::Matranj}});
    if (settings.variant != Variant::Standard)
        settings.start = std::get<rules::board::Setup>(
            rules::notation::read_fen(*rc::gen::elementOf(variant_starts(settings.variant))));
    for (bool& absent : settings.absent) absent = *rc::gen::inRange(0, 8) == 0;
    settings.illegal = *rc::one_of(all_of<IllegalPolicy>);
    for (bool& assistant : settings.assistant) assistant = *rc::gen::inRange(0, 3) == 0;
    settings.arbiter_present = *rc::gen::inRange(0, 5) != 0;
    settings.white = *rc::one_of(all_of<Seat>);
    settings.black = *rc::one_of(all_of<Seat>);
    if (settings.variant != Variant::Doubles && *rc::gen::inRange(0, 3) == 0) settings.boards = Boards::Two;
    return tables::lay(settings);
}

Table any_start() { return any_start(*rc::gen::elementOf(editions)); }

/// One harness of a player who does anything at any time; how many acts it was.
int play_anything(const std::string& edition) {
    const Table start = any_start(edition);
    Table table = start;
    std::vector<TimedEvent> events;
    Instant now{};
    const int commands = *rc::gen::inRange(0, 120);
    for (int done = 0; done < commands; ++done) {
        now += Duration{*rc::gen::inRange(0, *rc::gen::inRange(0, 10) == 0 ? 20000 : 1500)};
        const bool by_assistant = *rc::gen::inRange(0, 12) == 0;
        Acted acted = by_assistant ? act_for(table, *rc::one_of(all_of<Color>), any_command(table), now)
                                   : act(table, any_command(table), now);
        if (acted.refusal) {
            RC_ASSERT_FALSE(acted.refusal->article.empty());
            for (const TimedEvent& event : acted.events)
                RC_ASSERT(std::holds_alternative<FlagFallen>(event.event) ||
                          std::holds_alternative<Ended>(event.event));
        } else {
            RC_ASSERT_FALSE(acted.events.empty());
        }
        events.insert(events.end(), acted.events.begin(), acted.events.end());
        table = std::move(acted.table);
    }
    const std::string broken = tables::broken_fold(start, events, table);
    if (!broken.empty()) RC_LOG(broken);
    RC_ASSERT(broken.empty());
    RC_ASSERT(tables::difference(replay(start, events), table).empty());
    return commands;
}

constexpr int evenings = 10;                                             ///< in each of RapidCheck's hundred cases
constexpr int acts_in_each_edition = tests::is_sanitized ? 5000 : 20000; ///< a sanitizer sees a quarter of the cases

} // namespace

TEST_CASE("Whatever is asked and whenever, the invariants hold and the events make the same table again") {
    for (const std::string& edition : editions) {
        INFO(edition);
        int acts = 0;
        CHECK(rc::check([&] {
            for (int harness = 0; harness < evenings; ++harness) acts += play_anything(edition);
        }));
        CHECK(acts >= acts_in_each_edition);
    }
}

TEST_CASE("What is permitted is done, and what is not is refused for the same reason") {
    CHECK(rc::check([] {
        Table table = any_start();
        Instant now{};
        for (int done = 0; done < 60; ++done) {
            now += Duration{*rc::gen::inRange(0, 1500)};
            const Command command = any_command(table);
            table = replay(table, passing(table, now));
            const auto refusal = permits(table, command, now);
            const auto decision = decide(table, command, now);
            const auto* refused = std::get_if<Refusal>(&decision);
            RC_ASSERT(refusal == (refused != nullptr ? std::optional(*refused) : std::nullopt));
            const auto* play = std::get_if<Play>(&command);
            if (play != nullptr && may_take_back(table, play->side)) {
                const Table back = evolve(table, TimedEvent{now, TakenBack{play->side}});
                RC_ASSERT(refusal == permits(back, command, now));
            }
            table = act(std::move(table), command, now).table;
        }
    }));
}

TEST_CASE("A journal cut off anywhere makes a table that can be gone on with") {
    CHECK(rc::check([] {
        const Table start = any_start();
        Table table = start;
        std::vector<TimedEvent> events;
        Instant now{};
        for (int done = 0; done < 60; ++done) {
            now += Duration{*rc::gen::inRange(0, 1500)};
            Acted acted = act(table, any_command(table), now);
            events.insert(events.end(), acted.events.begin(), acted.events.end());
            table = std::move(acted.table);
        }
        const auto length = *rc::gen::inRange<std::size_t>(0, events.size() + 1);
        const std::vector<TimedEvent> kept(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(length));
        const Replayed replayed = ruled(replay_checked(start, kept));
        RC_ASSERT_FALSE(replayed.impossible);
        // What is owed is exactly what stood next in the whole journal.
        RC_ASSERT(replayed.owing.size() <= events.size() - length);
        RC_ASSERT(std::equal(replayed.owing.begin(), replayed.owing.end(),
                             events.begin() + static_cast<std::ptrdiff_t>(length)));
    }));
}

TEST_CASE("Events from outside never break the fold: what cannot have happened is found") {
    CHECK(rc::check([](std::vector<TimedEvent> events) {
        const Table start = any_start();
        if (*rc::gen::arbitrary<bool>()) events.insert(events.begin(), TimedEvent{Instant{}, Started{}});
        const Replayed replayed = replay_checked(start, events);
        RC_ASSERT(tables::broken_invariant(replayed.table).empty());
        if (replayed.impossible) RC_ASSERT(*replayed.impossible < events.size());
    }));
}

TEST_CASE("Without increment or delay, what both clocks have lost is the time that has passed") {
    CHECK(rc::check([] {
        Table table = tables::lay("1000");
        Instant now{Duration{*rc::gen::inRange(0, 5000)}};
        const Instant begin = now;
        table = act(std::move(table), Start{}, now).table;
        for (int done = 0; done < 60 && table.phase == Phase::Playing; ++done) {
            now += Duration{*rc::gen::inRange(0, 8000)};
            const Color on_move = table.position.turn();
            const Command command =
                table.must_press ? Command(Press{*table.must_press}) : Command(Play{on_move, any_move(table)});
            table = act(std::move(table), command, now).table;
            const Duration lost = std::chrono::seconds(2000) - *table.clock.left(Color::White, table.last) -
                                  *table.clock.left(Color::Black, table.last);
            RC_ASSERT(lost == table.last - begin);
        }
    }));
}
