#include "src/game/keeper.hpp"

#include <utility>

namespace game {
namespace {

/// What a decision is for others, once the table has been taken out of it.
Outcome outcome_of(TableId id, LiveTable& live, Decision decision, Cause cause, const Stand& before) {
    Outcome outcome;
    const bool was_awaiting = before.awaits_ruling.has_value();
    outcome.append = to_append(decision);
    if (outcome.append) outcome.append->table = id;
    live = std::move(decision.table);
    if (!decision.events.empty() || live.stand() != before)
        outcome.happened = Happened{id, decision.first, cause, std::move(decision.events), live.stand()};
    if (live.awaited && !was_awaiting) outcome.question = AskedOfTable{id, live.awaited->question};
    return outcome;
}

} // namespace

void Keeper::take_up(TableId id, LiveTable table) { tables_.insert_or_assign(id, Kept{std::move(table)}); }

void Keeper::put_away(TableId id) { tables_.erase(id); }

const LiveTable* Keeper::find(TableId id) const {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : &found->second.live;
}

Keeper::Kept* Keeper::kept(TableId id) {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : &found->second;
}

Outcome Keeper::submit(const Submit& asked, Now now) {
    Kept* const table = kept(asked.table);
    if (table == nullptr) return {.answered = Answered{asked.table, asked.id, UnknownTable{}}};
    if (table->unanswered && table->unanswered->sender == asked.id.sender && asked.id.count <= table->unanswered->count)
        return {};
    const auto last = table->answered.find(asked.id.sender);
    if (last != table->answered.end() && asked.id.count <= last->second.command.count) {
        if (asked.id.count < last->second.command.count) return {};
        return {.answered = last->second};
    }
    const Stand before = table->live.stand();
    auto [decision, answer] = game::submit(std::move(table->live), asked.seat, asked.id, asked.command, now);
    Outcome outcome = outcome_of(asked.table, table->live, std::move(decision), asked.id, before);
    if (table->live.awaited && std::holds_alternative<Accepted>(answer)) {
        table->unanswered = asked.id;
        return outcome;
    }
    outcome.answered = Answered{asked.table, asked.id, std::move(answer), table->live.next};
    table->answered.insert_or_assign(asked.id.sender, *outcome.answered);
    return outcome;
}

Outcome Keeper::pass_time(TableId id, Now now) {
    Kept* const table = kept(id);
    if (table == nullptr) return {};
    const Stand before = table->live.stand();
    return outcome_of(id, table->live, game::pass_time(std::move(table->live), now), ByTime{}, before);
}

Outcome Keeper::rule(TableId id, const rules::table::MateQuestion& question, rules::verdict::Winnable answer, Now now) {
    Kept* const table = kept(id);
    if (table == nullptr || !table->live.awaited || !table->live.awaited->question.is_same_as(question)) return {};
    const Stand before = table->live.stand();
    Outcome outcome = outcome_of(id, table->live, game::rule(std::move(table->live), answer, now), ByRuling{}, before);
    if (table->unanswered && !table->live.awaited) {
        const CommandId command = *std::exchange(table->unanswered, std::nullopt);
        outcome.answered = Answered{id, command, Accepted{}, table->live.next};
        const auto last = table->answered.find(command.sender);
        if (last == table->answered.end() || last->second.command < command)
            table->answered.insert_or_assign(command.sender, *outcome.answered);
    }
    return outcome;
}

Outcome Keeper::make_good(TableId id, const std::vector<rules::table::TimedEvent>& owing,
                          std::optional<rules::table::Unruled> unruled, Now now) {
    Kept* const table = kept(id);
    if (table == nullptr) return {};
    const Stand before = table->live.stand();
    return outcome_of(id, table->live, game::make_good(std::move(table->live), owing, std::move(unruled), now),
                      MadeGood{}, before);
}

namespace {

/// Of a table at which nothing but its time has changed.
Outcome only_stand(TableId id, const LiveTable& live, const Stand& before) {
    if (live.stand() == before) return {};
    return {.happened = Happened{id, live.next, ByTime{}, {}, live.stand()}};
}

} // namespace

Outcome Keeper::suspend(TableId id, Now now) {
    Kept* const table = kept(id);
    if (table == nullptr) return {};
    const Stand before = table->live.stand();
    table->live.suspend(now);
    return only_stand(id, table->live, before);
}

Outcome Keeper::resume(TableId id, Now now) {
    Kept* const table = kept(id);
    if (table == nullptr) return {};
    const Stand before = table->live.stand();
    table->live.clock.resume(now);
    return only_stand(id, table->live, before);
}

void Keeper::know_as(TableId id, PlayedGame game) {
    if (Kept* const table = kept(id)) table->live.id = game;
}

void Keeper::remember(TableId id, const std::vector<CommandId>& done) {
    Kept* const table = kept(id);
    if (table == nullptr) return;
    for (const CommandId& command : done)
        table->answered.insert_or_assign(command.sender, Answered{id, command, Accepted{}, table->live.next});
}

} // namespace game
