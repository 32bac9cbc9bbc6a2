// The chess clock (Article 6): two displays of which at most one runs.
#pragma once

#include "rules/board/square.hpp"
#include "rules/table/time.hpp"

#include <array>
#include <optional>

namespace rules::table {

/// Both displays, exact to the millisecond. Pure: every question brings its own `now`.
class ChessClock {
public:
    /// Without periods: no clock, nothing ever falls.
    explicit ChessClock(const TimeControl& control);

    bool exists() const;
    std::optional<board::Color> running() const;
    /// What the display shows at `now`; never below zero. Empty without a clock.
    std::optional<Duration> left(board::Color side, Instant now) const;
    /// When the running side's time is used up, if it goes on running; empty when none runs.
    std::optional<Instant> falls_at() const;
    /// Moves the side has completed.
    int completed(board::Color side) const;
    /// Moves to complete before the next time control; empty in the last period.
    std::optional<int> to_control(board::Color side) const;

    void start(board::Color side, Instant now);
    /// The side's move is complete (Article 6.8a): increment credited, periods advanced, the other side's clock runs.
    void press(board::Color side, Instant now);
    void stop(Instant now);
    /// The arbiter sets a display (Article 6.14). Keeps running what runs.
    void set(board::Color side, Duration left, Instant now);

    bool operator==(const ChessClock&) const = default;

private:
    struct Face {
        Duration left{};
        std::size_t period = 0;
        int completed = 0;
        bool operator==(const Face&) const = default;
    };
    TimeControl control_;
    std::array<Face, 2> faces_{};
    std::optional<board::Color> running_;
    Instant since_{};
};

} // namespace rules::table
