// What is decided at the game's table, and told.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// What the keeper has made of a request about the game's table: events are written down and told, one by one, the
/// game's own table follows them, and what waited for the answer goes on.
void follow(UpdateContext& context, game::Outcome outcome);

/// What has happened at the table behind an event that was heard, told and added to the game's table, which has only
/// the events before it.
void tell_event(UpdateContext& context, const rules::table::TimedEvent& event);

/// The table has been left as it was: whatever was held there or thought of its pieces is over.
void empty_hands_and_minds(UpdateContext& context);

/// The position there was is not there any more: neither engines nor players are asked about it.
void drop_what_was_asked(UpdateContext& context);

/// That the board before the participant is the partner's, and which key goes back.
speech::phrases::Runs partners_board_words(const Scene& context);

/// What is done with hands or words is done at one's own table: at the partner's it is refused, with the key that leads
/// back.
void refuse_elsewhere(UpdateContext& context);

/// Whether the participant has a seat from which that may be asked for at all.
bool may_ask(const Scene& context, const rules::table::Command& command);

/// Whether what the hands do is told, or left to the words that follow.
enum class Hands { Told, Untold };

/// Puts a command to the table for whoever acts now. The answer may come at once or later: nothing behind the call may
/// count on it. A refusal is said with its Article; `then` goes on if there is none. While another command has no
/// answer it is asked behind that one; while what has happened is still worked out to its end, it is refused. It comes
/// from a seat of theirs that may ask for it; without one it is refused in words.
void ask_table(UpdateContext& context, rules::table::Command command, Then then = {}, Hands hands = Hands::Told);

/// The same from that seat of theirs.
void ask_from(UpdateContext& context, const game::SeatId& seat, rules::table::Command command, Then then = {});

/// The same from the seat it belongs to, for what goes on at the table without anybody's asking.
void ask_by_itself(UpdateContext& context, rules::table::Command command, Then then = {});

} // namespace session
