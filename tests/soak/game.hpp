// A game on the session's own clock path, beside which the true time of each side is kept to the nanosecond.
#pragma once

#include "src/session/update.hpp"

#include <array>
#include <chrono>
#include <memory>

namespace soak {

class Game {
public:
    /// Begun at that moment, White on move, two hours each.
    Game(std::shared_ptr<const session::Equipment> equipment, session::Now now);

    /// Time passes as in the program's own loop.
    void tick(session::Now now);
    /// The side on move moves a knight and its clock is pressed.
    void move(session::Now now);
    /// When the program wants to be woken.
    session::Now wake(session::Now now) const;
    /// By how much the clocks are wrong now, at the most.
    std::chrono::nanoseconds error(session::Now now) const;
    int moves() const { return moves_; }

private:
    void tell(const session::Message& message, session::Now now);
    const session::Game& game() const { return model_.games.begin()->second; }

    game::Keeper keeper_;
    session::Model model_;
    std::uint64_t question_ = 0;
    int moves_ = 0;
    session::Now since_;
    std::array<std::chrono::nanoseconds, 2> used_{}; ///< by Color, up to the last move
};

} // namespace soak
