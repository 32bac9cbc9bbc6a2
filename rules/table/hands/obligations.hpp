// What a player is obliged to do by pieces touched and let go, and by a move announced (Articles 4.3-4.6, 9.5).
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// How this game keeps touch-move, by its variant and its kind.
laws::TouchRule touch_rule(const Table& table);
/// The rule by which touched pieces bind nobody. Precondition: touch_rule is Off.
laws::Rule rule_without_touch_move(const Table& table);
/// Whether what is not legal is refused; otherwise it can be made as over the board.
bool refuses_illegal_moves(const Table& table);
/// Whether the table itself keeps the player on move from the moves that the touched pieces rule out.
bool sees_to_touch_move(const Table& table);
/// The legal moves open to the side on move under what it has touched and what it must play (Articles 4.3-4.6, 9.5).
/// Whether the table sees to it is another question: some games do so only on request.
std::vector<board::Move> open_moves(const Table& table);
/// Why none of these legal moves is open with the board as it is under the hands; empty if one is. Precondition: there
/// is at least one.
std::optional<Refusal> refuse_closed(const Table& table, const Hands& hands, std::vector<board::Move> moves);
/// The move that is made because the board shows it (Article 4.6): what must follow a piece being let go or taken off.
std::optional<board::Move> move_shown(const Table& table);

} // namespace rules::table
