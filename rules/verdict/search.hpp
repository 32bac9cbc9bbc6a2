// Looking for a mate with the help of both sides.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/heuristic.hpp"
#include "rules/verdict/novelty.hpp"
#include "rules/verdict/prospect.hpp"
#include "rules/verdict/transposition_table.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace rules::verdict {

/// Visits positions reachable by legal moves until a mate by the side is found (Can), every reachable position has been
/// visited or is proved dead (Cannot), or the effort is spent (Unknown). Goes by turns to the most hopeful position
/// waiting, to the newest, and to the one nearest to a pattern of a mate. Precondition: the start is no mate.
class Search {
public:
    /// Abstract positions in advance: what proofs for positions below the start may cost before any is seen; every four
    /// positions seen allow for one more. 0: a glance, without such proofs and with no other guide than the heuristic.
    Search(const variants::Position& start, board::Color side, std::size_t proof_positions_in_advance);

    /// Goes on until so many positions were seen in all.
    Winnable go_on(std::size_t positions);
    std::size_t seen() const { return table_.size(); }
    /// Abstract positions visited to prove positions below the start dead.
    std::size_t visited_for_proofs() const { return spent_on_proofs_; }
    /// After Can: the moves to the mate.
    const std::vector<board::Move>& helpmate() const { return helpmate_; }

private:
    /// What lasts of positions, see Novelty, and how many proofs have failed for those who have it.
    struct Structure {
        std::uint64_t number;
        int failures;
    };

    /// What a move leads to, ready to be added.
    struct Successor {
        board::Move move;
        variants::standard::Position position;
        Packed packed;
        std::uint64_t hash;
    };

    bool is_dead(const variants::standard::Position& position, Structure& structure);
    std::uint32_t structure_of(const variants::standard::Position& position);
    std::optional<std::uint32_t> next();
    void list_successors(const variants::standard::Position& position);
    bool add(const Successor& next, std::uint32_t parent);

    board::Color side_;
    std::size_t proof_positions_in_advance_;
    TranspositionTable table_;
    std::vector<Successor> successors_; ///< of the position looked at
    Heuristic heuristic_;
    Novelty novelty_;
    std::array<Waiting, 3>
        waiting_;          ///< by the heuristic, by novelty, by patterns; each position in every queue it suits
    std::size_t turn_ = 0; ///< the queue whose turn it is
    struct {               ///< how often is_statically_unwinnable proved something below the start, and how often not
        std::size_t found = 0;
        std::size_t missed = 0;
    } walls_;
    std::size_t spent_on_proofs_ = 0;
    std::size_t repaid_ = 0;                                            ///< of these, what proofs cost that succeeded
    std::unordered_map<std::uint64_t, std::uint32_t> structure_places_; ///< by number
    std::vector<Structure> structures_;
    std::vector<board::Move> helpmate_;
};

} // namespace rules::verdict
