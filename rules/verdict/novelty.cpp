#include "rules/verdict/novelty.hpp"

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Role;
using board::Square;
using variants::standard::Position;

namespace {

std::uint64_t mixed(std::uint64_t one, std::uint64_t other) {
    std::uint64_t both = (one ^ (one >> 29U)) * 0xBF58476D1CE4E5B9U + other;
    both = (both ^ (both >> 32U)) * 0x9E3779B97F4A7C15U;
    return both ^ (both >> 28U);
}

} // namespace

std::uint64_t Novelty::structure(const Position& position) {
    std::uint64_t found = 0;
    for (const Color color : board::both_colors) {
        found = mixed(found, position.pieces(color, Role::Pawn).bits());
        for (const Role role : {Role::Knight, Role::Rook, Role::Queen})
            found = mixed(found, static_cast<std::uint64_t>(position.pieces(color, role).count()));
        const Bitboard bishops = position.pieces(color, Role::Bishop);
        found = mixed(found, static_cast<std::uint64_t>((bishops & Bitboard::light()).count()));
        found = mixed(found, static_cast<std::uint64_t>(bishops.without(Bitboard::light()).count()));
    }
    return found;
}

bool Novelty::is_new(std::uint64_t thing) {
    if (!table_) table_ = std::make_unique<std::bitset<size>>();
    const std::size_t place = thing % size;
    if (table_->test(place)) return false;
    table_->set(place);
    return true;
}

Novelty::Rank Novelty::look(std::uint64_t structure, const Position& position, Square arrived) {
    const auto atom = [](Color color, Role role, Square square) {
        return static_cast<std::uint64_t>(((static_cast<int>(color) * 8 + static_cast<int>(role)) * 64) +
                                          square.index() + 1);
    };
    const Color color = !position.turn();
    std::uint64_t mobile = structure;
    for (const Role role : board::all_roles)
        if (position.pieces(color, role).has(arrived)) mobile = mixed(structure, atom(color, role, arrived));
    const bool is_new_alone = is_new(mixed(mobile, 0));
    bool is_new_pair = false;
    for (const Color other : board::both_colors)
        for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King})
            for (const Square square : position.pieces(other, role).without(Bitboard(arrived)))
                if (is_new(mobile ^ mixed(structure, atom(other, role, square)))) is_new_pair = true;
    if (is_new_alone) return Rank::PieceOnNewSquare;
    return is_new_pair ? Rank::PairOnNewSquares : Rank::Nothing;
}

} // namespace rules::verdict
