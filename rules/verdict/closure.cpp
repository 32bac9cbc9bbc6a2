#include "rules/verdict/closure.hpp"

#include "rules/verdict/material.hpp"
#include "rules/verdict/novelty.hpp"
#include "rules/verdict/static_unwinnability.hpp"
#include "rules/verdict/successors.hpp"
#include "rules/verdict/transposition_table.hpp"

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace rules::verdict {

using board::Color;
using variants::standard::Position;

namespace {

/// Of the positions without a mate whose every successor was visited within a thousand, all but one in fifty never had
/// so many waiting.
constexpr std::size_t most_waiting = 60;
/// And none of them more than 22 among the first dozen.
constexpr std::size_t most_waiting_at_first = 24;

} // namespace

Visit visit_if_few(const variants::Position& start, Color side, std::size_t most) {
    TranspositionTable seen;
    std::unordered_set<std::uint64_t> unproved; // structures in which a proof has failed, and would again
    std::vector<bool> may_be_dead{false};       // by number: worth a proof when its turn comes, which it seldom does
    std::optional<board::Move> mate;
    const auto is_dead = [&](const variants::Position& position) {
        const std::uint64_t structure = Novelty::structure(position.as_standard());
        if (unproved.contains(structure)) return false;
        if (is_statically_unwinnable(position, side)) return true;
        unproved.insert(structure);
        return false;
    };
    const auto add = [&](const Position& position, std::uint32_t parent) {
        const Packed packed(position);
        return seen.add(packed, packed.hash(), 0, parent);
    };
    static_cast<void>(add(start.as_standard(), 0));
    for (std::uint32_t number = 0; number < seen.size(); ++number) {
        const std::size_t waiting = seen.size() - number;
        if (waiting > std::min(most_waiting_at_first + number, most_waiting) || seen.size() > most)
            return {{}, seen.size()};
        if (may_be_dead[number] && is_dead(variants::Position(seen.position(number)))) continue;
        for_each_successor(seen.position(number), [&](board::Move move, const Position& next) {
            const bool is_lasting = next.halfmove_clock() == 0;
            if (mate || (is_lasting && lacks_mating_pieces(variants::Position(next), side))) return;
            if (!next.has_legal_move()) {
                if (next.is_check() && next.turn() != side) mate = move;
                return;
            }
            if (add(next, number)) may_be_dead.push_back(is_lasting || number == 0);
        });
        if (!mate) continue;
        auto helpmate = seen.line_to(number);
        helpmate.push_back(*mate);
        return {{Winnable::Can, std::move(helpmate)}, seen.size()};
    }
    return {{Winnable::Cannot, {}}, seen.size()};
}

} // namespace rules::verdict
