#include "rules/variants/standard/generator.hpp"

namespace rules::variants::standard {

namespace {

using board::Bitboard;
using board::Color;
using board::Role;
using board::Square;

/// Counts without making: the last ply of the tree.
struct Counter {
    std::uint64_t found = 0;

    void add(Bitboard arrivals, int moves_each = 1) {
        found += static_cast<std::uint64_t>(arrivals.count() * moves_each);
    }
    void piece_moves(Role, Square, Bitboard arrivals) { add(arrivals); }
    void pawn_moves(Bitboard arrivals, int) { add(arrivals); }
    void promotions(Bitboard arrivals, int) { add(arrivals, 4); }
    void en_passant(Square, Square) { ++found; }
    void castling(Square, Square) { ++found; }
};

template <Color Us>
std::uint64_t leaves(const Position& position, int depth);

/// Makes every move and counts the leaves below it.
template <Color Us>
struct Walk {
    const Position& position;
    int depth;
    std::uint64_t found = 0;

    void go_on(const Position& next) { found += leaves<Side<Us>::them>(next, depth - 1); }
    void piece_moves(Role role, Square from, Bitboard arrivals) {
        for (const Square to : arrivals) go_on(position.moved<Us>(role, from, to));
    }
    void pawn_moves(Bitboard arrivals, int step) {
        for (const Square to : arrivals) go_on(position.moved<Us>(Role::Pawn, Square::at(to.index() - step), to));
    }
    void promotions(Bitboard arrivals, int step) {
        for (const Square to : arrivals)
            for (const Role role : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight})
                go_on(position.promoted<Us>(role, Square::at(to.index() - step), to));
    }
    void en_passant(Square from, Square to) { go_on(position.captured_en_passant<Us>(from, to)); }
    void castling(Square from, Square to) { go_on(position.castled<Us>(from, to)); }
};

template <Color Us>
std::uint64_t leaves(const Position& position, int depth) {
    if (depth == 1) {
        Counter counter;
        generate<Us>(position, counter);
        return counter.found;
    }
    Walk<Us> walk{position, depth};
    generate<Us>(position, walk);
    return walk.found;
}

} // namespace

std::uint64_t Position::perft(int depth) const {
    if (depth <= 0) return 1;
    return turn_ == Color::White ? leaves<Color::White>(*this, depth) : leaves<Color::Black>(*this, depth);
}

} // namespace rules::variants::standard
