// One table being played, wherever its players sit: commands in, the next table out and what the journal is to keep.
#pragma once

#include "rules/table/table.hpp"
#include "src/game/identity.hpp"
#include "src/game/seats.hpp"
#include "src/game/stand.hpp"
#include "src/game/table_id.hpp"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace game {

/// A table that is played at now. A plain value.
struct LiveTable {
    rules::table::Table table;
    std::optional<PlayedGame> id{}; ///< empty: nothing of the game is kept, or not yet
    EventNumber next{};             ///< of the event that will happen next
    TableClock clock{};             ///< what time it is here
    /// An event has happened, and it is being worked out what follows. Meanwhile nothing else happens at the table, and
    /// its time stands.
    std::optional<rules::table::Unruled> awaited{};
    Seats seats{};

    Stand stand() const { return {clock, awaited ? std::optional(awaited->after.at) : std::nullopt}; }
    /// What time it is at the table.
    rules::table::Instant time(Now now) const { return stand().time(now); }
    bool is_suspended() const { return clock.is_suspended(); }
    void suspend(Now now) { clock.suspend(time(now)); }
};

/// Events the journal is to keep: those of one decision, all of them or none.
struct AppendEvents {
    PlayedGame game;
    EventNumber expected{};             ///< which event of the game the first one is
    std::optional<CommandId> command{}; ///< which brought them about; empty: time, or the answer to a question
    std::vector<rules::table::TimedEvent> events{}; ///< at least one
    TableId table{}; ///< at which it was decided, for whoever waits there until the journal has it
    bool operator==(const AppendEvents&) const = default;
};

/// The command was carried out, and led to at least one event.
struct Accepted {};
/// The Laws refuse it.
struct Refused {
    rules::table::Refusal refusal;
};
/// Nothing can be decided before the question is answered.
struct RulingAwaited {};
/// Nobody asks for this from that seat.
struct WrongSeat {};
/// No such table is kept where this was asked for; only a Keeper says so.
struct UnknownTable {};
using Answer = std::variant<Accepted, Refused, RulingAwaited, WrongSeat, UnknownTable>;

/// What happened at once, and the table after it.
struct Decision {
    LiveTable table;
    /// In order: what time had brought about by then, what was decided, and what followed by itself.
    std::vector<rules::table::TimedEvent> events;
    EventNumber first; ///< of the first of them
    std::optional<CommandId> command{};
};

/// What the journal is to be given; empty if nothing happened, or the game is not kept.
std::optional<AppendEvents> to_append(const Decision& decision);

/// A decision on a command. Of one that was not carried out the events are only those of the time that has passed.
struct Submitted {
    Decision decision;
    Answer answer;
};
/// Lets time pass and decides on the command. What follows may hang on a question: then the table awaits its answer.
Submitted submit(LiveTable table, const SeatId& seat, const CommandId& id, const rules::table::Command& command,
                 Now now);

/// The same where nobody waits for the answer at keys: a question is worked out at once, and the table awaits nothing.
Submitted submit_and_rule(LiveTable table, const SeatId& seat, const CommandId& id,
                          const rules::table::Command& command, Now now);

/// Works out what the table awaits until it awaits nothing: more may happen in the decision.
void rule_at_once(Decision& decision, Now now);

/// Only lets time pass. Nothing happens while the table is suspended or awaits a ruling.
Decision pass_time(LiveTable table, Now now);

/// What the table awaited is known, and happens. Precondition: it awaits a ruling.
Decision rule(LiveTable table, rules::verdict::Winnable answer, Now now);

/// What a journal that was cut off within a decision does not have: it happens now, and what it hangs on is awaited.
Decision make_good(LiveTable table, const std::vector<rules::table::TimedEvent>& owing,
                   std::optional<rules::table::Unruled> unruled, Now now);

} // namespace game
