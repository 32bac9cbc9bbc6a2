// Carries out what the player has typed: a move or an order.
#pragma once

#include "speech/listen/reading.hpp"
#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// A move in any accepted way of writing, or an order in words ("resign", "clocks"). Says what is wrong with it where
/// it is neither, and asks which is meant where it may be several moves.
void obey_words(UpdateContext& context, const std::string& text);
/// The same of words that were read in the table's position already.
void obey_reading(UpdateContext& context, const speech::listen::Reading& reading);

/// Says why a move that is well said is not legal in the position before the participant, with its Article.
void refuse_move(UpdateContext& context, const speech::listen::Illegal& illegal);

/// Says what of the words is not understood.
void not_understood(UpdateContext& context, const speech::listen::NotUnderstood& unclear);

/// An order that was given in words.
void obey_order(UpdateContext& context, speech::vocabulary::Order order);

/// The move a draw is claimed with; asks by which rule it is claimed. Says what is wrong with the words where they are
/// no such move.
void claim_with_words(UpdateContext& context, const std::string& text);

/// A square: `e4`, "Eva vier". Says so where it is none.
void go_to_words(UpdateContext& context, const std::string& text);

} // namespace session
