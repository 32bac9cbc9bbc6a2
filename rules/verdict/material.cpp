#include "rules/verdict/material.hpp"

namespace rules::verdict {

using board::Bitboard;
using board::Role;

bool lacks_mating_pieces(const variants::Position& position, board::Color side) {
    const auto own = [&](Role role) { return position.pieces(side, role); };
    const auto other = [&](Role role) { return position.pieces(!side, role); };
    if (!(own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).empty()) return false;
    if (own(Role::Knight).empty()) {
        const Bitboard bishops = own(Role::Bishop) | other(Role::Bishop);
        const bool is_one_color = !bishops.meets(Bitboard::light()) || !bishops.meets(~Bitboard::light());
        return own(Role::Bishop).empty() || (is_one_color && other(Role::Pawn).empty() && other(Role::Knight).empty());
    }
    const Bitboard helpers = other(Role::Pawn) | other(Role::Knight) | other(Role::Bishop) | other(Role::Rook);
    return own(Role::Bishop).empty() && !own(Role::Knight).several() && helpers.empty();
}

} // namespace rules::verdict
