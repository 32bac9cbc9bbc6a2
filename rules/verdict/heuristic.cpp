#include "rules/verdict/heuristic.hpp"

#include "rules/board/attacks.hpp"
#include "rules/verdict/steps.hpp"
#include "rules/verdict/successors.hpp"

#include <algorithm>
#include <array>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Rank;
using board::Role;
using board::Square;
using variants::standard::Position;

namespace {

/// What makes a mate seem farther away, and by how much each; found by trial over many positions.
struct Weights {
    int situation;   ///< being in this situation at all
    int corner;      ///< each step of the loser's king to a corner that suits
    int edge;        ///< each step of that king to the edge
    int kings;       ///< each step between the kings beyond two
    int flight;      ///< each square the loser's king could flee to
    int task;        ///< each step of what has to be done first
    int knight;      ///< each knight's move to a check
    int minor;       ///< each step of each minor piece to it
    int pawn;        ///< each pawn of the loser
    int light_piece; ///< each minor piece of the loser
    int heavy_piece; ///< each rook and queen of the loser
    int lost_pawn;   ///< each pawn the winner has lost
    int lost_piece;  ///< each piece the winner has lost
    int blocker;     ///< each step of the loser's nearest piece to its own king
};

/// There is a queen or rook to bring near it.
constexpr Weights with_heavy_help{2, 2, 1, 3, 1, 1, 0, 1, 3, 6, 8, 0, 3, 0};
/// A pawn has to become one first.
constexpr Weights with_pawns{11, 4, 4, 2, 1, 8, 0, 4, 3, 7, 4, 5, -1, 0};
/// Minor pieces need the loser's own pieces to shut the king in; if there are pawns only, one may have to be promoted.
constexpr Weights with_minor_help{30, 19, 5, 4, 1, 0, 3, 2, 7, 2, 11, 0, -1, 2};

int steps_to_edge(Square square) {
    const int file = static_cast<int>(square.file());
    const int rank = static_cast<int>(square.rank());
    return std::min({file, 7 - file, rank, 7 - rank});
}

/// The steps of the foremost pawn to its last rank.
int steps_to_promotion(Bitboard pawns, Color color) {
    int fewest = 7;
    for (const Square pawn : pawns) {
        const int rank = static_cast<int>(pawn.rank());
        fewest = std::min(fewest, color == Color::White ? 7 - rank : rank);
    }
    return fewest;
}

Mobility widened(const variants::Position& position, Color side) {
    Mobility mobility(position, side);
    while (mobility.widen()) {
    }
    return mobility;
}

} // namespace

int knight_moves_to_check(Bitboard knights, Square king) {
    if (knights.empty()) return 0;
    int moves = 0;
    for (Bitboard reached = knights; !reached.meets(board::knight_attacks(king)); ++moves)
        for (const Square from : reached) reached |= board::knight_attacks(from);
    return moves;
}

Bitboard suitable_corners(const Position& position, Color side) {
    constexpr Bitboard corners(0x8100000000000081);
    const auto of_color = [&](Bitboard bishops, bool is_same) {
        const bool has_light = bishops.meets(Bitboard::light());
        if (has_light == bishops.meets(~Bitboard::light())) return corners;
        return corners & (has_light == is_same ? Bitboard::light() : ~Bitboard::light());
    };
    if (position.pieces(side, Role::Knight).empty()) return of_color(position.pieces(side, Role::Bishop), true);
    const Bitboard others =
        position.pieces(!side, Role::Pawn) | position.pieces(!side, Role::Knight) | position.pieces(!side, Role::Rook);
    if (!position.pieces(side, Role::Bishop).empty() || !others.empty()) return corners;
    return of_color(position.pieces(!side, Role::Bishop), false);
}

Heuristic::Heuristic(const variants::Position& start, Color side, bool with_patterns)
    : Heuristic(widened(start, side), side, with_patterns) {}

Heuristic::Heuristic(const Mobility& mobility, Color side, bool with_patterns)
    : side_(side)
    , may_promote_(false) {
    for (const MobilePiece& mobile : mobility.pieces())
        may_promote_ = may_promote_ || (mobile.piece.color == side && mobile.is_pawn() && !mobile.as_officer.empty());
    if (with_patterns) patterns_ = MatePatterns(mobility, side);
}

bool Heuristic::has_minor_pieces_only(const Position& position) const {
    const bool is_heavy = !(position.pieces(side_, Role::Queen) | position.pieces(side_, Role::Rook)).empty();
    return !is_heavy && !(may_promote_ && !position.pieces(side_, Role::Pawn).empty());
}

std::optional<int> Heuristic::moves_to_pattern(const Position& position) const {
    if (!patterns_ || !has_minor_pieces_only(position)) return std::nullopt;
    return std::min(levels - 1, patterns_->moves_to_nearest(position));
}

int Heuristic::remoteness(const Position& position) const {
    const Color side = side_;
    const auto own = [&](Role role) { return position.pieces(side, role); };
    const auto other = [&](Role role) { return position.pieces(!side, role); };
    const Square winner = position.king(side);
    const Square loser = position.king(!side);
    const Bitboard heavy = own(Role::Queen) | own(Role::Rook);
    const Bitboard minor = own(Role::Bishop) | own(Role::Knight);
    const Bitboard other_light = other(Role::Bishop) | other(Role::Knight);
    const Bitboard other_heavy = other(Role::Queen) | other(Role::Rook);
    const Bitboard other_pieces = other(Role::Pawn) | other_light | other_heavy;

    Bitboard corners(0x8100000000000081);
    Bitboard walkers = minor;
    int task = 0;
    const Weights* weights = &with_heavy_help;
    if (!heavy.empty()) {
        task = steps_to_nearest(heavy, loser);
    } else if (!has_minor_pieces_only(position)) {
        weights = &with_pawns;
        task = steps_to_promotion(own(Role::Pawn), side);
    } else {
        weights = &with_minor_help;
        corners = suitable_corners(position, side);
        if (!minor.several()) walkers = own(Role::Bishop);
        if ((other_light | other_heavy).empty()) task = steps_to_promotion(other(Role::Pawn), !side);
    }

    int sum = weights->situation + weights->corner * steps_to_nearest(corners, loser) +
              weights->edge * steps_to_edge(loser) + weights->kings * std::max(0, king_moves(loser, winner) - 2) +
              weights->task * task + weights->pawn * other(Role::Pawn).count() +
              weights->light_piece * other_light.count() + weights->heavy_piece * other_heavy.count() +
              weights->lost_pawn * (8 - own(Role::Pawn).count()) + weights->lost_piece * (8 - (heavy | minor).count());
    for (const Square mobile : walkers) sum += weights->minor * king_moves(loser, mobile);
    if (weights->knight != 0) sum += weights->knight * knight_moves_to_check(own(Role::Knight), loser);
    if (weights->blocker != 0) sum += weights->blocker * steps_to_nearest(other_pieces, loser);
    sum += weights->flight * board::king_attacks(loser).without(other_pieces | attacked_by(position, side)).count();
    return std::clamp(sum, 0, levels - 1);
}

} // namespace rules::verdict
