// What is said of a game in more than one place: its players, its clocks, its moves.
#pragma once

#include "rules/board/bitboard.hpp"
#include "src/session/core/update_context.hpp"

#include <optional>
#include <string>
#include <vector>

namespace session {

/// `some` or `none`: whether there are clocks to stop, as the catalogues choose by it. Precondition: there is a game.
const char* clocks_word(const Scene& context);

/// What whoever plays the side is called. Precondition: there is a game.
std::string player_name(const Scene& context, rules::board::Color side);

/// The name that was told, or what whoever sits there is called without one.
std::string player_name(const Scene& context, const std::optional<std::string>& told, rules::board::Color side,
                        rules::table::Seat seat, rules::table::Seat other);

/// Whether the opponent waits for the same keyboard: then a move is taken back alone, whoever made it, and both hear
/// it. Precondition: there is a game.
bool shares_with_opponent(const Scene& context);

/// The same as the catalogues choose by it: `yes` or `no`.
const char* turns_word(const Scene& context);

/// Whose move is taken back: one's own with the answer to it, by turns the last one. Precondition: there is a game.
rules::board::Color taken_back_by(const Scene& context);

/// Whether the partners' game of doubles has not ended. Precondition: there is a game.
bool is_other_board_on(const Scene& context);
/// And its clocks are not stopped.
bool is_other_board_playing(const Scene& context);

/// The result of one board of doubles, and that the other one plays on.
speech::phrases::Runs with_other_board(const Scene& context, speech::phrases::Runs result);

/// The result of one board of doubles, and behind it the team's: where both boards have ended and one of them was
/// drawn, it is that of the other one (one partner's loss is the team's, part 2 of the cup). Otherwise it tells itself.
speech::phrases::Runs with_team_result(const Scene& context, speech::phrases::Runs result, rules::table::Result here);

/// The move in the words of the Laws, as the journal keeps them.
std::string fide_words(const Scene& context, const rules::variants::Position& position, rules::board::Move move);

/// Where the pieces stand that have been touched, stand where they stood, and bind: those that must be played or
/// captured (Article 4.3). Precondition: there is a game.
std::vector<rules::board::Square> touched_squares(const Scene& context);

/// These squares, from a1 to h8.
speech::phrases::Runs describe_squares(const Scene& context, rules::board::Bitboard squares);

/// The pieces on these squares of the position, with their squares.
speech::phrases::Runs pieces_on(const Scene& context, const std::vector<rules::board::Square>& squares);

/// Why the table would not do it, with its Article.
void announce_refusal(UpdateContext& context, const rules::table::Refusal& refusal);

/// The things an answer tells, one after another. Precondition: there is one.
speech::phrases::Runs join_clauses(const Scene& context, const std::vector<speech::phrases::Runs>& clauses);

} // namespace session
