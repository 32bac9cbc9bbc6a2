// Visiting every position that could come about if some men were ghosts.
#pragma once

#include "rules/verdict/scene.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rules::verdict {

/// All scenes that moves lead to, where each ghost may be anywhere in his region at any time, as suits either side
/// best. Whatever can happen in the game can happen here too, and more. Pawns bound the regions, and what happens to
/// pawns widens them; every other man is thought out of a ghost's way.
class Haunting {
public:
    enum class Answer {
        NoMate,  ///< in no scene might the winner have mated
        MayMate, ///< in some scene he might
        Unknown, ///< too many scenes
    };

    /// The scene the moves begin from, and who haunts its regions, in their order. `is_check`: the side to move is the
    /// loser, and in check.
    Haunting(const Scene& root, std::vector<Ghosts> ghosts, board::Color winner, bool is_check);

    /// Visits so many scenes at most.
    Answer visit(std::size_t most);
    std::size_t size() const { return scenes_.size(); }

private:
    /// What one colour's ghosts might do in a scene.
    struct Powers {
        board::Bitboard stand;
        board::Bitboard attacked;
        board::Bitboard diagonal; ///< where those who move along diagonals might stand
        board::Bitboard straight; ///< where those who move along ranks and files might stand
        bool may_move = false;
    };
    using BothPowers = std::array<Powers, 2>;

    BothPowers powers(const Scene& scene) const;
    board::Bitboard anywhere(const Scene& scene) const;
    bool is_surely_attacked(const Scene& scene, board::Square square, board::Color by) const;
    bool may_be_mate(const Scene& scene) const;
    bool may_surely_capture_checker(const Scene& scene, board::Square king, const Powers& winners) const;
    void expand(const Scene& scene);
    void expand_pawn(const Scene& scene, board::Square from, board::Bitboard victims);
    void move(const Scene& scene, board::Piece piece, board::Square from, board::Square to);
    void move_pawn(const Scene& scene, board::Square from, board::Square to);
    void arrive(Scene next, board::Bitboard left, board::Square to, std::optional<board::Square> passed = {});
    void move_ghost(const Scene& scene, std::size_t number, board::Bitboard captured);
    void spread(Scene& scene) const;
    bool may_open_ghostly_check(const Scene& scene, board::Bitboard left, board::Square to) const;
    void add(const Scene& scene);
    void grow();

    std::vector<Ghosts> ghosts_;
    board::Color winner_;
    std::vector<Scene> scenes_;
    std::size_t next_ = 0;
    std::vector<std::uint32_t> places_; ///< numbers of scenes from 1; 0 is free
};

} // namespace rules::verdict
