#include "rules/table/table.hpp"

#include "rules/table/groups.hpp"

namespace rules::table {
namespace {

std::optional<Event> consequence_of(const Table& after, Instant at, const Event& event) {
    return std::visit([&](const auto& happened) { return consequence(after, at, happened); }, event);
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

/// All that must follow the event at once, in order. The table is the one after it.
std::vector<Event> consequences_of(Table after, Instant at, const Event& event) {
    std::vector<Event> all;
    for (auto next = consequence_of(after, at, event); next; next = consequence_of(after, at, all.back())) {
        after = evolve(std::move(after), TimedEvent{at, *next});
        all.push_back(*next);
    }
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
    return Table{
        .settings = settings,
        .laws = laws,
        .phase = Phase::Waiting,
        .position = position,
        .hands = Hands(position),
        .boards = settings.boards == Boards::Two ? std::optional(TwoBoards(settings.start.placement)) : std::nullopt,
        .plies = {},
        .illegal_moves = {},
        .illegal_moves_found = {},
        .clock = ChessClock(settings.time, laws.clock.increment),
        .last = {},
        .started = {},
        .there = {},
        .excused = {},
        .unpressed = {},
        .must_press = {},
        .halt = {},
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
        .partners_warnings = {},
        .points = {},
        .sheets = {blank_sheet(settings), blank_sheet(settings)},
        .low_time = {},
        .untimely_offers = {},
        .seal_call = {},
        .sealed = {},
        .unsealing = {},
        .was_adjourned = false,
        .is_envelope_lost = false,
        .are_men_displaced = false,
        .resumed = {},
        .outcome = {},
        .occurrences = {{position.repetition_key(), 1}},
        .received = {},
    };
}

namespace {

Decision decide_itself(const Table& table, const Command& command, Instant now) {
    return std::visit([&](const auto& asked) { return decide_command(table, asked, now); }, command);
}

template <typename Asked>
std::optional<Refusal> refuse_command(const Table& table, const Asked& asked, Instant now) {
    const Decision decision = decide_command(table, asked, now);
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

Decision decide(const Table& table, const Command& command, Instant now) {
    Decision decision = decide_itself(table, command, now);
    if (auto* events = std::get_if<std::vector<Event>>(&decision)) {
        Table after = table;
        for (const Event& event : *events) after = evolve(std::move(after), TimedEvent{now, event});
        const std::vector<Event> more = consequences_of(std::move(after), now, events->back());
        events->insert(events->end(), more.begin(), more.end());
    }
    return decision;
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
    const auto* irregularity = std::get_if<IrregularityRuled>(&event.event);
    table.are_men_displaced = irregularity != nullptr && irregularity->what == Irregularity::Men;
    return table;
}

const variants::Position& position_before(const Table& table, std::size_t ply) {
    return ply < table.plies.size() ? table.plies[ply].before : table.position;
}

bool ends_game(const Table& before, const TimedEvent& event) {
    const auto all = consequences_of(evolve(before, event), event.at, event.event);
    return !all.empty() && std::holds_alternative<Ended>(all.back());
}

Table replay(Table start, const std::vector<TimedEvent>& events) {
    for (const TimedEvent& event : events) start = evolve(std::move(start), event);
    return start;
}

Replayed replay_checked(Table start, const std::vector<TimedEvent>& events) {
    Replayed result{std::move(start), std::nullopt, {}};
    std::size_t place = 0;
    for (; place < events.size() && can_have_happened(result.table, events[place]); ++place)
        result.table = evolve(std::move(result.table), events[place]);
    if (place < events.size()) result.impossible = place;
    if (place == 0) return result;
    const TimedEvent& last = events[place - 1];
    for (const Event& next : consequences_of(result.table, last.at, last.event))
        result.owing.push_back(TimedEvent{last.at, next});
    return result;
}

namespace {

void add(Acted& acted, const TimedEvent& event) {
    acted.table = evolve(std::move(acted.table), event);
    acted.events.push_back(event);
}

/// Only what time has brought about.
Acted passed(Table table, Instant now) {
    Acted acted{std::move(table), {}, std::nullopt};
    for (const TimedEvent& event : passing(acted.table, now)) add(acted, event);
    return acted;
}

} // namespace

Acted act(Table table, const Command& command, Instant now) {
    Acted acted = passed(std::move(table), now);
    const Decision decision = decide_itself(acted.table, command, now);
    if (const auto* refusal = std::get_if<Refusal>(&decision)) {
        acted.refusal = *refusal;
        return acted;
    }
    // As decide, but without a second table: games may be long.
    for (const Event& event : std::get<std::vector<Event>>(decision)) add(acted, TimedEvent{now, event});
    for (auto next = consequence_of(acted.table, now, acted.events.back().event); next;
         next = consequence_of(acted.table, now, *next))
        add(acted, TimedEvent{now, *next});
    return acted;
}

/// What an assistant may do depends on what was settled before the game, not on the time.
Acted act_for(Table table, Color side, const Command& command, Instant now) {
    auto refusal = refuse_assistant(table, side, command);
    if (!refusal) return act(std::move(table), command, now);
    Acted acted = passed(std::move(table), now);
    acted.refusal = std::move(refusal);
    return acted;
}

} // namespace rules::table
