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

std::optional<Piece> taken_from(std::vector<Piece>& held, Piece man) {
    const auto found = std::find(held.begin(), held.end(), man);
    if (found == held.end()) return std::nullopt;
    held.erase(found);
    return man;
}

/// The pawn of a promotion that stands on the last rank, not yet exchanged.
bool is_waiting_pawn(const Position& agreed, Move move, Square square, std::optional<Piece> man) {
    return move.promoted() && square == move.to() && man == Piece{agreed.turn(), Role::Pawn};
}

/// The man of this way stands at its end and at its beginning, so that another has arrived there.
bool stands_twice(const Hands& hands, const Position& agreed, Way way) {
    const auto man = agreed.at(way.from);
    return hands.board[way.to] == man && hands.board[way.from] == man;
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

void touch_moved_men(Hands& hands, const Position& agreed, Move move) {
    for (const Way way : ways_of(agreed, move)) touch(hands, way.from);
    if (const auto captured = agreed.captured(move)) touch(hands, captured->square);
}

void lift(Hands& hands, const Position& agreed, Square square) {
    const Piece man = *hands.board[square];
    // A man that stands elsewhere than in the agreed position has been in the hand before.
    if (!hands.adjusting && agreed.at(square) == man) touch(hands, square);
    if (hands.adjusting) hands.adjusted.push_back({square, man});
    hands.held.push_back(man);
    hands.board.clear(square);
}

void place(Hands& hands, Piece man, Square square) {
    // A piece for a pawn: he leaves the hand, or comes off the board when he is taken off.
    if (!taken_from(hands.held, man) && man.role != Role::Pawn) taken_from(hands.held, {man.color, Role::Pawn});
    hands.board.put(square, man);
    std::erase(hands.adjusted, Hands::Adjusted{square, man});
    if (hands.adjusted.empty()) hands.adjusting = false;
}

void take_off(Hands& hands, const Position& agreed, Square square) {
    if (const auto man = hands.board[square]) {
        if (agreed.at(square) == man) touch(hands, square);
        hands.board.clear(square);
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

bool is_adjusted_from(const Hands& hands, Piece man, Square square) {
    return std::find(hands.adjusted.begin(), hands.adjusted.end(), Hands::Adjusted{square, man}) !=
           hands.adjusted.end();
}

bool is_held_from(const Hands& hands, const Position& agreed, Square square) {
    const auto man = agreed.at(square);
    return man && !hands.board[square] && std::find(hands.held.begin(), hands.held.end(), *man) != hands.held.end();
}

bool is_on_the_way(const Hands& hands, const Position& agreed, Move move) {
    const Position after = agreed.after(move);
    for (const Square square : Bitboard::all()) {
        const auto man = hands.board[square];
        if (man && man != agreed.at(square) && man != after.at(square) && !is_waiting_pawn(agreed, move, square, man))
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
        if (!done.man) return after.at(done.square) != agreed.at(done.square);
        return after.at(done.square) == done.man || is_waiting_pawn(agreed, move, done.square, done.man);
    });
}

} // namespace rules::table
