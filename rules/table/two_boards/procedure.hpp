// What the rest of the table asks of a game on two boards. Of a game on one, every question is answered as if there
// were no such procedure.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// The last move, which has still to be carried out on the other board, legal or not.
struct MoveOnItsWay {
    const variants::Position& before;
    board::Move move;
};
/// Whether the side is bound by what Appendix F says of a blind player's own board: a move is made once it is
/// announced.
bool moves_by_words(const Table& table, Color side);
/// The move that stands on the board of the player on move, who has still to announce it (F.2.3).
std::optional<board::Move> awaiting_words(const Table& table);
/// That move is the last illegal one.
bool is_illegal_on_its_way(const Table& table);
MoveOnItsWay move_on_its_way(const Table& table);
/// Why the side may not go on: it has yet to repeat the opponent's move, or to carry it out.
std::optional<Refusal> refuse_before_receiving(const Table& table, Color side);
/// The boards are being compared, or were found to need going back (F.2.7, F.2.8).
bool is_reconciling(const Table& table);

} // namespace rules::table
