#include "rules/verdict/abstract_position.hpp"

#include "rules/board/attacks.hpp"

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Role;
using board::Square;

AbstractPosition::AbstractPosition(const variants::Position& position, Bitboard abstracted) {
    for (const Color color : board::both_colors)
        for (const Role role : board::all_roles)
            for (const Square square : position.pieces(color, role).without(abstracted)) put(square, {color, role});
    const auto passed = position.setup().en_passant;
    if (position.turn() == Color::Black) pass_the_turn();
    if (passed && board::pawn_attacks(!turn(), *passed).meets(pieces(turn(), Role::Pawn))) set_passed(*passed);
}

void AbstractPosition::put(Square square, board::Piece piece) {
    const Bitboard here(square);
    remove(here);
    if (piece.color == Color::Black) black_ |= here;
    const Role role = piece.role;
    if (role == Role::Pawn || role == Role::Bishop || role == Role::Queen) first_ |= here;
    if (role == Role::Knight || role == Role::Bishop || role == Role::King) second_ |= here;
    if (role == Role::Rook || role == Role::Queen || role == Role::King) third_ |= here;
}

void AbstractPosition::remove(Bitboard squares) {
    black_ = black_.without(squares);
    first_ = first_.without(squares);
    second_ = second_.without(squares);
    third_ = third_.without(squares);
}

std::size_t AbstractPosition::hash() const {
    std::uint64_t mixed = rest_;
    const auto mix = [&mixed](Bitboard word) {
        mixed = (mixed ^ word.bits()) * 0x9E3779B97F4A7C15U;
        mixed ^= mixed >> 32U;
    };
    for (const Bitboard word : {black_, first_, second_, third_}) mix(word);
    for (const Bitboard region : regions_)
        if (!region.empty()) mix(region);
    return static_cast<std::size_t>(mixed);
}

Bitboard attackers(const AbstractPosition& abstract, Square square, Color by, Bitboard occupied) {
    const Bitboard queens = abstract.pieces(Role::Queen);
    return abstract.pieces(by) & ((board::pawn_attacks(!by, square) & abstract.pieces(Role::Pawn)) |
                                  (board::knight_attacks(square) & abstract.pieces(Role::Knight)) |
                                  (board::king_attacks(square) & abstract.pieces(Role::King)) |
                                  (board::bishop_attacks(square, occupied) & (abstract.pieces(Role::Bishop) | queens)) |
                                  (board::rook_attacks(square, occupied) & (abstract.pieces(Role::Rook) | queens)));
}

} // namespace rules::verdict
