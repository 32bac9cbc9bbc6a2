#include "rules/verdict/glance.hpp"

#include "rules/verdict/canonical.hpp"
#include "rules/verdict/closure.hpp"
#include "rules/verdict/doubt.hpp"
#include "rules/verdict/ghosts.hpp"
#include "rules/verdict/mobility.hpp"

#include <utility>

namespace rules::verdict {

using board::Color;
using variants::Position;

Prospect glance(const Position& position, Color side, std::size_t most) {
    const Doubt doubted = doubt(position, side);
    if (doubted == Doubt::None) return {};
    if (is_walled_off(position, side)) return {Winnable::Cannot, {}};
    if (doubted == Doubt::Little) return {};
    const Canonical canonical(position, side);
    auto [found, visited] = visit_if_few(canonical.position(), Color::White, most);
    if (found.winnable != Winnable::Unknown) return {found.winnable, canonical.moves_back(std::move(found.helpmate))};
    if (doubted != Doubt::Great || visited >= most) return {};
    GhostProof ghosts(canonical.position(), Color::White);
    if (ghosts.go_on(most - visited) == GhostProof::Answer::Proved) return {Winnable::Cannot, {}};
    return {};
}

} // namespace rules::verdict
