// A game that was kept, as lists tell it.
#pragma once

#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// Whether neither player is the opponent of whoever is at the keyboard: they play by turns there, or one is assisted
/// there. Both are named then.
bool names_both(const ports::journal::GameSummary& game);

/// What whoever plays the side is called.
std::string player_name(const Scene& context, const ports::journal::GameSummary& game, rules::board::Color side);

/// When a game was begun, as lists tell it.
speech::phrases::Runs describe_beginning(const Scene& context, const ports::journal::GameSummary& game);

/// The same words, with the variant and the number of the initial position where the variant has several.
speech::phrases::Runs with_variant(const Scene& context, const ports::journal::GameSummary& game,
                                   speech::phrases::Runs words);

/// The same words, with what is not as usual in the game: that the player has Black, where they do not tell so, another
/// level than the lowest, two boards.
speech::phrases::Runs with_unusual(const Scene& context, const ports::journal::GameSummary& game, bool tells_sides,
                                   speech::phrases::Runs words);

/// An unfinished game as a list tells it: opponent, move number, when and from where it was begun; without the
/// name the player may have given it.
speech::phrases::Runs describe_game(const Scene& context, const ports::journal::GameSummary& game);

/// Asks whether that game of a list is to be deleted; refused while it is played at one of the tables.
void ask_to_delete(UpdateContext& context, game::GameId game);

/// The library does not have it any more.
void game_deleted(UpdateContext& context, game::GameId game);

/// Has a name for that game typed, and takes it; an empty line takes the name away. When the library has it, its row is
/// told.
void ask_game_name(UpdateContext& context, game::GameId game);
void take_game_name(UpdateContext& context, game::GameId game, const std::string& typed);
void game_renamed(UpdateContext& context, const GameRenamed& renamed);

/// The words of a row behind the name the player has given the game.
speech::phrases::Runs with_name(const Scene& context, const ports::journal::GameSummary& game,
                                speech::phrases::Runs words);

} // namespace session
