// The chess clock (Article 6): two displays of which at most one runs.
#pragma once

#include "rules/board/square.hpp"
#include "rules/laws/laws.hpp"
#include "rules/table/time.hpp"

#include <array>
#include <optional>
#include <vector>

namespace rules::table {

/// Both displays, exact to the millisecond. Pure: every question brings its own `now`.
class ChessClock {
public:
    /// Without periods: no clock, nothing ever falls.
    explicit ChessClock(const TimeControl& control, laws::Increment increment = laws::Increment::FromFirstMove);

    bool exists() const;
    std::optional<board::Color> running() const;
    /// What the display shows at `now`; never below zero. Empty without a clock.
    std::optional<Duration> left(board::Color side, Instant now) const;
    /// When the running side's time is used up, if it goes on running; in the past if it is used up already. Empty when
    /// none runs.
    std::optional<Instant> falls_at() const;
    /// Moves the side has completed.
    int completed(board::Color side) const;
    /// Which period the side is in, from 0.
    std::size_t period_number(board::Color side) const { return face(side).period; }
    /// What that period gives. Precondition: exists().
    const Period& period(board::Color side) const { return control_.periods[face(side).period]; }
    /// Moves to complete before the next time control; empty when all that remain are to be made.
    std::optional<int> to_control(board::Color side) const;
    /// For how long the side's clock has run for the last move it has completed. Empty without a clock, and before the
    /// first such move.
    std::optional<Duration> last_used(board::Color side) const;
    /// For how long the side's clock has run in all, for moves that count. Empty without a clock.
    std::optional<Duration> used(board::Color side, Instant now) const;
    /// What the periods the side has come into by its counter of moves have given it, without what each move brings.
    /// Precondition: exists().
    Duration granted(board::Color side) const;
    /// What each of the moves before the next time control may take, with what is still to be credited for them. Empty
    /// when all that remain are to be made.
    std::optional<Duration> per_move(board::Color side, Instant now) const;

    void start(board::Color side, Instant now);
    /// The side's move is complete (Article 6.8a): increment credited, periods advanced, the other side's clock runs.
    void press(board::Color side, Instant now);
    /// The side's move is complete although its clock runs on (Article 6.2.1.2 of 2023).
    void complete(board::Color side, Instant now);
    /// The side's last completed move does not count (Article 6.14): the counter goes back, and what was credited for
    /// that move is taken away again, as far as it is left. Precondition: it has completed one.
    void take_back(board::Color side, Instant now);
    void stop(Instant now);
    /// So much less is left to the side, as if its clock had run. Keeps running what runs.
    void charge(board::Color side, Duration time, Instant now);
    /// From now on each move completed brings so much, whichever the period.
    void introduce_increment(Duration each);
    /// The arbiter sets a display (Article 6.14). Keeps running what runs.
    void set(board::Color side, Duration left, Instant now);
    /// The arbiter sets the counter of completed moves, and with it the period the side is in; no time is added.
    void set_completed(board::Color side, int moves);

    bool operator==(const ChessClock&) const = default;

private:
    struct Face {
        Duration left{};
        Duration delay{}; ///< of the fixed time for this move, what is not yet used
        std::size_t period = 0;
        int completed = 0;
        int in_period = 0;                 ///< completed in this period
        Duration used{};                   ///< for the move that is not completed yet
        std::vector<Duration> used_before; ///< for each that is, in order
        Duration used_in_all{};            ///< for those together
        bool operator==(const Face&) const = default;
    };
    Face& face(board::Color side) { return faces_[static_cast<std::size_t>(side)]; }
    const Face& face(board::Color side) const { return faces_[static_cast<std::size_t>(side)]; }
    Face charged(board::Color side, Instant now) const;
    void settle(Instant now);

    TimeControl control_;
    laws::Increment increment_;
    std::array<Face, 2> faces_{};
    std::optional<board::Color> running_;
    Instant since_{};
};

} // namespace rules::table
