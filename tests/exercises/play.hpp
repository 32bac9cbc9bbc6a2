// Moves with the positions between them.
#pragma once

#include "rules/variants/position.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace exercises {

/// A solution as it is played: the solver's moves are those of even number.
class Play {
public:
    /// `last` is the move that led to the position, with what stood before it where there was one.
    Play(const rules::variants::Position& start, std::optional<rules::board::Square> last_capture)
        : positions_{start}
        , last_capture_(last_capture) {}

    /// Precondition: it is legal now.
    void make(rules::board::Move move) {
        positions_.push_back(positions_.back().after(move));
        moves_.push_back(move);
    }

    const std::vector<rules::board::Move>& moves() const { return moves_; }
    rules::board::Move move(std::size_t ply) const { return moves_[ply]; }
    std::size_t size() const { return moves_.size(); }
    /// The position in which the move of that number is made; the last one is that after all moves.
    const rules::variants::Position& at(std::size_t ply) const { return positions_[ply]; }
    const rules::variants::Position& now() const { return positions_.back(); }
    rules::board::Color solver() const { return positions_.front().turn(); }
    /// Where the move before the first one captured; empty if it did not.
    std::optional<rules::board::Square> last_capture() const { return last_capture_; }

private:
    std::vector<rules::variants::Position> positions_;
    std::vector<rules::board::Move> moves_;
    std::optional<rules::board::Square> last_capture_;
};

} // namespace exercises
