#include "rules/verdict/mate_patterns.hpp"

#include "rules/board/attacks.hpp"
#include "rules/verdict/steps.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Rank;
using board::Role;
using board::Square;
using variants::standard::Position;

namespace {

constexpr int far = 63;
constexpr int unlikely = 8; ///< moves for what these pieces cannot do, though others might come

/// Moves of a knight to the square.
int knight_moves(Square from, Square to) {
    int moves = 0;
    for (Bitboard reached(from); !reached.has(to); ++moves)
        for (const Square square : reached) reached |= board::knight_attacks(square);
    return moves;
}

using Distances = std::array<std::array<std::int8_t, 64>, 64>;

Distances knight_distances() {
    Distances table{};
    for (const Square from : Bitboard::all())
        for (const Square to : Bitboard::all())
            table[static_cast<std::size_t>(from.index())][static_cast<std::size_t>(to.index())] =
                static_cast<std::int8_t>(knight_moves(from, to));
    return table;
}

int knight_distance(Square from, Square to) {
    static const Distances table = knight_distances();
    return table[static_cast<std::size_t>(from.index())][static_cast<std::size_t>(to.index())];
}

/// Moves of a bishop to the square, if nothing gets out of its way; 3 may be more.
int bishop_distance(Square from, Square to, Bitboard occupied) {
    if (from == to) return 0;
    if (from.is_light() != to.is_light()) return unlikely;
    const Bitboard next = board::bishop_attacks(from, occupied);
    if (next.has(to)) return 1;
    return (next & board::bishop_attacks(to, occupied)).without(occupied).empty() ? 3 : 2;
}

} // namespace

MatePatterns::MatePatterns(const Mobility& mobility, Color winner)
    : winner_(winner) {
    constexpr Bitboard edge = Bitboard::of(board::File::A) | Bitboard::of(board::File::H) | Bitboard::of(Rank::One) |
                              Bitboard::of(Rank::Eight);
    const Bitboard attacked = mobility.attacked();
    for (const Square loser : edge& mobility.king(!winner).reach() & attacked) {
        const Bitboard flights = board::king_attacks(loser);
        const Bitboard near = steps(Role::King, flights).without(flights | Bitboard(loser));
        const Bitboard places = near & mobility.king(winner).reach();
        const auto open = [&](Square king) { return flights.without(board::king_attacks(king)); };
        const auto is_bettered = [&](Square king) {
            for (const Square other : places)
                if (open(other) != open(king) && open(other).without(open(king)).empty()) return true;
            return false;
        };
        for (const Square king : places)
            if (!is_bettered(king)) patterns_.push_back({loser, king, open(king)});
        // In a corner a bishop and blockers are enough, and the winner's king need not come.
        if (flights.count() == 3) patterns_.push_back({loser, loser, flights});
    }
}

int MatePatterns::moves_to_nearest(const Position& position) const {
    const Square loser = position.king(!winner_);
    const Square winner = position.king(winner_);
    int fewest = far;
    for (const MatePattern& pattern : patterns_) {
        const bool needs_king = pattern.open != board::king_attacks(pattern.loser);
        const int kings = king_moves(loser, pattern.loser) + (needs_king ? king_moves(winner, pattern.winner) : 0);
        if (kings >= fewest) continue;
        fewest = std::min(fewest, kings + moves_of_pieces(position, pattern, fewest - kings));
    }
    return fewest;
}

/// The moves of the pieces that close the flights and give the check, each counted as if it were alone on the board but
/// for the pawns.
int MatePatterns::moves_of_pieces(const Position& position, const MatePattern& pattern, int most) const {
    const Bitboard pawns = position.pieces(winner_, Role::Pawn) | position.pieces(!winner_, Role::Pawn);
    Bitboard used;
    /// The piece who needs the fewest moves does it, and then nothing else.
    const auto engage = [&](Color color, int fewest, const auto& moves_needed) {
        std::optional<Square> best;
        for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen}) {
            for (const Square from : position.pieces(color, role).without(used)) {
                const int needed = moves_needed(role, from);
                if (needed >= fewest) continue;
                fewest = needed;
                best = from;
            }
        }
        if (best) used |= Bitboard(*best);
        return fewest;
    };
    const auto to_attack = [&](Square target) {
        return [&, target](Role role, Square from) {
            if (role == Role::Knight) return std::max(0, knight_distance(from, target) - 1);
            if (role == Role::Bishop) return std::max(0, bishop_distance(from, target, pawns) - 1);
            return unlikely;
        };
    };
    const auto to_block = [&](Square target) {
        return [&, target](Role role, Square from) {
            if (role == Role::Knight) return knight_distance(from, target);
            if (role == Role::Bishop) return bishop_distance(from, target, pawns);
            return from == target ? 0 : 2;
        };
    };
    int moves = engage(winner_, unlikely, to_attack(pattern.loser));
    const bool is_bishop = position.pieces(winner_, Role::Bishop).meets(used);
    for (const Square flight : pattern.open) {
        if (moves >= most) return most;
        if (position.pieces(!winner_, Role::Pawn).has(flight)) continue;
        // The bishop who gives the check looks along the diagonals.
        if (is_bishop && flight.is_light() == pattern.loser.is_light()) continue;
        moves += engage(!winner_, engage(winner_, unlikely, to_attack(flight)), to_block(flight));
    }
    return std::min(moves, most);
}

} // namespace rules::verdict
