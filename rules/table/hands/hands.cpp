#include "rules/table/hands/hands.hpp"

#include <algorithm>

namespace rules::table {

using board::Bitboard;
using board::Move;
using board::Piece;
using board::Role;
using board::Square;
using variants::Position;

namespace {

std::optional<Piece> taken_from(std::vector<Piece>& held, Piece piece) {
    const auto found = std::find(held.begin(), held.end(), piece);
    if (found == held.end()) return std::nullopt;
    held.erase(found);
    return piece;
}

/// The pawn of a promotion that stands on the last rank, not yet exchanged.
bool is_waiting_pawn(const Position& agreed, Move move, Square square, std::optional<Piece> piece) {
    return move.promoted() && square == move.to() && piece == Piece{agreed.turn(), Role::Pawn};
}

/// The piece of this way stands at its end and at its beginning, so that another has arrived there.
bool stands_twice(const Hands& hands, const Position& agreed, Way way) {
    const auto piece = agreed.at(way.from);
    return hands.board[way.to] == piece && hands.board[way.from] == piece;
}

} // namespace

std::vector<Way> ways_of(const Position& agreed, Move move) {
    if (!move.from()) return {};
    if (move.kind() != board::MoveKind::Castling) return {{*move.from(), move.to()}};
    const variants::Castling castling = agreed.castling(move);
    std::vector<Way> ways{{castling.king_from, castling.king_to}, {castling.rook_from, castling.rook_to}};
    std::erase_if(ways, [](Way way) { return way.from == way.to; });
    return ways;
}

void touch(Hands& hands, Square square) {
    if (std::find(hands.touched.begin(), hands.touched.end(), square) == hands.touched.end())
        hands.touched.push_back(square);
}

void touch_moved_pieces(Hands& hands, const Position& agreed, Move move) {
    for (const Way way : ways_of(agreed, move)) touch(hands, way.from);
    if (const auto captured = agreed.captured(move)) touch(hands, captured->square);
}

void lift(Hands& hands, const Position& agreed, Square square) {
    const Piece piece = *hands.board[square];
    // A piece that stands elsewhere than in the agreed position has been in the hand before.
    if (!hands.adjusting && agreed.at(square) == piece) touch(hands, square);
    if (hands.adjusting) hands.adjusted.push_back({square, piece});
    hands.held.push_back(piece);
    hands.board.clear(square);
    hands.is_put_back = false;
}

void place(Hands& hands, Piece piece, Square square) {
    // A piece for a pawn: it leaves the hand, or comes off the board when it is taken off.
    if (!taken_from(hands.held, piece) && piece.role != Role::Pawn) taken_from(hands.held, {piece.color, Role::Pawn});
    hands.board.put(square, piece);
    hands.is_put_back = false;
    std::erase(hands.adjusted, Hands::Adjusted{square, piece});
    const bool goes_on = hands.adjusts_while_holding && !hands.held.empty();
    if (hands.adjusted.empty() && !goes_on) hands.adjusting = false;
}

void take_off(Hands& hands, const Position& agreed, Square square) {
    if (const auto piece = hands.board[square]) {
        if (agreed.at(square) == piece) touch(hands, square);
        hands.board.clear(square);
        hands.is_put_back = false;
    } else {
        taken_from(hands.held, *agreed.at(square));
    }
}

std::optional<Square> waiting_pawn(const board::Placement& board, const Position& agreed) {
    const Piece pawn{agreed.turn(), Role::Pawn};
    const board::Rank last = agreed.turn() == board::Color::White ? board::Rank::Eight : board::Rank::One;
    for (const Square square : Bitboard::of(last))
        if (board[square] == pawn && agreed.at(square) != pawn) return square;
    return std::nullopt;
}

bool is_adjusted_from(const Hands& hands, Piece piece, Square square) {
    return std::find(hands.adjusted.begin(), hands.adjusted.end(), Hands::Adjusted{square, piece}) !=
           hands.adjusted.end();
}

bool is_held_from(const Hands& hands, const Position& agreed, Square square) {
    const auto piece = agreed.at(square);
    return piece && !hands.board[square] && std::find(hands.held.begin(), hands.held.end(), *piece) != hands.held.end();
}

bool is_on_the_way(const Hands& hands, const Position& agreed, Move move) {
    const Position after = agreed.after(move);
    for (const Square square : Bitboard::all()) {
        const auto piece = hands.board[square];
        if (piece && piece != agreed.at(square) && piece != after.at(square) &&
            !is_waiting_pawn(agreed, move, square, piece))
            return false;
    }
    for (const Way way : ways_of(agreed, move))
        if (stands_twice(hands, agreed, way)) return false;
    return true;
}

bool has_arrived(const Hands& hands, const Position& agreed, Move move) {
    return hands.board == agreed.after(move).setup().placement;
}

bool keeps_done(const Hands& hands, const Position& agreed, Move move) {
    const Position after = agreed.after(move);
    return std::all_of(hands.done.begin(), hands.done.end(), [&](const Hands::Done& done) {
        if (!done.piece) return after.at(done.square) != agreed.at(done.square);
        return after.at(done.square) == done.piece || is_waiting_pawn(agreed, move, done.square, done.piece);
    });
}

} // namespace rules::table
