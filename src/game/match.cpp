#include "src/game/match.hpp"

#include <algorithm>
#include <utility>

namespace game {

using rules::table::Command;
using rules::table::Instant;
using rules::table::TimedEvent;

Match::Match(std::vector<LiveTable> boards)
    : boards_(std::move(boards)) {
    if (boards_.size() < 2) return;
    for (const LiveTable& board : boards_) told_.push_back(board.table);
}

std::optional<Now> Match::next_deadline() const {
    std::optional<Now> first;
    for (const LiveTable& board : boards_) {
        const auto deadline = rules::table::next_deadline(board.table);
        if (!deadline || board.is_suspended()) continue;
        const Now at = board.clock.when(*deadline);
        first = std::min(at, first.value_or(at));
    }
    return first;
}

std::vector<AtBoard> Match::pass_time(Now now) {
    std::vector<AtBoard> happened;
    for (auto at = next_deadline(); at && *at <= now; at = next_deadline()) {
        const std::size_t before = happened.size();
        for (std::size_t board = 0; board < boards_.size(); ++board)
            note(board, game::pass_time(std::move(boards_[board]), *at), happened);
        if (happened.size() == before) break; // a table that awaits something lets no time pass
    }
    return happened;
}

Match::Submitted Match::submit(std::size_t board, const SeatId& seat, const CommandId& id, const Command& command,
                               Now now) {
    Submitted submitted{pass_time(now), Accepted{}};
    auto [decision, answer] = submit_and_rule(std::move(boards_[board]), seat, id, command, now);
    submitted.answer = std::move(answer);
    note(board, std::move(decision), submitted.happened);
    return submitted;
}

std::vector<AtBoard> Match::make_good(std::size_t board, const std::vector<TimedEvent>& owing,
                                      std::optional<rules::table::Unruled> unruled, Now now) {
    std::vector<AtBoard> happened;
    Decision made = game::make_good(std::move(boards_[board]), owing, std::move(unruled), now);
    rule_at_once(made, now);
    note(board, std::move(made), happened);
    return happened;
}

void Match::suspend(Now now) {
    for (LiveTable& board : boards_) board.suspend(now);
}

void Match::resume(Now now) {
    for (LiveTable& board : boards_) board.clock.resume(now);
}

/// The table after the decision, and what comes of it at the partners'.
void Match::note(std::size_t board, Decision decision, std::vector<AtBoard>& happened) {
    boards_[board] = std::move(decision.table);
    if (decision.events.empty()) return;
    const std::optional<CommandId> command = decision.command;
    happened.push_back({board, decision.first, command, std::move(decision.events)});
    if (told_.empty()) return;
    std::vector<std::pair<Command, Instant>> for_partners;
    const std::vector<TimedEvent> events = happened.back().events;
    for (const TimedEvent& event : events) {
        for (Command& each : rules::table::for_partners(told_[board], event.event))
            for_partners.emplace_back(std::move(each), event.at);
        told_[board] = rules::table::evolve(std::move(told_[board]), event);
    }
    const std::size_t other = 1 - board;
    for (const auto& [each, at] : for_partners) {
        const Now now = boards_[board].clock.when(at);
        // What can come there no more is refused, and nothing happens.
        Decision there =
            submit_and_rule(std::move(boards_[other]), PartnersBoard{}, command.value_or(CommandId{}), each, now)
                .decision;
        there.command = command; // of what time has brought about, none
        note(other, std::move(there), happened);
    }
}

std::map<std::size_t, AppendEvents> to_append(const Match& match, const std::vector<AtBoard>& happened) {
    std::map<std::size_t, AppendEvents> appends;
    for (const AtBoard& at : happened) {
        const auto& game = match.board(at.board).id;
        if (!game) continue;
        auto& append = appends.try_emplace(at.board, AppendEvents{*game, at.first, {}, {}, {}}).first->second;
        if (at.command) append.command = at.command; // time may have brought something about before it
        append.events.insert(append.events.end(), at.events.begin(), at.events.end());
    }
    return appends;
}

} // namespace game
