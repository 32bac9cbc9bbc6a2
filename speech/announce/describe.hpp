// Squares, men, moves and clocks in words: the answers to questions about the game.
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"
#include "rules/table/table.hpp"
#include "rules/variants/position.hpp"
#include "speech/announce/manner.hpp"

#include <string_view>

namespace speech::announce {

namespace table = rules::table;
namespace variants = rules::variants;

/// `white`, `black`: the choice of a pattern that tells the sides apart by colour.
std::string_view side_word(board::Color side);
/// `you`, `opponent` for a listener who plays, otherwise `white`, `black`.
std::string_view who_word(board::Color side, const Manner& manner);
/// The winner as `who_word` tells him; `nobody` for a draw, `both_lose` for a game lost by both.
std::string_view winner_word(table::Result result, const Manner& manner);
/// `king` ... `pawn`.
std::string_view role_word(board::Role role);
/// `none`, `half`, `one`.
std::string_view points_word(table::Points points);

/// A legal move in the words of the vocabulary, with the departure square as far as the form or the other moves need it
/// (NOT-07): "Springer Felix drei", "Springer Bella David zwei", "Eva schlägt David fünf", "kurze Rochade". Check and
/// mate are part of it. Precondition: the move is legal.
phrases::Runs describe_move(const variants::Position& position, board::Move move, Form form, const Manner& manner);

/// A square in the words of the vocabulary: "Felix drei".
phrases::Runs describe_square(board::Square square, const Manner& manner);

/// Only its file, or its rank: "Felix", "drei".
phrases::Runs describe_file(board::File file, const Manner& manner);
phrases::Runs describe_rank(board::Rank rank, const Manner& manner);

/// What stands on a square, then the square, with its colour and whose the man is as the manner wants them told.
phrases::Runs describe_square(const board::Placement& board, board::Square square, const Manner& manner);

/// "white knight", in the interface language; only "knight" where it is not told in words whose he is.
phrases::Runs describe_piece(board::Piece piece, const Manner& manner);

/// Only the kind: "knight".
phrases::Runs describe_role(board::Role role, const Manner& manner);

/// All men of a side with their squares, from the king to the pawns: "king Gustav eins, rooks Anna eins, Felix eins".
phrases::Runs describe_pieces(const board::Placement& board, board::Color side, const Manner& manner);

/// The squares of one kind of man of a side: "knights: Gustav eins, Bella eins"; says so if there are none.
phrases::Runs describe_pieces(const board::Placement& board, board::Piece piece, const Manner& manner);

/// What both sides still have besides their kings, the listener first, and who has more: "You: queen, 2 rooks.
/// Opponent: 2 rooks. You are 9 points ahead".
phrases::Runs describe_material(const board::Placement& board, const Manner& manner);

/// Whose move it is, and check: "your move, check".
phrases::Runs describe_turn(const variants::Position& position, const Manner& manner);

/// One clock: "4 minutes 58 seconds"; says so if there are no clocks.
phrases::Runs describe_time(const table::ChessClock& clock, board::Color side, table::Instant now,
                            const Manner& manner);

/// Both clocks, the listener's (an onlooker: White's) first.
phrases::Runs describe_clocks(const table::ChessClock& clock, table::Instant now, const Manner& manner);

/// What both displays show, told in the same way.
phrases::Runs describe_displays(table::Duration white, table::Duration black, const Manner& manner);

/// "5 minutes plus 3 seconds a move".
phrases::Runs describe_time_control(const table::TimeControl& control, const Manner& manner);

/// Where it stands in the Laws, in the edition's own numbering: "Article 6.13", "Paragraph 14" for "§14".
phrases::Runs describe_article(std::string_view article, const Manner& manner);

/// "You win by checkmate", "Draw by stalemate".
phrases::Runs describe_outcome(table::Outcome outcome, const Manner& manner);

/// Several things one after another, as a list of the interface language.
phrases::Runs describe_list(const std::vector<phrases::Runs>& items, const Manner& manner);

} // namespace speech::announce
