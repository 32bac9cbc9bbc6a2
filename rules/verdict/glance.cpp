#include "rules/verdict/glance.hpp"

#include "rules/verdict/abstraction_proof.hpp"
#include "rules/verdict/canonical.hpp"
#include "rules/verdict/closure.hpp"
#include "rules/verdict/static_unwinnability.hpp"

#include <utility>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Role;
using variants::Position;

namespace {

/// With two rooks or queens on the board, whose ever they are, there is too much that an abstraction allows.
bool has_heavy_pieces(const Position& position) {
    Bitboard heavy;
    for (const Color color : board::both_colors)
        heavy |= position.pieces(color, Role::Rook) | position.pieces(color, Role::Queen);
    return heavy.several();
}

} // namespace

Prospect glance(const Position& position, Color side, Plausibility plausibility, std::size_t most) {
    if (plausibility == Plausibility::None) return {};
    if (is_statically_unwinnable(position, side)) return {Winnable::Cannot, {}};
    if (plausibility == Plausibility::Little) return {};
    const Canonical canonical(position, side);
    auto [found, visited] = visit_if_few(canonical.position(), Color::White, most);
    if (found.winnable != Winnable::Unknown) return {found.winnable, canonical.moves_back(std::move(found.helpmate))};
    if (plausibility != Plausibility::Great || visited >= most || has_heavy_pieces(position)) return {};
    AbstractionProof proof(canonical.position(), Color::White);
    if (proof.go_on(most - visited) == AbstractionProof::Answer::Proved) return {Winnable::Cannot, {}};
    return {};
}

} // namespace rules::verdict
