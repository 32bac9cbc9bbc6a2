// Acts at a table, one after another: time passes, a command is carried out, questions are worked out.
#pragma once

#include "rules/table/table.hpp"
#include "rules/table/two_boards/assistants.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace tables {

/// What an act has led to. Of a refused command the events are only what time has brought about.
struct Acted {
    rules::table::Table table;
    std::vector<rules::table::TimedEvent> events;
    std::optional<rules::table::Refusal> refusal;
};

namespace detail {

inline void add(Acted& acted, const std::vector<rules::table::TimedEvent>& events) {
    for (const rules::table::TimedEvent& event : events) {
        acted.table = rules::table::evolve(std::move(acted.table), event);
        acted.events.push_back(event);
    }
}

inline Acted let_pass(rules::table::Table table, rules::table::Instant now) {
    Acted acted{std::move(table), {}, std::nullopt};
    add(acted, rules::table::passing(acted.table, now));
    return acted;
}

} // namespace detail

/// By a player or the arbiter. Precondition: `now` is not before the table's last event.
inline Acted act(rules::table::Table table, const rules::table::Command& command, rules::table::Instant now) {
    Acted acted = detail::let_pass(std::move(table), now);
    auto carried = rules::table::carry_out(std::move(acted.table), command, now);
    acted.table = std::move(carried.table);
    acted.events.insert(acted.events.end(), carried.events.begin(), carried.events.end());
    acted.refusal = std::move(carried.refusal);
    if (carried.unruled)
        detail::add(acted, rules::table::rule_on(acted.table, *carried.unruled,
                                                 rules::table::work_out(carried.unruled->question)));
    return acted;
}

/// By the side's assistant, where that may be done (F.2.9). The command is as the player would give it, but for who
/// says or carries out a move.
inline Acted act_for(rules::table::Table table, rules::table::Color side, const rules::table::Command& command,
                     rules::table::Instant now) {
    auto refusal = rules::table::refuse_assistant(table, side, command);
    if (!refusal) return act(std::move(table), command, now);
    Acted acted = detail::let_pass(std::move(table), now);
    acted.refusal = std::move(refusal);
    return acted;
}

} // namespace tables
