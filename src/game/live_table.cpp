#include "src/game/live_table.hpp"

namespace game {
namespace {

using rules::board::Color;
using rules::table::Instant;
using rules::table::TimedEvent;

/// A decision being made: the table with the events so far.
class Making {
public:
    Making(LiveTable table, Now now)
        : decision_{.table = std::move(table), .events = {}, .first = {}}
        , ran_(decision_.table.table.clock.running())
        , now_(now) {
        decision_.first = decision_.table.next;
    }

    LiveTable& table() { return decision_.table; }

    void happen(const std::vector<TimedEvent>& events) {
        table().table = rules::table::replay(std::move(table().table), events);
        decision_.events.insert(decision_.events.end(), events.begin(), events.end());
    }

    void pass_time() {
        if (table().is_suspended() || table().awaited) return;
        happen(rules::table::passing(table().table, table().time(now_)));
    }

    /// Empty if it was carried out.
    std::optional<rules::table::Refusal> carry_out(const rules::table::Command& command) {
        const Instant at = table().time(now_);
        auto carried = rules::table::carry_out(std::move(table().table), command, at);
        table().table = std::move(carried.table);
        decision_.events.insert(decision_.events.end(), carried.events.begin(), carried.events.end());
        table().awaited = std::move(carried.unruled);
        return std::move(carried.refusal);
    }

    void note(const CommandId& command) { decision_.command = command; }

    Decision done() {
        table().next = table().next.after(decision_.events.size());
        table().clock.hand_over(ran_, table().table.clock.running(), now_);
        return std::move(decision_);
    }

private:
    Decision decision_;
    std::optional<Color> ran_; ///< whose clock ran before
    Now now_;
};

std::optional<rules::table::Refusal> refuse_seat(const rules::table::Table& table, const SeatId& seat,
                                                 const rules::table::Command& command) {
    const auto* assistant = std::get_if<AssistantsSeat>(&seat);
    return assistant != nullptr ? rules::table::refuse_assistant(table, assistant->side, command) : std::nullopt;
}

} // namespace

std::optional<AppendEvents> to_append(const Decision& decision) {
    if (decision.events.empty() || !decision.table.id) return std::nullopt;
    return AppendEvents{*decision.table.id, decision.first, decision.command, decision.events, {}};
}

Submitted submit(LiveTable table, const SeatId& seat, const CommandId& id, const rules::table::Command& command,
                 Now now) {
    Making making(std::move(table), now);
    making.pass_time();
    if (making.table().awaited) return {making.done(), RulingAwaited{}};
    if (auto refusal = refuse_seat(making.table().table, seat, command))
        return {making.done(), Refused{std::move(*refusal)}};
    if (!may_come_from(seat, command)) return {making.done(), WrongSeat{}};
    if (auto refusal = making.carry_out(command)) return {making.done(), Refused{std::move(*refusal)}};
    making.note(id);
    return {making.done(), Accepted{}};
}

Submitted submit_and_rule(LiveTable table, const SeatId& seat, const CommandId& id,
                          const rules::table::Command& command, Now now) {
    Submitted submitted = submit(std::move(table), seat, id, command, now);
    rule_at_once(submitted.decision, now);
    return submitted;
}

void rule_at_once(Decision& decision, Now now) {
    while (const auto& awaited = decision.table.awaited) {
        const auto answer = rules::table::work_out(awaited->question);
        Decision more = rule(std::move(decision.table), answer, now);
        decision.table = std::move(more.table);
        decision.events.insert(decision.events.end(), more.events.begin(), more.events.end());
    }
}

Decision pass_time(LiveTable table, Now now) {
    Making making(std::move(table), now);
    making.pass_time();
    return making.done();
}

Decision rule(LiveTable table, rules::verdict::Winnable answer, Now now) {
    Making making(std::move(table), now);
    const rules::table::Unruled awaited = *std::exchange(making.table().awaited, std::nullopt);
    making.happen(rules::table::rule_on(making.table().table, awaited, answer));
    return making.done();
}

Decision make_good(LiveTable table, const std::vector<TimedEvent>& owing, std::optional<rules::table::Unruled> unruled,
                   Now now) {
    Making making(std::move(table), now);
    making.happen(owing);
    making.table().awaited = std::move(unruled);
    return making.done();
}

} // namespace game
