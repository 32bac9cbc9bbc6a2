// A game that is over, looked back at.
#pragma once

#include "rules/table/state.hpp"
#include "src/game/identity.hpp"
#include "src/session/core/move_list.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace session {

/// A game that is over, from its first move to its result.
struct FinishedGame {
    std::optional<game::GameId> id;   ///< empty: the library does not have it
    rules::table::Table table;        ///< at its end
    std::array<std::string, 2> names; ///< of the players, by Color
    /// The one that was played by who looks back; an assistant has played neither.
    std::optional<rules::board::Color> side{};
    MoveList moves;           ///< as the window lists them
    bool is_partners = false; ///< of doubles: they played at the other board
};

/// The window's list of the table's moves, with those letters.
MoveList listed(const rules::table::Table& table, const rules::notation::PieceLetters& letters);

/// The game as it stood after some of its plies. Nothing can happen there: the game is constant, and no keeper knows of
/// it.
class Review {
public:
    /// With the partners' game of doubles, if there is one. Preconditions: there is a game, and it has so many plies.
    Review(std::shared_ptr<const FinishedGame> game, std::size_t ply,
           std::shared_ptr<const FinishedGame> partners = nullptr, std::optional<std::size_t> partners_ply = {});

    const FinishedGame& game() const { return *game_; }
    /// How many plies have been made.
    std::size_t ply() const { return ply_; }
    bool is_at_end() const { return ply_ == game_->table.plies.size(); }
    /// How many plies come after this.
    std::size_t plies_left() const { return game_->table.plies.size() - ply_; }
    const rules::variants::Position& position() const;
    /// The plies that have led there.
    std::span<const rules::table::Ply> plies() const;
    /// What the side's clock showed when its last move until then was made, or at the start. Empty without clocks.
    std::optional<rules::table::Duration> left(rules::board::Color side) const;
    /// The same game after another number of plies. Precondition: it has so many.
    Review at(std::size_t ply) const { return {game_, ply, partners_}; }
    /// The other board of doubles as it stood when this one stood so, and back as it was; empty without partners.
    std::optional<Review> at_partners() const;

private:
    std::shared_ptr<const FinishedGame> game_;
    std::size_t ply_;
    std::shared_ptr<const FinishedGame> partners_; ///< null: there are none
    std::optional<std::size_t> partners_ply_;      ///< what was looked at there before; empty: what stood then
};

} // namespace session
