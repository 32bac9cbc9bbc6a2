// Counting the leaves of the tree of legal moves: the generator's moves made ply by ply, and the last ply's only
// counted.
#pragma once

#include "rules/variants/standard/generator.hpp"

#include <cstdint>

namespace rules::variants::standard {

/// Counts without making: the last ply of the tree.
struct Counter {
    std::uint64_t found = 0;

    void add(board::Bitboard arrivals, int moves_each = 1) {
        found += static_cast<std::uint64_t>(arrivals.count() * moves_each);
    }
    void piece_moves(board::Role, board::Square, board::Bitboard arrivals) { add(arrivals); }
    void pawn_moves(board::Bitboard arrivals, int) { add(arrivals); }
    void promotions(board::Bitboard arrivals, int) { add(arrivals, 4); }
    void en_passant(board::Square, board::Square) { ++found; }
    void castling(board::Square, board::Square) { ++found; }
};

struct Tree;

/// Makes every move and counts the leaves below it.
template <class Machine, board::Color Us>
struct Walk {
    const Position& position;
    int depth;
    std::uint64_t found = 0;

    void go_on(const Position& next) { found += Machine::template leaves<Tree, Side<Us>::them>(next, depth - 1); }
    void piece_moves(board::Role role, board::Square from, board::Bitboard arrivals) {
        for (const board::Square to : arrivals) go_on(position.moved<Us>(role, from, to));
    }
    void pawn_moves(board::Bitboard arrivals, int step) {
        for (const board::Square to : arrivals)
            go_on(position.moved<Us>(board::Role::Pawn, board::Square::at(to.index() - step), to));
    }
    void promotions(board::Bitboard arrivals, int step) {
        for (const board::Square to : arrivals)
            for (const board::Role role :
                 {board::Role::Queen, board::Role::Rook, board::Role::Bishop, board::Role::Knight})
                go_on(position.promoted<Us>(role, board::Square::at(to.index() - step), to));
    }
    void en_passant(board::Square from, board::Square to) { go_on(position.captured_en_passant<Us>(from, to)); }
    void castling(board::Square from, board::Square to) { go_on(position.castled<Us>(from, to)); }
};

/// One step of the counting, see count_leaves.
struct Tree {
    template <class Machine, board::Color Us>
    static std::uint64_t leaves(const Position& position, int depth) {
        if (depth == 1) {
            Counter counter;
            generate<Us, typename Machine::Sliders>(position, counter);
            return counter.found;
        }
        Walk<Machine, Us> walk{position, depth};
        generate<Us, typename Machine::Sliders>(position, walk);
        return walk.found;
    }
};

} // namespace rules::variants::standard
