// Two boards, one for each side (Appendix F of 2001 and 2005, D of 2023): what stands on each, and how far the move has
// come on its way from one to the other.
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"
#include "rules/table/command.hpp"
#include "rules/variants/position.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace rules::table {

/// What both clocks show.
struct Displays {
    Duration white_left;
    Duration black_left;
    std::array<bool, 2> has_fallen; ///< by Color: the flag
    bool operator==(const Displays&) const = default;
};

/// What a game has besides, if it is played on two boards.
struct TwoBoards {
    explicit TwoBoards(const board::Placement& start)
        : own{start, start} {}

    /// By Color: what stands on the side's own board, but for what the player on move has in hand or has put down for a
    /// move not made yet. It may differ from the game.
    std::array<board::Placement, 2> own;
    /// What the last words said of the move being made, or made last, mean.
    std::optional<board::Move> announced;
    /// On whose board the last move is still to be carried out.
    std::optional<Color> receiver;
    bool is_repeated = false; ///< by the receiver, rightly
    /// What was announced last, whatever has become of it: for which ply, from 0, and which move the words mean there.
    struct Announcement {
        std::size_t ply;
        board::Move move;
        bool operator==(const Announcement&) const = default;
    };
    std::optional<Announcement> last_announced{};
    /// By Color: the first ply, from 0, that the side's own board has not as it was played; empty while it stands as it
    /// should. Of what was played from there on the side knows only what it was told.
    std::array<std::optional<std::size_t>, 2> astray_from{};

    board::Placement& of(Color side) { return own[static_cast<std::size_t>(side)]; }
    const board::Placement& of(Color side) const { return own[static_cast<std::size_t>(side)]; }
    const std::optional<std::size_t>& astray(Color side) const { return astray_from[static_cast<std::size_t>(side)]; }
    /// Nothing is on its way from one board to the other.
    void settle() {
        announced.reset();
        receiver.reset();
        is_repeated = false;
    }
    bool operator==(const TwoBoards&) const = default;
};

/// The board after a hand has made the change that leads from one position to another; what else stands there stays.
void carry_over(board::Placement& board, const variants::Position& from, const variants::Position& to);

/// The board after a hand has made the move, legal or not, as it stands there; empty if no piece stands where it
/// begins.
std::optional<board::Placement> done_by_hand(board::Placement board, const variants::Position& agreed,
                                             board::Move move);

} // namespace rules::table
