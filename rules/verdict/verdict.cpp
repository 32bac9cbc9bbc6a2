#include "rules/verdict/verdict.hpp"

#include "rules/verdict/abstraction_proof.hpp"
#include "rules/verdict/canonical.hpp"
#include "rules/verdict/dash.hpp"
#include "rules/verdict/glance.hpp"
#include "rules/verdict/material.hpp"
#include "rules/verdict/plausibility.hpp"
#include "rules/verdict/search.hpp"
#include "rules/verdict/static_unwinnability.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace rules::verdict {

using board::Color;
using variants::Position;

namespace {

/// A search: how many positions it may see, and what proofs below the start may cost before any is seen. Most positions
/// are decided at a glance; the more patience a position takes, the better it is to have proved as much as possible
/// first, so each search begins anew.
struct Patience {
    std::size_t positions;
    std::size_t proof_positions_in_advance;
};
constexpr std::array<Patience, 3> patiences{{{500, 0}, {8000, 4000}, {10'000'000, 200'000}}};

/// The end of the game that stands on the board.
std::optional<State> ended(const Position& position) {
    if (position.has_legal_move()) return std::nullopt;
    return position.is_check() ? State::Checkmate : State::Stalemate;
}

/// A pawn that an irregularity has left where none can come to stand: the proofs know nothing of it.
bool has_stranded_pawn(const Position& position) {
    const board::Bitboard edges = board::Bitboard::of(board::Rank::One) | board::Bitboard::of(board::Rank::Eight);
    return std::any_of(board::both_colors.begin(), board::both_colors.end(),
                       [&](Color side) { return position.pieces(side, board::Role::Pawn).meets(edges); });
}

/// Enough wherever pieces are free to move; a quarter of a millisecond.
constexpr std::size_t positions_of_a_dash = 6000;

/// After so many positions seen in vain it is time to try every capture and pawn's move by itself, with so many each:
/// what they leave may be simple, though it looks poorer than what surrounds it.
constexpr std::size_t seen_in_vain = 30000;
constexpr std::size_t positions_of_a_branch = 3000;
constexpr std::size_t proof_positions_of_a_branch = 1500;

/// A mate that begins with a capture or a pawn's move. Adds what was spent. Precondition: no such move mates.
std::optional<std::vector<board::Move>> mate_after_lasting_move(const Position& position, Color side,
                                                                std::size_t& spent) {
    for (const board::Move move : position.legal_moves()) {
        const Position next = position.after(move);
        if (next.halfmove_clock() != 0) continue;
        Search search(next, side, proof_positions_of_a_branch);
        const Winnable found = search.go_on(positions_of_a_branch);
        spent += search.seen();
        if (found != Winnable::Can) continue;
        std::vector<board::Move> moves{move};
        moves.insert(moves.end(), search.helpmate().begin(), search.helpmate().end());
        return moves;
    }
    return std::nullopt;
}

/// After so many it is time to try the mirror image too, where the moves come in another order.
constexpr std::size_t seen_long_in_vain = 100'000;
constexpr Patience patience_for_mirror{32000, 40'000};

/// Adds what was spent. Nobody may castle any more, or it is not tried.
Prospect search_mirror_image(const Position& position, Color side, std::size_t& spent) {
    const auto& standard = position.as_standard();
    if (!standard.castling_rooks().empty()) return {};
    Search search(Position(standard.with_files_swapped()), side, patience_for_mirror.proof_positions_in_advance);
    const Winnable found = search.go_on(patience_for_mirror.positions);
    spent += search.seen() + search.visited_for_proofs();
    return {found, with_files_swapped(search.helpmate())};
}

/// Searching and proving take turns, each round with more patience, for neither knows which of them will succeed.
Prospect search_and_prove(const Position& position, Color side, std::size_t most) {
    AbstractionProof proof(position, side);
    std::size_t spent = 0;
    bool has_branched = false;
    bool has_mirrored = false;
    for (const Patience& patience : patiences) {
        Search search(position, side, std::min(patience.proof_positions_in_advance, most / 4));
        for (std::size_t round = 500; search.seen() < patience.positions; round *= 4) {
            const std::size_t used = spent + proof.visited() + search.visited_for_proofs();
            if (used + search.seen() >= most) return {};
            const std::size_t left = most - used;
            const Winnable found = search.go_on(std::min({round, patience.positions, left}));
            if (found != Winnable::Unknown) return {found, search.helpmate()};
            if (patience.proof_positions_in_advance == 0) continue;
            if (!has_branched && search.seen() > seen_in_vain) {
                has_branched = true;
                if (auto moves = mate_after_lasting_move(position, side, spent))
                    return {Winnable::Can, std::move(*moves)};
            }
            if (!has_mirrored && search.seen() > seen_long_in_vain) {
                has_mirrored = true;
                if (auto other = search_mirror_image(position, side, spent); other.winnable != Winnable::Unknown)
                    return other;
            }
            if (proof.go_on(std::min(round, left) / 2) == AbstractionProof::Answer::Proved)
                return {Winnable::Cannot, {}};
        }
        spent += search.seen() + search.visited_for_proofs();
    }
    return {};
}

Prospect decide(const Position& position, Color side, std::size_t most) {
    const auto dash = [&] { return dash_for_mate(position.as_standard(), side, std::min(most, positions_of_a_dash)); };
    // A mate that nothing speaks against is found sooner than a proof fails.
    const bool is_no_mate_plausible = plausibility_of_no_mate(position, side) != Plausibility::None;
    if (!is_no_mate_plausible)
        if (auto moves = dash()) return {Winnable::Can, std::move(*moves)};
    if (is_statically_unwinnable(position, side)) return {Winnable::Cannot, {}};
    if (is_no_mate_plausible)
        if (auto moves = dash()) return {Winnable::Can, std::move(*moves)};
    return search_and_prove(position, side, most);
}

std::size_t most_positions(Effort effort) { return static_cast<std::size_t>(std::max(1, effort.positions)); }

/// Precondition: there is a legal move.
State judge_at_a_glance(const Position& position, std::size_t most) {
    std::array<std::optional<Plausibility>, 2> plausibilities; // empty for a side whose pieces cannot mate
    // One side that can very likely mate is enough, and quicker asked than any other thing.
    for (const Color side : board::both_colors) {
        if (lacks_mating_pieces(position, side)) continue;
        const Plausibility plausibility = plausibility_of_no_mate(position, side);
        if (plausibility == Plausibility::None) return State::Ongoing;
        plausibilities[static_cast<std::size_t>(side)] = plausibility;
    }
    for (const Color side : board::both_colors) {
        const auto plausibility = plausibilities[static_cast<std::size_t>(side)];
        if (plausibility && glance(position, side, *plausibility, most).winnable != Winnable::Cannot)
            return State::Ongoing;
    }
    return State::Dead;
}

/// What ordinary chess makes of a position in which somebody may castle some day as nobody does there. Who can mate
/// without castling can mate; what nobody can without it proves nothing.
Prospect prospect_without_castling(const Position& position, Color side, Effort effort) {
    const auto ordinary = position.as_ordinary();
    if (!ordinary) return {};
    Prospect found = prospect(Position(ordinary->position), side, effort);
    return ordinary->is_exact || found.winnable == Winnable::Can ? found : Prospect{};
}

State judge_without_castling(const Position& position, Effort effort) {
    const auto ordinary = position.as_ordinary();
    return ordinary && ordinary->is_exact ? judge(Position(ordinary->position), effort) : State::Ongoing;
}

} // namespace

Prospect prospect(const Position& position, Color side, Effort effort) {
    // A mate on the board comes first: no legal move may have led to it, and then what the pieces prove says nothing.
    if (const auto end = ended(position)) {
        const bool has_mated = *end == State::Checkmate && position.turn() != side;
        return {has_mated ? Winnable::Can : Winnable::Cannot, {}};
    }
    if (lacks_mating_pieces(position, side)) return {Winnable::Cannot, {}};
    if (position.variant() != variants::Variant::Standard) return prospect_without_castling(position, side, effort);
    if (has_stranded_pawn(position)) return {};
    const std::size_t most = most_positions(effort);
    if (effort.only_if_plausible) return glance(position, side, plausibility_of_no_mate(position, side), most);
    const Canonical canonical(position, side);
    Prospect found = decide(canonical.position(), Color::White, most);
    found.helpmate = canonical.moves_back(std::move(found.helpmate));
    return found;
}

Winnable can_mate(const Position& position, Color side, Effort effort) {
    return prospect(position, side, effort).winnable;
}

State judge(const Position& position, Effort effort) {
    if (const auto end = ended(position)) return *end;
    if (position.variant() != variants::Variant::Standard) return judge_without_castling(position, effort);
    if (has_stranded_pawn(position)) return State::Ongoing;
    if (effort.only_if_plausible) return judge_at_a_glance(position, most_positions(effort));
    for (const Color side : board::both_colors)
        if (can_mate(position, side, effort) != Winnable::Cannot) return State::Ongoing;
    return State::Dead;
}

Verdict judge_fully(const Position& position, Effort effort) {
    Verdict verdict{State::Ongoing, prospect(position, Color::White, effort), prospect(position, Color::Black, effort)};
    const bool is_dead = verdict.white.winnable == Winnable::Cannot && verdict.black.winnable == Winnable::Cannot;
    verdict.state = ended(position).value_or(is_dead ? State::Dead : State::Ongoing);
    return verdict;
}

} // namespace rules::verdict
