#include "src/game/keeper.hpp"

#include <algorithm>
#include <utility>

namespace game {
namespace {

/// What a decision is for others, once the table has been taken out of it.
Outcome outcome_of(TableId id, LiveTable& live, Decision decision, Cause cause, const Stand& before) {
    Outcome outcome;
    const bool was_awaiting = before.awaits_ruling.has_value();
    if (auto append = to_append(decision)) {
        append->table = id;
        outcome.append.push_back(std::move(*append));
    }
    live = std::move(decision.table);
    if (!decision.events.empty() || live.stand() != before)
        outcome.happened.push_back({id, decision.first, cause, std::move(decision.events), live.stand()});
    if (live.awaited && !was_awaiting) outcome.question = AskedOfTable{id, live.awaited->question};
    return outcome;
}

} // namespace

void Keeper::take_up(TableId id, LiveTable table) { tables_.insert_or_assign(id, Kept{std::move(table)}); }

namespace {

auto find_pair(auto& pairs, TableId id) {
    return std::ranges::find_if(pairs,
                                [id](const auto& pair) { return std::ranges::find(pair.ids, id) != pair.ids.end(); });
}

} // namespace

void Keeper::take_up(std::array<TableId, 2> ids, std::array<LiveTable, 2> tables) {
    pairs_.push_back({ids, Match({std::move(tables[0]), std::move(tables[1])})});
}

void Keeper::put_away(TableId id) {
    tables_.erase(id);
    if (const auto pair = find_pair(pairs_, id); pair != pairs_.end()) pairs_.erase(pair);
}

const LiveTable* Keeper::find(TableId id) const {
    if (const auto pair = find_pair(pairs_, id); pair != pairs_.end()) return &pair->match.board(pair->place_of(id));
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : &found->second.live;
}

Keeper::Pair* Keeper::pair_of(TableId id) {
    const auto found = find_pair(pairs_, id);
    return found == pairs_.end() ? nullptr : &*found;
}

Outcome Keeper::Pair::outcome_of(const std::vector<AtBoard>& happened) const {
    Outcome outcome;
    auto appends = to_append(match, happened);
    for (auto& [board, append] : appends) {
        append.table = ids[board];
        outcome.append.push_back(std::move(append));
    }
    for (const AtBoard& at : happened)
        outcome.happened.push_back({ids[at.board], at.first, at.command ? Cause(*at.command) : Cause(ByTime{}),
                                    at.events, match.board(at.board).stand()});
    return outcome;
}

/// What time it is at both.
Outcome Keeper::Pair::stands() const {
    Outcome outcome;
    for (const std::size_t board : {0U, 1U}) {
        const LiveTable& live = match.board(board);
        outcome.happened.push_back({ids[board], live.next, ByTime{}, {}, live.stand()});
    }
    return outcome;
}

Keeper::Kept* Keeper::kept(TableId id) {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : &found->second;
}

namespace {

/// What is answered to a command that its sender has asked for before, or to an earlier one: nothing; empty if it is a
/// new one.
std::optional<Outcome> repeated(const std::map<std::uint64_t, Answered>& answered, const CommandId& id) {
    const auto last = answered.find(id.sender);
    if (last == answered.end() || id.count > last->second.command.count) return std::nullopt;
    if (id.count < last->second.command.count) return Outcome{};
    return Outcome{.answered = last->second};
}

} // namespace

Outcome Keeper::submit(const Submit& asked, Now now) {
    if (Pair* const pair = pair_of(asked.table)) {
        const std::size_t place = pair->place_of(asked.table);
        if (auto outcome = repeated(pair->answered[place], asked.id)) return std::move(*outcome);
        auto [happened, answer] = pair->match.submit(place, asked.seat, asked.id, asked.command, now);
        Outcome outcome = pair->outcome_of(happened);
        outcome.answered = Answered{asked.table, asked.id, std::move(answer), pair->match.board(place).next};
        pair->answered[place].insert_or_assign(asked.id.sender, *outcome.answered);
        return outcome;
    }
    Kept* const table = kept(asked.table);
    if (table == nullptr) return {.answered = Answered{asked.table, asked.id, UnknownTable{}}};
    if (table->unanswered && table->unanswered->sender == asked.id.sender && asked.id.count <= table->unanswered->count)
        return {};
    if (auto outcome = repeated(table->answered, asked.id)) return std::move(*outcome);
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
    if (Pair* const pair = pair_of(id)) return pair->outcome_of(pair->match.pass_time(now));
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
    if (Pair* const pair = pair_of(id)) {
        Outcome outcome = pair->outcome_of(pair->match.make_good(pair->place_of(id), owing, std::move(unruled), now));
        for (Happened& happened : outcome.happened) happened.cause = MadeGood{};
        return outcome;
    }
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
    return {.happened = {{id, live.next, ByTime{}, {}, live.stand()}}};
}

} // namespace

Outcome Keeper::suspend(TableId id, Now now) {
    if (Pair* const pair = pair_of(id)) {
        pair->match.suspend(now);
        return pair->stands();
    }
    Kept* const table = kept(id);
    if (table == nullptr) return {};
    const Stand before = table->live.stand();
    table->live.suspend(now);
    return only_stand(id, table->live, before);
}

Outcome Keeper::resume(TableId id, Now now) {
    if (Pair* const pair = pair_of(id)) {
        pair->match.resume(now);
        return pair->stands();
    }
    Kept* const table = kept(id);
    if (table == nullptr) return {};
    const Stand before = table->live.stand();
    table->live.clock.resume(now);
    return only_stand(id, table->live, before);
}

void Keeper::know_as(TableId id, PlayedGame game) {
    if (Pair* const pair = pair_of(id)) pair->match.know_as(pair->place_of(id), game);
    if (Kept* const table = kept(id)) table->live.id = game;
}

void Keeper::remember(TableId id, const std::vector<CommandId>& done) {
    const LiveTable* const live = find(id);
    if (live == nullptr) return;
    Pair* const pair = pair_of(id);
    Answers& answered = pair != nullptr ? pair->answered[pair->place_of(id)] : kept(id)->answered;
    for (const CommandId& command : done)
        answered.insert_or_assign(command.sender, Answered{id, command, Accepted{}, live->next});
}

} // namespace game
