#include "rules/verdict/doubt.hpp"

#include "rules/verdict/material.hpp"

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Role;
using board::shifted;
using variants::Position;

namespace {

/// With so many moves to choose from nothing is forced.
constexpr std::size_t free_choice = 4;
/// How far forced moves are followed.
constexpr int plies_ahead = 3;
/// So many pawns face to face, and at most so many others, may be a wall if no queens are left.
constexpr int pawns_of_a_wall = 3;
constexpr int pawns_beside_a_wall = 2;

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
    return position.men(side, Role::Knight) | position.men(side, Role::Bishop) | position.men(side, Role::Rook) |
           position.men(side, Role::Queen);
}

bool is_locked(const Position& position, Bitboard white, Bitboard black) {
    const Bitboard faced = shifted<0, 1>(white) & black;
    if (faced.count() < pawns_of_a_wall) return false;
    if ((white | black).count() - 2 * faced.count() > pawns_beside_a_wall) return false;
    return (position.men(Color::White, Role::Queen) | position.men(Color::Black, Role::Queen)).empty();
}

/// What the men let one expect.
Doubt doubt_by_men(const Position& position, Color side) {
    const Bitboard white = position.men(Color::White, Role::Pawn);
    const Bitboard black = position.men(Color::Black, Role::Pawn);
    if (is_locked(position, white, black)) return Doubt::Great;
    const Bitboard heavy = position.men(side, Role::Rook) | position.men(side, Role::Queen);
    const bool is_blocked = shifted<0, 1>(white).meets(black);
    if (!heavy.empty() || (officers(position, side).several() && !is_blocked)) return Doubt::None;
    const Bitboard free =
        side == Color::White ? white.without(ahead_of_black(black)) : black.without(ahead_of_white(white));
    return free.empty() ? Doubt::Little : Doubt::None;
}

Doubt doubt_ahead(const Position& position, Color side, int plies) {
    if (lacks_mating_men(position, side)) return Doubt::Great;
    const Doubt by_men = doubt_by_men(position, side);
    if (by_men == Doubt::Great) return by_men;
    const auto moves = position.legal_moves();
    if (moves.size() >= free_choice || (plies == 0 && !moves.empty())) return by_men;
    for (const board::Move move : moves) {
        const Doubt next = doubt_ahead(position.after(move), side, plies - 1);
        if (next != Doubt::Great) return by_men;
    }
    return Doubt::Great;
}

} // namespace

Doubt doubt(const Position& position, Color side) { return doubt_ahead(position, side, plies_ahead); }

} // namespace rules::verdict
