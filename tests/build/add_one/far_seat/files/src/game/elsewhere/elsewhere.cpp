#include "src/game/elsewhere/elsewhere.hpp"

#include <iterator>

namespace game::elsewhere {

namespace {

constexpr std::uint64_t first_run = 1;

/// Hands on what is heard. The whole table is known here already, by the journal.
void hear(Outcome& here, std::vector<Heard> heard) {
    for (Heard& each : heard) {
        if (auto* happened = std::get_if<Happened>(&each)) here.happened.push_back(std::move(*happened));
        if (auto* answered = std::get_if<Answered>(&each)) here.answered = std::move(*answered);
    }
}

/// What was written of a game before it was taken up: on the line only how much it was matters.
std::vector<rules::table::TimedEvent> before(const LiveTable& table) {
    const rules::table::TimedEvent event{rules::table::Instant{}, rules::table::Started{}};
    return {static_cast<std::size_t>(table.next.value - 1), event};
}

void join(Outcome& outcome, Outcome more) {
    const auto append = [](auto& all, auto& others) {
        all.insert(all.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    };
    append(outcome.append, more.append);
    append(outcome.happened, more.happened);
    if (more.question) outcome.question = std::move(more.question);
    if (more.answered) outcome.answered = std::move(more.answered);
}

} // namespace

void Elsewhere::take_up(TableId id, LiveTable table) {
    lines_.insert_or_assign(id, Line{Feed(first_run, before(table)), Follower(id, Now{}), {id}});
    keeper_.take_up(id, std::move(table));
}

void Elsewhere::take_up(std::array<TableId, 2> ids, std::array<LiveTable, 2> tables) {
    const std::vector<TableId> together(ids.begin(), ids.end());
    for (const std::size_t place : {0U, 1U})
        lines_.insert_or_assign(ids[place],
                                Line{Feed(first_run, before(tables[place])), Follower(ids[place], Now{}), together});
    keeper_.take_up(ids, std::move(tables));
}

void Elsewhere::put_away(TableId id) {
    keeper_.put_away(id);
    const auto found = lines_.find(id);
    if (found == lines_.end()) return;
    const std::vector<TableId> together = found->second.together;
    for (const TableId each : together) lines_.erase(each);
}

void Elsewhere::follow(TableId id, Now now) {
    const auto found = lines_.find(id);
    if (found == lines_.end()) return;
    for (const TableId each : found->second.together) send(each, lines_.at(each), now);
}

Outcome Elsewhere::send(TableId id, Line& line, Now now) {
    Outcome here;
    for (const ToKeeper& message : line.follower.send(now)) {
        if (const auto* asks = std::get_if<Follow>(&message)) {
            for (ToFollower& missed : line.feed.missed(*asks, *keeper_.find(id)))
                hear(here, line.follower.receive(std::move(missed), now));
        } else if (const auto& asked = std::get<Asked>(message); line.feed.is_meant(asked)) {
            join(here, heard(keeper_.submit(asked.submit, now), now));
        }
    }
    return here;
}

Outcome Elsewhere::heard(Outcome there, Now now) {
    Outcome here{.append = std::move(there.append), .question = std::move(there.question)};
    for (Happened& happened : there.happened) {
        Line& between = lines_.at(happened.table);
        hear(here, between.follower.receive(between.feed.tell(std::move(happened)), now));
    }
    if (there.answered) {
        Line& between = lines_.at(there.answered->table);
        hear(here, between.follower.receive(between.feed.reply(*there.answered), now));
    }
    return here;
}

Outcome Elsewhere::submit(const Submit& asked, Now now) {
    const auto found = lines_.find(asked.table);
    if (found == lines_.end()) return keeper_.submit(asked, now); // which says that there is no such table
    follow(asked.table, now);
    found->second.follower.submit(asked, now);
    return send(asked.table, found->second, now);
}

Outcome Elsewhere::pass_time(TableId id, Now now) {
    follow(id, now);
    return heard(keeper_.pass_time(id, now), now);
}

Outcome Elsewhere::rule(TableId id, const rules::table::MateQuestion& question, rules::verdict::Winnable answer,
                        Now now) {
    return heard(keeper_.rule(id, question, answer, now), now);
}

Outcome Elsewhere::make_good(TableId id, const std::vector<rules::table::TimedEvent>& owing,
                             std::optional<rules::table::Unruled> unruled, Now now) {
    follow(id, now);
    return heard(keeper_.make_good(id, owing, std::move(unruled), now), now);
}

Outcome Elsewhere::suspend(TableId id, Now now) {
    follow(id, now);
    return heard(keeper_.suspend(id, now), now);
}

Outcome Elsewhere::resume(TableId id, Now now) {
    follow(id, now);
    return heard(keeper_.resume(id, now), now);
}

} // namespace game::elsewhere
