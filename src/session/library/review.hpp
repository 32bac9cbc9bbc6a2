// Games that are over, and the moves of a game: listed, told, and heard as they were announced.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// The table of the game under way, or of the one looked back at, which is at its end. Precondition: there is a board.
const rules::table::Table& shown_table(const Scene& context);

/// The games that are over, each with who played, how it ended and when it was begun.
std::vector<Item> played_games(const Scene& context);

/// A game's moves and, once it is over, its result; then each leads to its position.
std::vector<Item> move_rows(const Scene& context);

/// A move with its number and whose it was.
speech::phrases::Runs describe_ply(const Scene& context, const rules::table::Ply& ply);

/// The game the list or board on top is about, under way or over; empty if the library does not have it.
std::optional<game::GameId> shown_game(const Scene& context);

/// Has the announcement of the ply, counted from 1, played. Precondition: a list of moves or a game looked back at is
/// on top.
void hear_move(UpdateContext& context, std::size_t ply);

/// Says the move instead of its announcement, which was not kept, as long as it is that game which is looked at.
void no_recording(UpdateContext& context, const NoRecording& none);
void recording_spoilt(UpdateContext& context, const RecordingSpoilt& spoilt);

} // namespace session
