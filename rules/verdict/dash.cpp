#include "rules/verdict/dash.hpp"

#include "rules/board/attacks.hpp"
#include "rules/board/built_for.hpp"
#include "rules/board/sliders.hpp"
#include "rules/verdict/heuristic.hpp"
#include "rules/verdict/steps.hpp"
#include "rules/verdict/successors.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::File;
using board::Move;
using board::Role;
using board::Square;
using variants::standard::Position;

namespace {

/// What makes a mate seem farther away, and by how much each; found by trial over positions of games.
struct Weights {
    int situation;   ///< being in this situation at all
    int flight;      ///< each square the loser's king could flee to
    int near_edge;   ///< each step of that king to the nearest edge
    int far_edge;    ///< each step of that king to the nearest edge that meets it
    int kings;       ///< each step between the kings beyond two
    int heavy;       ///< each step of the winner's nearest rook or queen to it
    int minor;       ///< each step of each bishop and knight of the winner to it
    int corner;      ///< each step of the loser's king to a corner that suits minor pieces
    int knight;      ///< each knight's move to a check, without other pieces
    int blocker;     ///< each step of the loser's nearest piece to its own king, without other pieces
    int promotion;   ///< each step of a pawn of the winner to promotion, of the one with the shortest way
    int obstacle;    ///< each piece in that pawn's way
    int own_pawn;    ///< each pawn of the winner
    int own_piece;   ///< each other piece of the winner but the king
    int other_pawn;  ///< each pawn of the loser
    int other_minor; ///< each bishop and knight of the loser
    int other_heavy; ///< each rook and queen of the loser
    int ply;         ///< each move played so far
};

constexpr Weights with_heavy_pieces{9, 1, 3, 3, 5, 1, 2, 0, 0, 0, 0, 0, 3, -8, 5, 10, 15, 0};
constexpr Weights with_pawns{79, 5, 4, -6, 10, 0, 2, 0, 0, 0, 12, 9, -3, -4, 7, 6, 6, 2};
constexpr Weights with_minor_pieces{125, 3, 1, 8, 10, 0, 1, 11, 6, 5, 0, 0, 0, -37, 2, 6, 34, 0};

constexpr int levels = 1024;
constexpr int nearest_level = 100; ///< so that no level is negative

/// The squares before a pawn on its file.
Bitboard ahead(Square pawn, Color color) {
    const auto below = Bitboard(pawn).bits() - 1;
    const Bitboard file = Bitboard::of(pawn.file()).without(Bitboard(pawn));
    return color == Color::White ? file.without(Bitboard(below)) : file & Bitboard(below);
}

int way_to_promotion(const Position& position, Color color, const Weights& weights) {
    int shortest = levels;
    for (const Square pawn : position.pieces(color, Role::Pawn)) {
        const Bitboard way = ahead(pawn, color);
        const int obstacles = (way & position.occupied()).count();
        shortest = std::min(shortest, weights.promotion * way.count() + weights.obstacle * obstacles);
    }
    return shortest;
}

/// How far a position seems from a mate. 0 ... levels - 1
int remoteness(const Position& position, Color side, Bitboard flights, int plies) {
    const auto own = [&](Role one, Role other) {
        return position.pieces(side) & (position.pieces(one) | position.pieces(other));
    };
    const auto others = [&](Role one, Role other) {
        return (position.pieces(!side) & (position.pieces(one) | position.pieces(other))).count();
    };
    const Square loser = position.king(!side);
    const Bitboard heavy = own(Role::Rook, Role::Queen);
    const Bitboard minor = own(Role::Knight, Role::Bishop);
    const Bitboard pawns = position.pieces(side, Role::Pawn);
    const Weights& weights = !heavy.empty() ? with_heavy_pieces : !pawns.empty() ? with_pawns : with_minor_pieces;

    const int file = static_cast<int>(loser.file());
    const int rank = static_cast<int>(loser.rank());
    const auto [near_edge, far_edge] = std::minmax({std::min(file, 7 - file), std::min(rank, 7 - rank)});
    int sum = weights.situation + weights.flight * flights.count() + weights.near_edge * near_edge +
              weights.far_edge * far_edge + weights.kings * std::max(0, king_moves(loser, position.king(side)) - 2) +
              weights.own_pawn * pawns.count() + weights.own_piece * (heavy | minor).count() +
              weights.other_pawn * position.pieces(!side, Role::Pawn).count() +
              weights.other_minor * others(Role::Knight, Role::Bishop) +
              weights.other_heavy * others(Role::Rook, Role::Queen) + weights.ply * plies;
    if (!heavy.empty())
        sum += weights.heavy * steps_to_nearest(heavy, loser);
    else if (!pawns.empty())
        sum += way_to_promotion(position, side, weights);
    else
        sum += weights.corner * steps_to_nearest(suitable_corners(position, side), loser) +
               weights.knight * knight_moves_to_check(position.pieces(side, Role::Knight), loser) +
               weights.blocker * steps_to_nearest(position.pieces(!side).without(position.pieces(Role::King)), loser);
    for (const Square piece : minor) sum += weights.minor * king_moves(loser, piece);
    return std::clamp(nearest_level + sum, 0, levels - 1);
}

class Dash {
public:
    Dash(const Position& start, Color side);
    std::optional<std::vector<Move>> run(std::size_t positions);

private:
    /// A position looked at is only the move to it: most of them are never visited.
    struct Arrival {
        std::uint32_t from;  ///< the visited position it was played in
        std::uint32_t below; ///< the next of its level; 0, the start, which never waits, ends the list
        Move move;
    };
    struct Visited {
        Position position;
        std::uint32_t arrival; ///< the move that led there; of the start 0
        int plies;
    };
    bool is_new(const Position& position);
    void visit(const Position& position, std::uint32_t arrival, int plies);
    void look_around(const Position& position, int plies);
    void look_around_counting_bits(const Position& position, int plies);
    void look(const Position& next, Move move, int plies);
    std::vector<Move> line() const;

