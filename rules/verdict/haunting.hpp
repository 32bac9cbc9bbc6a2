// Visiting every position that could come about if some men were ghosts.
#pragma once

#include "rules/verdict/scene.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace rules::verdict {

/// All scenes that moves lead to, where each ghost may stand on any of his squares at any time, as suits either side
/// best. Whatever can happen in the game can happen here too, and more.
class Haunting {
public:
    enum class Answer {
        NoMate,  ///< in no scene might the winner have mated
        MayMate, ///< in some scene he might
        Unknown, ///< too many scenes
    };

    /// The scene the moves begin from. `is_check`: the side to move, the loser, is in check.
    Haunting(const Scene& root, board::Color winner, const BothGhosts& ghosts, bool is_check);

    /// Visits so many scenes at most.
    Answer visit(std::size_t most);
    std::size_t size() const { return scenes_.size(); }

private:
    const Ghosts& ghosts(board::Color color) const { return ghosts_[static_cast<std::size_t>(color)]; }
    bool is_surely_attacked(const Scene& scene, board::Square square, board::Color by) const;
    bool may_be_attacked(const Scene& scene, board::Square square, board::Color by, board::Bitboard occupied) const;
    bool may_be_mate(const Scene& scene) const;
    bool may_surely_capture_checker(const Scene& scene, board::Square king) const;
    void expand(const Scene& scene);
    void expand_pawn(const Scene& scene, board::Color us, board::Square from);
    void move(const Scene& scene, board::Piece piece, board::Square from, board::Square to);
    void move_pawn(const Scene& scene, board::Color us, board::Square from, board::Square to);
    void move_ghost(const Scene& scene, board::Bitboard captured);
    void arrive(Scene next, board::Bitboard left, board::Square to, std::optional<board::Square> passed = {});
    bool may_open_ghostly_check(const Scene& scene, board::Bitboard left, board::Square to) const;
    void add(const Scene& scene);
    void grow();

    board::Color winner_;
    const BothGhosts& ghosts_;
    board::Bitboard anywhere_; ///< where any ghost might stand
    std::vector<Scene> scenes_;
    std::size_t next_ = 0;
    std::vector<std::uint32_t> places_; ///< numbers of scenes from 1; 0 is free
};

} // namespace rules::verdict
