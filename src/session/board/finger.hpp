// The player's finger on the board: where it goes, and what it comes to.
#pragma once

#include "rules/board/piece.hpp"
#include "src/session/core/update_context.hpp"

#include <array>

namespace session {

/// The kinds of pieces in the order of their keys.
constexpr std::array piece_order{rules::board::Role::King,   rules::board::Role::Queen,  rules::board::Role::Rook,
                                 rules::board::Role::Bishop, rules::board::Role::Knight, rules::board::Role::Pawn};

/// A square as the finger comes to it, in words and cues.
speech::announce::Utterance felt(const Scene& context, rules::board::Square square);

/// Only the words.
speech::phrases::Runs felt_words(const Scene& context, rules::board::Square square);

/// Puts the finger on a square, remembering where it came from, and says what is there.
void jump_to(UpdateContext& context, rules::board::Square square);

/// Puts the piece that is lifted back where it stood, and the finger with it. Precondition: there is one.
void put_lifted_back(UpdateContext& context);

/// Keys that move the finger; false for any other.
bool finger_command(UpdateContext& context, Command command, int number);

} // namespace session
