#include "src/session/board/answers.hpp"

#include "speech/announce/describe.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::File;
using rules::board::Move;
using rules::board::Piece;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// The first piece felt from a square in one direction.
std::optional<Square> first_piece(const rules::board::Placement& board, Square from, int files, int ranks) {
    for (auto next = from.offset(files, ranks); next; next = next->offset(files, ranks))
        if (board[*next]) return next;
    return std::nullopt;
}

using Direction = std::pair<int, int>;

Runs along(const Scene& context, Square square, const std::array<Direction, 4>& directions) {
    std::vector<Runs> seen;
    for (const auto& [files, ranks] : directions)
        if (const auto piece = first_piece(board_in_hand(context), square, files, ranks))
            seen.push_back(square_and_piece(context, *piece));
    if (seen.empty()) return context.phrase(PhraseId::BoardNothingAlong);
    return announce::describe_list(seen, manner(context));
}

/// The position with that side to move, as if the other had passed; empty where that is no position.
std::optional<rules::variants::Position> with_turn(const rules::variants::Position& position, Color turn) {
    if (position.turn() == turn) return position;
    rules::board::Setup setup = position.setup();
    setup.turn = turn;
    setup.en_passant.reset();
    auto made = rules::variants::Position::from_setup(setup, position.variant());
    if (auto* legal = std::get_if<rules::variants::Position>(&made)) return *legal;
    return std::nullopt;
}

/// Whose square it is: that of the side whose piece stands there; an empty one is the player's.
Color owner(const Scene& context, Square square) {
    const auto piece = context.position().at(square);
    return piece ? piece->color : context.side();
}

Runs pieces_reaching(const Scene& context, Square square, Color side, PhraseId none) {
    std::vector<Runs> pieces;
    for (const Square from : context.position().attackers(square, side))
        pieces.push_back(square_and_piece(context, from));
    return pieces.empty() ? context.phrase(none) : announce::describe_list(pieces, manner(context));
}

} // namespace

Runs square_and_piece(const Scene& context, Square square) {
    return announce::describe_square(board_in_hand(context), square, manner(context));
}

Runs moves_of(const Scene& context, Square square, bool captures) {
    const auto piece = context.position().at(square);
    if (!piece) return context.phrase(PhraseId::BoardNothingHere);
    const auto turned = with_turn(context.position(), piece->color);
    if (!turned) return context.phrase(PhraseId::BoardInCheckFirst);
    std::vector<Runs> targets;
    std::vector<Square> told; // the four promotions to one square count once
    for (const Move move : turned->legal_moves()) {
        if (move.from() != square || std::find(told.begin(), told.end(), move.to()) != told.end()) continue;
        const auto taken = turned->captured(move);
        if (captures && !taken) continue;
        told.push_back(move.to());
        const Runs where = announce::describe_square(move.to(), manner(context));
        if (!taken) {
            targets.push_back(where);
        } else {
            const Runs what = announce::describe_role(taken->piece.role, manner(context));
            targets.push_back(context.phrase(PhraseId::BoardCaptureOn, {{"piece", what}, {"square", where}}));
        }
    }
    if (targets.empty()) return context.phrase(captures ? PhraseId::BoardNoCaptures : PhraseId::BoardNoMoves);
    return announce::describe_list(targets, manner(context));
}

Runs captures(const Scene& context) {
    const Runs found = announce::describe_captures(context.position(), manner(context));
    return found.empty() ? context.phrase(PhraseId::BoardNothingToCapture) : found;
}

Runs along_lines(const Scene& context, Square square) {
    return along(context, square, {Direction{0, 1}, Direction{1, 0}, Direction{0, -1}, Direction{-1, 0}});
}

Runs along_diagonals(const Scene& context, Square square) {
    return along(context, square, {Direction{1, 1}, Direction{1, -1}, Direction{-1, -1}, Direction{-1, 1}});
}

Runs attackers_of(const Scene& context, Square square) {
    return pieces_reaching(context, square, !owner(context, square), PhraseId::BoardNoAttackers);
}

Runs defenders_of(const Scene& context, Square square) {
    return pieces_reaching(context, square, owner(context, square), PhraseId::BoardNoDefenders);
}

namespace {

Runs pieces_of(const Scene& context, const rules::board::Placement& board, Color side) {
    const Runs pieces = announce::describe_pieces(board, side, manner(context));
    return context.phrase(PhraseId::BoardPiecesOf,
                          {{"side", side == Color::White ? "white" : "black"}, {"pieces", pieces}});
}

} // namespace

Runs pieces_of(const Scene& context, Color side) { return pieces_of(context, board_in_hand(context), side); }

Runs all_pieces(const Scene& context) { return all_pieces(context, board_in_hand(context)); }

Runs all_pieces(const Scene& context, const rules::board::Placement& board) {
    return context.phrase(PhraseId::BoardAllPieces, {{"white", pieces_of(context, board, Color::White)},
                                                     {"black", pieces_of(context, board, Color::Black)}});
}

namespace {

/// Where pawns stand, from file to file.
std::vector<Square> squares_of_pawns(const rules::board::Placement& board) {
    std::vector<Square> squares;
    for (int file = 0; file < 8; ++file)
        for (int rank = 0; rank < 8; ++rank) {
            const Square square(static_cast<File>(file), static_cast<Rank>(rank));
            if (const auto piece = board[square]; piece && piece->role == Role::Pawn) squares.push_back(square);
        }
    return squares;
}

/// Each colour is said once.
Runs pawns_by_color(const Scene& context, const rules::board::Placement& board, const std::vector<Square>& squares) {
    const announce::Manner how = manner(context);
    const auto of = [&](Color side) {
        std::vector<Runs> own;
        for (const Square square : squares)
            if (board[square]->color == side) own.push_back(announce::describe_square(square, how));
        const Runs pawns = own.empty() ? context.phrase(PhraseId::InsightNoPawns) : announce::describe_list(own, how);
        return context.phrase(PhraseId::BoardPiecesOf, {{"side", announce::side_word(side)}, {"pieces", pawns}});
    };
    return context.phrase(PhraseId::BoardAllPieces, {{"white", of(Color::White)}, {"black", of(Color::Black)}});
}

} // namespace

Runs pawns_by_file(const Scene& context) {
    const rules::board::Placement board = board_in_hand(context);
    const std::vector<Square> squares = squares_of_pawns(board);
    if (squares.empty()) return context.phrase(PhraseId::BoardNoPawns);
    if (context.forms().squares == announce::Form::Short) return pawns_by_color(context, board, squares);
    std::vector<Runs> pawns;
    for (const Square square : squares)
        pawns.push_back(
            context.phrase(PhraseId::BoardPawnOn, {{"color", announce::side_word(board[square]->color)},
                                                   {"square", announce::describe_square(square, manner(context))}}));
    return announce::describe_list(pawns, manner(context));
}

} // namespace session
