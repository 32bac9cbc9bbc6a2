#include "tests/exercises/balance.hpp"

#include <algorithm>
#include <vector>

namespace exercises {

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::Move;
using rules::board::Role;
using rules::variants::Position;

int worth(Role role) {
    switch (role) {
    case Role::Pawn: return 1;
    case Role::Knight:
    case Role::Bishop: return 3;
    case Role::Rook: return 5;
    case Role::Queen: return 9;
    case Role::King: return 100;
    }
    return 0;
}

int balance(const Position& position, Color side) {
    int sum = 0;
    for (const Role role : rules::board::all_roles)
        sum += worth(role) * (position.pieces(side, role).count() - position.pieces(!side, role).count());
    return sum;
}

namespace {

constexpr int longest_exchange = 10; // plies
constexpr int mated = 1000;          // pawns

int gain(const Position& position, Move move) {
    const auto captured = position.captured(move);
    return (captured ? worth(captured->piece.role) : 0) + (move.promoted() ? worth(*move.promoted()) - 1 : 0);
}

/// For the side to move, between the bounds.
int settle(const Position& position, int least, int most, int plies) {
    const auto legal = position.legal_moves();
    const bool is_check = position.is_check();
    if (legal.empty()) return is_check ? -mated : 0;
    const int now = balance(position, position.turn());
    if (plies == 0) return now;
    if (!is_check) least = std::max(least, now);
    if (least >= most) return least;
    std::vector<Move> moves;
    for (const Move move : legal)
        if (is_check || gain(position, move) > 0) moves.push_back(move);
    std::ranges::sort(moves, std::ranges::greater{}, [&](Move move) { return gain(position, move); });
    for (const Move move : moves) {
        least = std::max(least, -settle(position.after(move), -most, -least, plies - 1));
        if (least >= most) break;
    }
    return least;
}

} // namespace

int settled_balance(const Position& position, Color side) {
    const int settled = settle(position, -2 * mated, 2 * mated, longest_exchange);
    return position.turn() == side ? settled : -settled;
}

bool has_winning_threat(const Position& position, int pawns) {
    const Color side = position.turn();
    const int least = balance(position, side) + pawns;
    if (settled_balance(position, side) >= least) return false;
    const auto moves = position.legal_moves();
    return std::ranges::any_of(moves, [&](Move move) {
        const Position next = position.after(move);
        const auto replies = next.legal_moves();
        return !replies.empty() && std::ranges::all_of(replies, [&](Move reply) {
            return settled_balance(next.after(reply), side) >= least;
        });
    });
}

Bitboard occupied(const Position& position) {
    Bitboard all;
    for (const Color color : rules::board::both_colors)
        for (const Role role : rules::board::all_roles) all = all | position.pieces(color, role);
    return all;
}

int piece_count(const Position& position) { return occupied(position).count(); }

} // namespace exercises
