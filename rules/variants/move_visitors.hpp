// What takes the moves a generator names, set by set: a list, a search for the first, a count, a walk through the tree.
// One generator serves all of them, so what is counted is what is listed.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/move.hpp"
#include "rules/variants/cpu_dispatch.hpp"
#include "rules/variants/move_list.hpp"
#include "rules/variants/side.hpp"

#include <cstdint>

namespace rules::variants {

/// What takes the moves. A pawn on one of the `arrivals` came from the square `step` indices before it.
template <class Visitor>
concept TakesMoves = requires(Visitor& visitor, board::Role role, board::Square square, board::Bitboard arrivals,
                              int step) {
    visitor.piece_moves(role, square, arrivals);
    visitor.pawn_moves(arrivals, step);
    visitor.promotions(arrivals, step);
    visitor.en_passant(square, square);
    visitor.castling(square, square);
    visitor.drops(role, arrivals);
};

// Rules, below, is what a variant tells of itself: its Position, the `promotion_roles`, and
// `generate<Us, Sliders>(position, visitor)`, which hands every legal move of the side to move to the visitor, each
// once.

/// Writes the moves down.
template <class Rules>
struct Lister {
    MoveList& moves;

    void piece_moves(board::Role, board::Square from, board::Bitboard arrivals) {
        for (const board::Square to : arrivals) moves.push(board::Move::normal(from, to));
    }
    void pawn_moves(board::Bitboard arrivals, int step) {
        for (const board::Square to : arrivals)
            moves.push(board::Move::normal(board::Square::at(to.index() - step), to));
    }
    void promotions(board::Bitboard arrivals, int step) {
        for (const board::Square to : arrivals)
            for (const board::Role role : Rules::promotion_roles)
                moves.push(board::Move::promotion(board::Square::at(to.index() - step), to, role));
    }
    void en_passant(board::Square from, board::Square to) { moves.push(board::Move::en_passant(from, to)); }
    void castling(board::Square from, board::Square to) { moves.push(board::Move::castling(from, to)); }
    void drops(board::Role role, board::Bitboard arrivals) {
        for (const board::Square to : arrivals) moves.push(board::Move::drop(role, to));
    }
};

/// Notes only that there is one.
struct Finder {
    bool found = false;

    void piece_moves(board::Role, board::Square, board::Bitboard arrivals) { found = found || !arrivals.empty(); }
    void pawn_moves(board::Bitboard arrivals, int) { found = found || !arrivals.empty(); }
    void promotions(board::Bitboard arrivals, int) { found = found || !arrivals.empty(); }
    void en_passant(board::Square, board::Square) { found = true; }
    void castling(board::Square, board::Square) { found = true; }
    void drops(board::Role, board::Bitboard arrivals) { found = found || !arrivals.empty(); }
};

/// Counts without making: the last ply of the tree.
template <class Rules>
struct Counter {
    std::uint64_t found = 0;

    void add(board::Bitboard arrivals, std::size_t moves_each = 1) {
        found += static_cast<std::uint64_t>(arrivals.count()) * moves_each;
    }
    void piece_moves(board::Role, board::Square, board::Bitboard arrivals) { add(arrivals); }
    void pawn_moves(board::Bitboard arrivals, int) { add(arrivals); }
    void promotions(board::Bitboard arrivals, int) { add(arrivals, Rules::promotion_roles.size()); }
    void en_passant(board::Square, board::Square) { ++found; }
    void castling(board::Square, board::Square) { ++found; }
    void drops(board::Role, board::Bitboard arrivals) { add(arrivals); }
};

template <class Rules>
struct Tree;

/// Makes every move and counts the leaves below it.
template <class Rules, class Cpu, board::Color Us>
struct Walk {
    const typename Rules::Position& position;
    int depth;
    std::uint64_t found = 0;

    void go_on(const typename Rules::Position& next) {
        found += Cpu::template leaves<Tree<Rules>, Side<Us>::them>(next, depth - 1);
    }
    void piece_moves(board::Role role, board::Square from, board::Bitboard arrivals) {
        for (const board::Square to : arrivals) go_on(position.template moved<Us>(role, from, to));
    }
    void pawn_moves(board::Bitboard arrivals, int step) {
        for (const board::Square to : arrivals)
            go_on(position.template moved<Us>(board::Role::Pawn, board::Square::at(to.index() - step), to));
    }
    void promotions(board::Bitboard arrivals, int step) {
        for (const board::Square to : arrivals)
            for (const board::Role role : Rules::promotion_roles)
                go_on(position.template promoted<Us>(role, board::Square::at(to.index() - step), to));
    }
    void en_passant(board::Square from, board::Square to) {
        go_on(position.template captured_en_passant<Us>(from, to));
    }
    void castling(board::Square from, board::Square to) { go_on(position.template castled<Us>(from, to)); }
    void drops(board::Role role, board::Bitboard arrivals) {
        for (const board::Square to : arrivals) go_on(position.template dropped<Us>(role, to));
    }
};

/// One step of the counting, see count_leaves.
template <class Rules>
struct Tree {
    template <class Cpu, board::Color Us>
    static std::uint64_t leaves(const typename Rules::Position& position, int depth) {
        if (depth == 1) {
            Counter<Rules> counter;
            Rules::template generate<Us, typename Cpu::Sliders>(position, counter);
            return counter.found;
        }
        Walk<Rules, Cpu, Us> walk{position, depth};
        Rules::template generate<Us, typename Cpu::Sliders>(position, walk);
        return walk.found;
    }
};

template <class Rules, class Visitor>
void generate_for_turn(const typename Rules::Position& position, Visitor& visitor) {
    if (position.turn() == board::Color::White)
        Rules::template generate<board::Color::White, board::MagicSliders>(position, visitor);
    else
        Rules::template generate<board::Color::Black, board::MagicSliders>(position, visitor);
}

template <class Rules>
MoveList list_moves(const typename Rules::Position& position) {
    MoveList moves;
    Lister<Rules> lister{moves};
    generate_for_turn<Rules>(position, lister);
    return moves;
}

template <class Rules>
bool has_move(const typename Rules::Position& position) {
    Finder finder;
    generate_for_turn<Rules>(position, finder);
    return finder.found;
}

template <class Rules>
std::uint64_t count_tree(const typename Rules::Position& position, int depth) {
    if (depth <= 0) return 1;
    return position.turn() == board::Color::White ? count_leaves<Tree<Rules>, board::Color::White>(position, depth)
                                                  : count_leaves<Tree<Rules>, board::Color::Black>(position, depth);
}

} // namespace rules::variants
