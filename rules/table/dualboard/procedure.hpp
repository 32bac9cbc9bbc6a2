// What the rest of the table asks of a game on two boards. Of a game on one, every question is answered as if there
// were no such procedure.
#pragma once

#include "rules/table/table.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace rules::table {

/// Whether the side is bound by what Appendix F says of a blind player's own board: a move is made once it is
/// announced.
bool moves_by_words(const Table& table, Color side);

/// Refuses what is only done while a clock runs, in a game on two boards.
std::optional<Refusal> refuse_unless_playing_on_two(const Table& table);

/// The move that stands on the board of the player on move, who has still to announce it (F.2.3).
std::optional<board::Move> awaiting_words(const Table& table);

/// Why the side may not go on: it has yet to repeat the opponent's move, or to carry it out.
std::optional<Refusal> refuse_before_receiving(const Table& table, Color side);

/// Why the side cannot do anything there: its own board is not as the game has it.
std::optional<Refusal> refuse_where_boards_differ(const Table& table, Color side,
                                                  const std::vector<board::Square>& squares);

/// The move the words mean, or why that cannot be said. `actual` is the one they should mean.
std::variant<board::Move, Refusal> meaning(const Table& table, const std::vector<board::Move>& meant,
                                           board::Move actual);

/// What the hands do to bring the legal move about, but for what is done already.
std::vector<Event> hands_making(const Table& table, Color side, board::Move move);

/// The press of a game on two boards is refused until the move is announced (F.2.3).
std::optional<Refusal> refuse_unannounced_press(const Table& table, Color side);
/// Whether the side's move is made with the press, wrong words and all (F.2.6).
bool makes_by_press(const Table& table, Color side);
/// What that press brings. Precondition: makes_by_press, and it is not refused.
std::vector<Event> made_by_press(const Table& table, Color side, Instant now);

/// The last move, which has still to be carried out on the other board, legal or not. Precondition: somebody has to.
struct MoveOnItsWay {
    const variants::Position& before;
    board::Move move;
};
MoveOnItsWay move_on_its_way(const Table& table);
/// That move is the last illegal one.
bool is_illegal_on_its_way(const Table& table);
/// An illegal move that was announced stands on its side's board, and not on the other yet.
void note_illegal(Table& table, Color side, const board::Placement& board);

// What follows the events of any game.
void note_made(Table& table, Color side, const variants::Position& before);
/// What the clocks show now that so many plies are complete, to go back to.
void note_displays(Table& table, Instant at);
/// The last move is taken back; `after` is the position it had led to.
void note_taken_back(Table& table, const variants::Position& after);
/// Both boards stand as the controller has put them, and nobody has anything to receive.
void set_both_boards(Table& table, const board::Placement& board);
/// Each side's board stands as far as the game has come on it.
void put_boards_right(Table& table);

/// The boards are being compared, or were found to need going back (F.2.7, F.2.8).
bool is_reconciling(const Table& table);

/// Whether the side's board stands otherwise than it should. Precondition: there are two boards.
bool is_astray(const Table& table, Color side);

/// What should stand on the side's board now: the game without the move it has still to carry out.
board::Placement expected_board(const Table& table, Color side);

} // namespace rules::table
