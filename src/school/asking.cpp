#include "src/school/asking.hpp"

#include "rules/board/attacks.hpp"
#include "rules/board/bitboard.hpp"
#include "rules/notation/san.hpp"
#include "rules/variants/position.hpp"
#include "src/school/openings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace school {

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::File;
using rules::board::Piece;
using rules::board::Rank;

namespace {

std::size_t number(Level level) { return static_cast<std::size_t>(level); }

std::size_t below(std::size_t limit, const Chance& chance) { return chance() % limit; }

bool coin(const Chance& chance) { return below(2, chance) == 0; }

/// One of them. Precondition: there is one.
template <typename Choice>
Choice one_of(std::span<const Choice> choices, const Chance& chance) {
    return choices[below(choices.size(), chance)];
}

Square one_of(Bitboard squares, const Chance& chance) {
    std::vector<Square> all;
    for (const Square square : squares) all.push_back(square);
    return one_of(std::span<const Square>(all), chance);
}

struct Pair {
    Square from;
    Square to;
};

/// Two different squares of which that is true. Precondition: there are such squares.
Pair pair_with(const std::function<bool(Square, Square)>& holds, const Chance& chance) {
    std::vector<Pair> pairs;
    for (const Square from : Bitboard::all())
        for (const Square to : Bitboard::all())
            if (from != to && holds(from, to)) pairs.push_back({from, to});
    return one_of(std::span<const Pair>(pairs), chance);
}

Bitboard ranks_to(Rank last) {
    Bitboard squares;
    for (int rank = 0; rank <= static_cast<int>(last); ++rank) squares |= Bitboard::of(static_cast<Rank>(rank));
    return squares;
}

/// From the corner at a1 outwards to the whole board; at last two squares together.
Question color_question(Level level, const Chance& chance) {
    const Bitboard left = Bitboard::of(File::A) | Bitboard::of(File::B) | Bitboard::of(File::C) | Bitboard::of(File::D);
    switch (level) {
    case Level::One: return ColorOf{one_of(left & ranks_to(Rank::Four), chance)};
    case Level::Two: return ColorOf{one_of(ranks_to(Rank::Four), chance)};
    case Level::Three: return ColorOf{one_of(ranks_to(Rank::Six), chance)};
    case Level::Four: return ColorOf{one_of(Bitboard::all(), chance)};
    case Level::Five: break;
    }
    const bool same = coin(chance);
    const Pair pair =
        pair_with([same](Square one, Square other) { return (one.is_light() == other.is_light()) == same; }, chance);
    return OfOneColor{pair.from, pair.to};
}

/// Farther and farther apart. What is no diagonal is off it by one file or rank, or by two of the same colour.
Question diagonal_question(Level level, const Chance& chance) {
    const int longest = static_cast<int>(number(level)) + 2;
    const bool is_one = coin(chance);
    const Pair pair = pair_with(
        [&](Square one, Square other) {
            const int files = files_apart(one, other);
            const int ranks = ranks_apart(one, other);
            if (std::max(files, ranks) > longest || std::min(files, ranks) == 0) return false;
            return is_one ? files == ranks : files != ranks && std::abs(files - ranks) <= 2;
        },
        chance);
    return OnOneDiagonal{pair.from, pair.to};
}

Question knight_question(Level level, const Chance& chance) {
    const int count = 1 + static_cast<int>(below(number(level) + 1, chance));
    const Pair pair = pair_with([count](Square from, Square to) { return knight_distance(from, to) == count; }, chance);
    return KnightMoves{pair.from, pair.to};
}

/// The pieces that are asked about, by level; each level has those of the one before.
std::span<const Role> roles_at(Level level) {
    static constexpr std::array roles{Role::Rook, Role::Bishop, Role::Queen, Role::King, Role::Knight};
    switch (level) {
    case Level::One: return std::span(roles).first(2);
    case Level::Two: return std::span(roles).first(4);
    case Level::Three:
    case Level::Four:
    case Level::Five: return roles;
    }
    return roles;
}

/// Where a piece of that kind could go from there, on an empty board.
Bitboard ways_of(Role role, Square from) { return rules::board::attacks(Piece{Color::White, role}, from, Bitboard()); }

/// Where it could not go: of the king's squares those near by, since of the others nobody would think.
Bitboard off_ways_of(Role role, Square from) {
    constexpr int near = 2;
    Bitboard off;
    for (const Square to : Bitboard::all().without(ways_of(role, from) | Bitboard(from)))
        if (role != Role::King || std::max(files_apart(from, to), ranks_apart(from, to)) <= near) off |= Bitboard(to);
    return off;
}

Question open_question(Role role, const Chance& chance) {
    const Square from = one_of(Bitboard::all(), chance);
    return CanMove{role, from, one_of(coin(chance) ? ways_of(role, from) : off_ways_of(role, from), chance), {}};
}

/// With own pawns: the piece can go, or it does not move that way, or a pawn is in its way, or on the square.
Question blocked_question(Role role, int pawns, const Chance& chance) {
    const Bitboard pawn_squares = Bitboard::all().without(Bitboard::of(Rank::One) | Bitboard::of(Rank::Eight));
    const bool goes = coin(chance);
    const bool is_off = !goes && below(3, chance) == 0;
    const Pair way = pair_with(
        [&](Square from, Square to) {
            if (is_off) return off_ways_of(role, from).has(to);
            const Bitboard blocking = (rules::board::between(from, to) | Bitboard(to)) & pawn_squares;
            return ways_of(role, from).has(to) && (goes || !blocking.empty());
        },
        chance);
    const Bitboard on_the_way = rules::board::between(way.from, way.to) | Bitboard(way.to);
    Bitboard standing;
    if (!goes && !is_off) standing |= Bitboard(one_of(on_the_way & pawn_squares, chance));
    // The others stand about the piece, where they only seem to be in its way.
    Bitboard free = pawn_squares.without(on_the_way | Bitboard(way.from));
    const Bitboard near = ways_of(Role::Queen, way.from) & free;
    while (standing.count() < pawns) {
        const Square square = one_of((near & free).empty() ? free : near & free, chance);
        free = free.without(Bitboard(square));
        standing |= Bitboard(square);
    }
    return CanMove{role, way.from, way.to, standing};
}

Question reach_question(Level level, const Chance& chance) {
    const Role role = one_of(roles_at(level), chance);
    switch (level) {
    case Level::One:
    case Level::Two:
    case Level::Three: return open_question(role, chance);
    case Level::Four: return blocked_question(role, 1, chance);
    case Level::Five: return blocked_question(role, 2, chance);
    }
    return open_question(role, chance);
}

/// The beginning of a well-known opening. Half of the squares asked about are those that pieces have come to or left,
/// the others have stayed as they were.
Question following_question(Level level, const Chance& chance) {
    static constexpr std::array plies_by_level{2, 3, 4, 6, 8};
    std::vector<rules::board::Move> moves = opening(below(opening_count, chance));
    moves.resize(static_cast<std::size_t>(plies_by_level.at(number(level) - 1)), moves.front());
    auto position = rules::variants::Position::initial();
    Bitboard touched;
    for (const auto move : moves) {
        touched |= Bitboard(move.from().value_or(move.to())) | Bitboard(move.to());
        position = position.after(move);
    }
    Bitboard standing;
    for (const Square square : Bitboard::all())
        if (position.at(square)) standing |= Bitboard(square);
    return StandsOn{std::move(moves), one_of(coin(chance) ? touched : standing.without(touched), chance)};
}

/// Whether the move has what is new at that level.
bool is_of_level(const rules::variants::Position& position, rules::board::Move move, Level level) {
    const std::string san = rules::notation::write_san(position, move);
    const bool is_capture = san.find('x') != std::string::npos;
    const bool is_special = san.front() == 'O' || san.back() == '+' || san.back() == '#';
    const bool is_pawn = position.at(move.from().value_or(move.to()))->role == Role::Pawn;
    const bool names_origin = !is_pawn && rules::notation::found(position, move).departures.several();
    switch (level) {
    case Level::One: return is_pawn && !is_capture && !is_special;
    case Level::Two: return !is_pawn && !is_capture && !is_special && !names_origin;
    case Level::Three: return is_capture && !is_special && !names_origin;
    case Level::Four: return is_special && !names_origin;
    case Level::Five: return names_origin;
    }
    return false;
}

/// Any legal move on the way through an opening; through the next one, where none there is of that level.
Question writing_question(Level level, const Chance& chance) {
    std::vector<Question> found;
    for (std::size_t place = below(opening_count, chance); found.empty(); place = (place + 1) % opening_count) {
        Dictated question{{}, rules::board::Move::normal(Square::at(0), Square::at(1))};
        auto position = rules::variants::Position::initial();
        for (const auto next : opening(place)) {
            for (const auto move : position.legal_moves()) {
                question.move = move;
                if (is_of_level(position, move, level)) found.emplace_back(question);
            }
            question.before.push_back(next);
            position = position.after(next);
        }
    }
    return one_of(std::span<const Question>(found), chance);
}

} // namespace

Question drawn_question(Drill drill, Level level, const Chance& chance) {
    switch (drill) {
    case Drill::SquareColor: return color_question(level, chance);
    case Drill::Diagonal: return diagonal_question(level, chance);
    case Drill::KnightWay: return knight_question(level, chance);
    case Drill::Reach: return reach_question(level, chance);
    case Drill::Following: return following_question(level, chance);
    case Drill::Writing: return writing_question(level, chance);
    }
    return color_question(level, chance);
}

Question next_question(Drill drill, const Progress& progress, Date now, const std::vector<Question>& before,
                       const Chance& chance) {
    const auto due = progress.due(drill, now, before);
    if (due && coin(chance)) return *due;
    constexpr int tries = 30; // where few are left that were not asked today, one of the others comes
    for (int count = 0;; ++count) {
        Question drawn = drawn_question(drill, progress.level(drill), chance);
        const bool is_stale = count < tries && progress.was_asked_today(drawn, now);
        if (!is_stale && std::ranges::find(before, drawn) == before.end()) return drawn;
    }
}

} // namespace school
