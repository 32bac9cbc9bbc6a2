#include "rules/verdict/plausibility.hpp"

#include "rules/board/attacks.hpp"
#include "rules/verdict/material.hpp"

#include <algorithm>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Role;
using board::shifted;
using board::Square;
using variants::Position;

namespace {

/// With more moves to choose from nothing is forced.
constexpr std::size_t forced_choice = 3;
/// How far forced moves are followed.
constexpr int plies_ahead = 3;
/// So many pawns face to face, and at most so many others, may be a wall if no queens are left.
constexpr int pawns_of_a_wall = 3;
constexpr int pawns_beside_a_wall = 2;
/// The steps both sides together have at most where there is hardly a move, and where there is not much room. Of the
/// positions of games one in two thousand and one in twelve have so few.
constexpr int hardly_a_move = 12;
constexpr int not_much_room = 30;

/// The squares ahead of White's pawns, all the way.
Bitboard ahead_of_white(Bitboard pawns) {
    Bitboard ahead = shifted<0, 1>(pawns);
    ahead |= shifted<0, 1>(ahead);
    ahead |= shifted<0, 2>(ahead);
    return ahead | shifted<0, 4>(ahead);
}

Bitboard ahead_of_black(Bitboard pawns) {
    Bitboard ahead = shifted<0, -1>(pawns);
    ahead |= shifted<0, -1>(ahead);
    ahead |= shifted<0, -2>(ahead);
    return ahead | shifted<0, -4>(ahead);
}

Bitboard officers(const Position& position, Color side) {
    return position.pieces(side, Role::Knight) | position.pieces(side, Role::Bishop) |
           position.pieces(side, Role::Rook) | position.pieces(side, Role::Queen);
}

bool is_locked(const Position& position, Bitboard white, Bitboard black) {
    const Bitboard faced = shifted<0, 1>(white) & black;
    if (faced.count() < pawns_of_a_wall) return false;
    if ((white | black).count() - 2 * faced.count() > pawns_beside_a_wall) return false;
    return (position.pieces(Color::White, Role::Queen) | position.pieces(Color::Black, Role::Queen)).empty();
}

/// The steps of both sides' pieces, as if nobody were pinned, but no further than to one more than the most.
int steps_of_all(const Position& position, int most) {
    Bitboard occupied;
    std::array<Bitboard, 2> pieces;
    for (const Color color : board::both_colors) {
        for (const Role role : board::all_roles)
            pieces[static_cast<std::size_t>(color)] |= position.pieces(color, role);
        occupied |= pieces[static_cast<std::size_t>(color)];
    }
    const Bitboard white = position.pieces(Color::White, Role::Pawn);
    const Bitboard black = position.pieces(Color::Black, Role::Pawn);
    int steps = shifted<0, 1>(white).without(occupied).count() + shifted<0, -1>(black).without(occupied).count();
    for (const Color color : board::both_colors) {
        const Bitboard own = pieces[static_cast<std::size_t>(color)];
        for (const Role role : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight}) {
            for (const Square from : position.pieces(color, role)) {
                steps += board::attacks({color, role}, from, occupied).without(own).count();
                if (steps > most) return steps;
            }
        }
        for (const Square from : position.pieces(color, Role::Pawn))
            steps += (board::pawn_attacks(color, from) & occupied).without(own).count();
        for (const Square to : board::king_attacks(*position.king(color)).without(own))
            if (!position.is_attacked(to, !color)) ++steps;
    }
    return steps;
}

/// Judged by the pieces and where they stand.
Plausibility plausibility_by_pieces(const Position& position, Color side) {
    const Bitboard white = position.pieces(Color::White, Role::Pawn);
    const Bitboard black = position.pieces(Color::Black, Role::Pawn);
    if (is_locked(position, white, black)) return Plausibility::Great;
    const Bitboard heavy = position.pieces(side, Role::Rook) | position.pieces(side, Role::Queen);
    const bool is_blocked = shifted<0, 1>(white).meets(black);
    const bool has_force = !heavy.empty() || (officers(position, side).several() && !is_blocked);
    const Bitboard free =
        side == Color::White ? white.without(ahead_of_black(black)) : black.without(ahead_of_white(white));
    if (!has_force && free.empty()) return Plausibility::Some;
    const int steps = steps_of_all(position, not_much_room);
    if (steps > not_much_room) return Plausibility::None;
    return steps > hardly_a_move ? Plausibility::Little : Plausibility::Some;
}

/// All that can be played is forced, and leads to positions in which it is as plausible.
bool is_forced_to_be_plausible(const Position& position, Color side, int plies) {
    const auto moves = position.legal_moves();
    if (moves.size() > forced_choice) return false;
    return std::all_of(moves.begin(), moves.end(), [&](board::Move move) {
        const Position next = position.after(move);
        return lacks_mating_pieces(next, side) || plausibility_by_pieces(next, side) >= Plausibility::Some ||
               (plies > 1 && is_forced_to_be_plausible(next, side, plies - 1));
    });
}

} // namespace

Plausibility plausibility_of_no_mate(const Position& position, Color side) {
    const Plausibility by_pieces = plausibility_by_pieces(position, side);
    if (by_pieces >= Plausibility::Some || (by_pieces == Plausibility::None && !position.is_check())) return by_pieces;
    return is_forced_to_be_plausible(position, side, plies_ahead) ? Plausibility::Some : by_pieces;
}

} // namespace rules::verdict