    static constexpr std::size_t most_visited = 1500;
    static constexpr std::size_t places = 2048; ///< more than are visited; a power of two

    Color side_;
    std::vector<Arrival> arrivals_;
    std::array<std::uint32_t, levels> tops_{}; ///< of each level, the latest that waits
    std::size_t lowest_ = levels;              ///< nobody waits below this level
    std::vector<Visited> visited_;
    std::array<std::uint64_t, places> hashes_{}; ///< of the visited. Two alike are a chance missed and no more
    std::optional<Move> mate_;                   ///< in the position visited last
    const bool has_bit_counting_ = board::has_bit_counting();
};

Dash::Dash(const Position& start, Color side)
    : side_(side) {
    arrivals_.reserve(places);
    arrivals_.push_back({0, 0, Move::normal(start.king(side), start.king(side))});
    visit(start, 0, 0);
}

bool Dash::is_new(const Position& position) {
    auto hash = static_cast<std::uint64_t>(position.turn()) ^ position.castling_rooks().bits();
    const auto mix = [&](Bitboard set) {
        hash = (hash ^ set.bits()) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29U;
    };
    mix(position.en_passant() ? Bitboard(*position.en_passant()) : Bitboard());
    mix(position.pieces(Color::White));
    for (const Role role : board::all_roles) mix(position.pieces(role));
    std::size_t place = hash % places;
    for (; hashes_[place] != 0; place = (place + 1) % places)
        if (hashes_[place] == hash) return false;
    hashes_[place] = hash;
    return true;
}

void Dash::visit(const Position& position, std::uint32_t arrival, int plies) {
    if (!is_new(position)) return;
    visited_.push_back({position, arrival, plies});
    if (has_bit_counting_)
        look_around_counting_bits(position, plies);
    else
        look_around(position, plies);
}

inline void Dash::look_around(const Position& position, int plies) {
    for_each_successor(position, [&](Move move, const Position& next) {
        if (!mate_) look(next, move, plies + 1);
    });
}

// Most of the time goes into counting bits.
KLANGBRETT_BUILT_FOR("bmi,popcnt")
void Dash::look_around_counting_bits(const Position& position, int plies) { look_around(position, plies); }

void Dash::look(const Position& next, Move move, int plies) {
    const Bitboard attacked = attacked_by(next, side_);
    const Square loser = next.king(!side_);
    const Bitboard flights = board::king_attacks(loser).without(next.pieces(!side_) | attacked);
    if (next.turn() != side_ && flights.empty() && attacked.has(loser) && !next.has_legal_move()) {
        mate_ = move;
        return;
    }
    const auto level = static_cast<std::size_t>(remoteness(next, side_, flights, plies));
    arrivals_.push_back({static_cast<std::uint32_t>(visited_.size() - 1), tops_[level], move});
    tops_[level] = static_cast<std::uint32_t>(arrivals_.size() - 1);
    lowest_ = std::min(lowest_, level);
}

std::optional<std::vector<Move>> Dash::run(std::size_t positions) {
    while (!mate_ && arrivals_.size() < positions && visited_.size() < most_visited) {
        while (lowest_ < levels && tops_[lowest_] == 0) ++lowest_;
        if (lowest_ == levels) break;
        const std::uint32_t number = tops_[lowest_];
        const Arrival arrival = arrivals_[number];
        tops_[lowest_] = arrival.below;
        const Position position = visited_[arrival.from].position.after(arrival.move);
        visit(position, number, visited_[arrival.from].plies + 1);
    }
    return mate_ ? std::optional(line()) : std::nullopt;
}

std::vector<Move> Dash::line() const {
    std::vector<Move> moves{*mate_};
    for (std::uint32_t number = visited_.back().arrival; number != 0;) {
        moves.push_back(arrivals_[number].move);
        number = visited_[arrivals_[number].from].arrival;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

} // namespace

std::optional<std::vector<Move>> dash_for_mate(const Position& start, Color side, std::size_t positions) {
    return Dash(start, side).run(positions);
}

} // namespace rules::verdict
