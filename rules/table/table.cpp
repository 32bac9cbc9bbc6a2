#include "rules/table/table.hpp"

#include "rules/table/claims/offers.hpp"
#include "rules/table/claims/quickplay.hpp"
#include "rules/table/game.hpp"
#include "rules/table/hands/touching.hpp"
#include "rules/table/moves/captures.hpp"
#include "rules/table/moves/illegal_moves.hpp"
#include "rules/table/moves/making.hpp"
#include "rules/table/moves/playing.hpp"
#include "rules/table/moves/restoring.hpp"
#include "rules/table/officials/adjournment.hpp"
#include "rules/table/officials/arbiter.hpp"
#include "rules/table/officials/irregularities.hpp"
#include "rules/table/officials/presence.hpp"
#include "rules/table/officials/rulings.hpp"
#include "rules/table/ruling_basis.hpp"
#include "rules/table/two_boards/asking.hpp"
#include "rules/table/two_boards/receiving.hpp"
#include "rules/table/two_boards/reconciling.hpp"

#include <utility>

namespace rules::table {
namespace {

Consequence consequence_of(const Table& after, Instant at, const Event& event) {
    auto next =
        std::visit([&](const auto& happened) -> Consequence { return consequence(after, at, happened); }, event);
    auto* hanging = std::get_if<ByMate>(&next);
    if (hanging != nullptr && !hanging->question.position.description().ends_as_ordinary_chess)
        return std::move(hanging->if_can);
    return next;
}

const std::optional<Event>& given(const ByMate& hanging, verdict::Winnable answer) {
    switch (answer) {
    case verdict::Winnable::Can: return hanging.if_can;
    case verdict::Winnable::Cannot: return hanging.if_cannot;
    case verdict::Winnable::Unknown: break;
    }
    return hanging.if_unproved;
}

Sheet blank_sheet(const Settings& settings) {
    Sheet sheet;
    sheet.by_hand = settings.own_sheets;
    return sheet;
}

/// What time alone will bring about next.
std::optional<TimedEvent> next_by_time(const Table& table) {
    const auto flag = next_flag(table);
    const auto end = next_default(table);
    if (flag && end) return end->at < flag->at ? end : flag;
    return flag ? flag : end;
}

/// All that must follow the event at once, in order, as far as no question has to be answered first.
struct Following {
    std::vector<Event> events;
    std::optional<MateQuestion> question;
};

/// The table is the one after the event.
Following following(Table after, Instant at, const Event& event) {
    Following all;
    for (Consequence next = consequence_of(after, at, event);; next = consequence_of(after, at, all.events.back())) {
        if (auto* hanging = std::get_if<ByMate>(&next)) {
            all.question = std::move(hanging->question);
            return all;
        }
        auto& happening = std::get<std::optional<Event>>(next);
        if (!happening) return all;
        after = evolve(std::move(after), TimedEvent{at, *happening});
        all.events.push_back(std::move(*happening));
    }
}

std::vector<TimedEvent> timed(Instant at, const std::vector<Event>& events) {
    std::vector<TimedEvent> all;
    for (const Event& event : events) all.push_back(TimedEvent{at, event});
    return all;
}

bool can_have_happened(const Table& table, const TimedEvent& event) {
    return event.at >= table.last &&
           std::visit([&](const auto& happened) { return is_possible(table, happened); }, event.event);
}

} // namespace

std::variant<Table, BadStart> lay(const Settings& settings, const laws::Laws& laws) {
    const auto start = variants::Position::from_setup(settings.start, settings.variant);
    if (const auto* faults = std::get_if<std::set<variants::SetupFault>>(&start)) return BadStart{*faults};
    const auto& position = std::get<variants::Position>(start);
    TableNow now{
        .settings = settings,
        .laws = laws,
        .phase = Phase::Waiting,
        .position = position,
        .hands = Hands(position),
        .boards = settings.boards == Boards::Two ? std::optional(TwoBoards(settings.start.placement)) : std::nullopt,
        .illegal_moves_found = {},
        .clock = ChessClock(settings.time, laws.clock.increment),
        .last = {},
        .started = {},
        .there = {},
        .excused = {},
        .unpressed = {},
        .must_press = {},
        .stoppage = {},
        .touch_claim = {},
        .offer = {},
        .flag = {},
        .both_flags = false,
        .fell_in_last_period = {},
        .is_mate_unproved = false,
        .postponed = {},
        .must_play = {},
        .missed_captures = {},
        .wrong_claims = {},
        .warnings = {},
        .distractions = {},
        .advices = {},
        .partners_warnings = {},
        .points = {},
        .low_time = {},
        .untimely_offers = {},
        .seal_call = {},
        .sealed = {},
        .unsealing = {},
        .was_adjourned = false,
        .is_envelope_lost = false,
        .are_pieces_displaced = false,
        .resumed = {},
        .outcome = {},
        .received = {},
    };
    TableHistory history{
        .plies = {},
        .illegal_moves = {},
        .sheets = {blank_sheet(settings), blank_sheet(settings)},
        .occurrences = {{position.repetition_key(), 1}},
        .displays = {},
    };
    return Table{std::move(now), std::move(history)};
}

namespace {

template <typename Asked>
Decision decide_asked(const Table& table, const Asked& asked, Instant now) {
    return decide_command(table, asked, now);
}

/// The table once the side's last move has gone back, without what was before, which no decision on another move asks.
Table with_last_move_back(const Table& table, Instant now, const TakenBack& taken_back) {
    Table last_move_only{table, {}};
    last_move_only.plies.push_back(table.plies.back());
    return evolve(std::move(last_move_only), TimedEvent{now, taken_back});
}

/// The decision on the command once the side's last move has gone back.
template <typename Asked>
Decision after_taking_back(const Table& table, const Asked& asked, Instant now) {
    const TakenBack taken_back{asked.side};
    Decision decision = decide_command(with_last_move_back(table, now, taken_back), asked, now);
    if (auto* events = std::get_if<std::vector<Event>>(&decision)) events->insert(events->begin(), taken_back);
    return decision;
}

/// Where touched pieces bind nobody, another move replaces the one not pressed yet, which goes back first.
Decision decide_asked(const Table& table, const Play& asked, Instant now) {
    return may_take_back(table, asked.side) ? after_taking_back(table, asked, now) : decide_command(table, asked, now);
}

/// So does touching a piece: the one that was moved is lifted from where it came, one that was dropped is in hand
/// again.
Decision decide_asked(const Table& table, const Lift& asked, Instant now) {
    if (!may_take_back(table, asked.side)) return decide_command(table, asked, now);
    const board::Move last = table.plies.back().move;
    if (asked.square != last.to()) return after_taking_back(table, asked, now);
    if (!last.from()) return std::vector<Event>{TakenBack{asked.side}};
    return after_taking_back(table, Lift{asked.side, *last.from()}, now);
}

Decision decide_itself(const Table& table, const Command& command, Instant now) {
    return std::visit([&](const auto& asked) { return decide_asked(table, asked, now); }, command);
}

template <typename Asked>
std::optional<Refusal> refuse_command(const Table& table, const Asked& asked, Instant now) {
    const Decision decision = decide_asked(table, asked, now);
    const auto* refusal = std::get_if<Refusal>(&decision);
    return refusal != nullptr ? std::optional(*refusal) : std::nullopt;
}
/// What a press completes may have to be worked out; whether it is one does not.
std::optional<Refusal> refuse_command(const Table& table, const Press& press, Instant) {
    return refuse_press(table, press);
}

} // namespace

std::optional<Refusal> permits(const Table& table, const Command& command, Instant now) {
    return std::visit([&](const auto& asked) { return refuse_command(table, asked, now); }, command);
}

std::variant<Decided, Refusal> decide(const Table& table, const Command& command, Instant now) {
    Decision decision = decide_itself(table, command, now);
    if (auto* refusal = std::get_if<Refusal>(&decision)) return std::move(*refusal);
    Decided decided{std::get<std::vector<Event>>(std::move(decision)), std::nullopt};
    Table after = table;
    for (const Event& event : decided.events) after = evolve(std::move(after), TimedEvent{now, event});
    Following more = following(std::move(after), now, decided.events.back());
    decided.events.insert(decided.events.end(), more.events.begin(), more.events.end());
    decided.question = std::move(more.question);
    return decided;
}

std::vector<TimedEvent> rule_on(const Table& table, const Unruled& unruled, verdict::Winnable answer) {
    const Instant at = unruled.after.at;
    const Consequence hanging = consequence_of(table, at, unruled.after.event);
    const auto& first = given(std::get<ByMate>(hanging), answer);
    if (!first) return {};
    std::vector<TimedEvent> all{TimedEvent{at, *first}};
    const auto more = timed(at, following(evolve(table, all.front()), at, *first).events);
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

std::vector<TimedEvent> passing(const Table& table, Instant now) {
    std::vector<TimedEvent> events;
    std::optional<Table> after; // copied only if there is anything to tell, which is seldom
    for (auto next = next_by_time(table); next && next->at <= now; next = next_by_time(*after)) {
        events.push_back(*next);
        after = evolve(after ? std::move(*after) : table, *next);
    }
    return events;
}

std::optional<Instant> next_deadline(const Table& table) {
    const auto next = next_by_time(table);
    return next ? std::optional(next->at) : std::nullopt;
}

Table evolve(Table table, const TimedEvent& event) {
    note_low_time(table, event.at);
    std::visit([&](const auto& happened) { apply(table, event.at, happened); }, event.event);
    table.last = event.at;
    note_astray(table);
    const auto* irregularity = std::get_if<IrregularityRuled>(&event.event);
    table.are_pieces_displaced = irregularity != nullptr && irregularity->what == Irregularity::Pieces;
    return table;
}

bool ends_game(const Table& before, Instant at, const Made& move) {
    if (!before.unsealing) return verdict_after(before, move.move).has_value();
    const auto all = following(evolve(before, TimedEvent{at, move}), at, move).events;
    return !all.empty() && std::holds_alternative<Ended>(all.back());
}

Table replay(Table start, const std::vector<TimedEvent>& events) {
    for (const TimedEvent& event : events) start = evolve(std::move(start), event);
    return start;
}

Replayed replay_checked(Table start, const std::vector<TimedEvent>& events) {
    Replayed result{std::move(start), std::nullopt, {}, std::nullopt, std::nullopt};
    std::size_t place = 0;
    for (; place < events.size() && can_have_happened(result.table, events[place]); ++place) {
        if (const auto rule = rule_of(result.table, events[place].event)) result.last_rule = rule;
        result.table = evolve(std::move(result.table), events[place]);
    }
    if (place < events.size()) result.impossible = place;
    if (place == 0) return result;
    const TimedEvent& last = events[place - 1];
    Following more = following(result.table, last.at, last.event);
    result.owing = timed(last.at, more.events);
    if (more.question) {
        const TimedEvent& before = result.owing.empty() ? last : result.owing.back();
        result.unruled = Unruled{before, std::move(*more.question)};
    }
    return result;
}

Replayed ruled(Replayed replayed) {
    const auto unruled = std::exchange(replayed.unruled, std::nullopt);
    if (!unruled) return replayed;
    const auto more = rule_on(replay(replayed.table, replayed.owing), *unruled, work_out(unruled->question));
    replayed.owing.insert(replayed.owing.end(), more.begin(), more.end());
    return replayed;
}

CarriedOut carry_out(Table table, const Command& command, Instant now) {
    CarriedOut carried{std::move(table), {}, std::nullopt};
    Decision decision = decide_itself(carried.table, command, now);
    if (auto* refusal = std::get_if<Refusal>(&decision)) {
        carried.refusal = std::move(*refusal);
        return carried;
    }
    const auto happen = [&carried, now](Event event) {
        carried.events.push_back(TimedEvent{now, std::move(event)});
        carried.table = evolve(std::move(carried.table), carried.events.back());
    };
    for (Event& event : std::get<std::vector<Event>>(decision)) happen(std::move(event));
    for (;;) {
        Consequence next = consequence_of(carried.table, now, carried.events.back().event);
        if (auto* hanging = std::get_if<ByMate>(&next)) {
            carried.unruled = Unruled{carried.events.back(), std::move(hanging->question)};
            return carried;
        }
        auto& happening = std::get<std::optional<Event>>(next);
        if (!happening) return carried;
        happen(std::move(*happening));
    }
}

} // namespace rules::table
