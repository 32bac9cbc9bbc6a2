// The positions one move on, and what is attacked in them.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/move_visitors.hpp"
#include "rules/variants/standard/rules.hpp"

namespace rules::verdict {

/// Takes each legal move from the generator, plays it and shows both. See TakesMoves.
template <board::Color Us, class Visit>
struct Successors {
    const variants::standard::Position& position;
    Visit& visit;

    void piece_moves(board::Role role, board::Square from, board::Bitboard arrivals) {
        for (const board::Square to : arrivals)
            visit(board::Move::normal(from, to), position.moved<Us>(role, from, to));
    }
    void pawn_moves(board::Bitboard arrivals, int step) {
        for (const board::Square to : arrivals) {
            const auto from = board::Square::at(to.index() - step);
            visit(board::Move::normal(from, to), position.moved<Us>(board::Role::Pawn, from, to));
        }
    }
    void promotions(board::Bitboard arrivals, int step) {
        for (const board::Square to : arrivals) {
            const auto from = board::Square::at(to.index() - step);
            for (const board::Role role : variants::standard::Rules::promotion_roles)
                visit(board::Move::promotion(from, to, role), position.promoted<Us>(role, from, to));
        }
    }
    void en_passant(board::Square from, board::Square to) {
        visit(board::Move::en_passant(from, to), position.captured_en_passant<Us>(from, to));
    }
    void castling(board::Square from, board::Square to) {
        visit(board::Move::castling(from, to), position.castled<Us>(from, to));
    }
    void drops(board::Role, board::Bitboard) {}
};

/// The squares the colour attacks, looking through the enemy king, so that it cannot step back along the line of check.
inline board::Bitboard attacked_by(const variants::standard::Position& position, board::Color color) {
    using variants::standard::attacked_by;
    return color == board::Color::White ? attacked_by<board::Color::White, board::MagicSliders>(position)
                                        : attacked_by<board::Color::Black, board::MagicSliders>(position);
}

/// Calls `visit(move, next)` with every legal move and the position after it.
template <class Visit>
void for_each_successor(const variants::standard::Position& position, Visit visit) {
    const auto go = [&]<board::Color Us>() {
        Successors<Us, Visit> successors{position, visit};
        variants::standard::Rules::generate<Us, board::MagicSliders>(position, successors);
    };
    if (position.turn() == board::Color::White)
        go.template operator()<board::Color::White>();
    else
        go.template operator()<board::Color::Black>();
}

} // namespace rules::verdict
