// The table: a pure fold over events.
#pragma once

#include "rules/table/claims/claims.hpp"
#include "rules/table/claims/repetitions.hpp"
#include "rules/table/clock/flags.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/mate_question.hpp"
#include "rules/table/moves/illegality.hpp"
#include "rules/table/moves/may_play.hpp"
#include "rules/table/moves/partners.hpp"
#include "rules/table/moves/taking_back.hpp"
#include "rules/table/officials/conduct.hpp"
#include "rules/table/ruling_basis.hpp"
#include "rules/table/sheets/sheets.hpp"
#include "rules/table/state.hpp"
#include "rules/table/two_boards/announcing.hpp"
#include "rules/table/two_boards/assistants.hpp"
#include "rules/table/two_boards/own_boards.hpp"

#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace rules::table {

/// The settings make no game: what is wrong with the starting position.
struct BadStart {
    std::set<variants::SetupFault> faults;
};

/// A table before its first event.
std::variant<Table, BadStart> lay(const Settings& settings, const laws::Laws& laws);

/// Whether the command would be refused, and why; empty if it would not. As `decide`, but without working out what
/// follows, such as whether a position is dead: cheap enough to ask of every row of a menu.
std::optional<Refusal> permits(const Table& table, const Command& command, Instant now);

/// What a command leads to at once, in order: at least one event. What follows the last one may hang on a question.
struct Decided {
    std::vector<Event> events;
    std::optional<MateQuestion> question;
};

/// What the command leads to, or why not; it takes no longer than a blink. Preconditions: `now` is not before the last
/// event, and what `passing` tells of has been evolved, so that a command meets the flags as they are.
std::variant<Decided, Refusal> decide(const Table& table, const Command& command, Instant now);

/// The event has happened, and what must follow it hangs on the question. Until then nothing else happens at the table.
struct Unruled {
    TimedEvent after;
    MateQuestion question;
};

/// What follows at once, by the answer. The table is the one after the event.
std::vector<TimedEvent> rule_on(const Table& table, const Unruled& unruled, verdict::Winnable answer);

/// What time alone has brought about by `now`: fallen flags, and the end of a game somebody has not come to. In order,
/// each with its own instant.
std::vector<TimedEvent> passing(const Table& table, Instant now);

/// The table after the event.
Table evolve(Table table, const TimedEvent& event);

/// The table after all of them. Precondition: they are what `decide` and `passing` gave for this start; of events from
/// outside ask `replay_checked`.
Table replay(Table start, const std::vector<TimedEvent>& events);

/// The table as far as the events make sense.
struct Replayed {
    Table table;
    /// The place of the first event that cannot have happened; empty if all have.
    std::optional<std::size_t> impossible;
    /// What had to follow the last event and is missing because the journal was cut off in between, in order: the end
    /// of the game, or the verdict on a claim. It belongs to the journal, and is not in the table yet.
    std::vector<TimedEvent> owing;
    /// What more is missing, once a question is answered. The table it is asked of has what is owed in it.
    std::optional<Unruled> unruled;
    /// The rule behind the last event that rests on one.
    std::optional<laws::Rule> last_rule;
};
Replayed replay_checked(Table start, const std::vector<TimedEvent>& events);
/// The same with the question worked out, and what follows among what is owed.
Replayed ruled(Replayed replayed);

/// A command carried out on a table that is moved, not copied: its events, and what followed at once. Where what
/// follows the last of them hangs on a question, that is left open.
struct CarriedOut {
    Table table;
    std::vector<TimedEvent> events;   ///< none exactly where it is refused
    std::optional<Refusal> refusal;   ///< the table is as it was
    std::optional<Unruled> unruled{}; ///< what hangs on the last event
};
/// Preconditions are those of `decide`.
CarriedOut carry_out(Table table, const Command& command, Instant now);

/// Whether the game is over at once by the move.
bool ends_game(const Table& before, Instant at, const Made& move);

/// When `passing` will next have something to tell, if nobody does anything; empty if never.
std::optional<Instant> next_deadline(const Table& table);

} // namespace rules::table
