// From the time of the program to the time of a table.
#pragma once

#include "rules/board/piece.hpp"
#include "rules/table/time.hpp"

#include <array>
#include <chrono>
#include <optional>

namespace game {

/// Time since the program started, on a clock that never jumps.
struct ProgramTime {
    using rep = std::chrono::nanoseconds::rep;
    using period = std::chrono::nanoseconds::period;
    using duration = std::chrono::nanoseconds;
    using time_point = std::chrono::time_point<ProgramTime>;
    static constexpr bool is_steady = true;
};
using Now = ProgramTime::time_point;

/// What time it is at a table. It stands still while the game is suspended.
class TableClock {
public:
    /// The table's time was `shown` at `now`, and goes on from there.
    explicit TableClock(Now now = {}, rules::table::Instant shown = {})
        : origin_(now - shown.time_since_epoch()) {}

    rules::table::Instant at(Now now) const;
    /// When the table's time will be that, if it is not suspended meanwhile.
    Now when(rules::table::Instant instant) const { return origin_ + instant.time_since_epoch(); }

    bool is_suspended() const { return suspended_.has_value(); }
    /// It stands still at that time; does nothing if it does already.
    void suspend(rules::table::Instant at);
    /// It goes on from where it stood; does nothing if it does not stand.
    void resume(Now now);

    /// The clock of one side has stopped and that of another runs; empty: none did, or does. Chess clocks count whole
    /// milliseconds: what a side has used of one more waits for its next turn, so that no clock drifts, however often
    /// it is pressed.
    void hand_over(std::optional<rules::board::Color> ran, std::optional<rules::board::Color> runs, Now now);

    bool operator==(const TableClock&) const = default;

private:
    Now origin_; ///< when the table's time was zero
    std::optional<rules::table::Instant> suspended_;
    /// By Color: what the side has used of a millisecond that its clock has not counted yet.
    std::array<std::chrono::nanoseconds, 2> fractions_{};
};

} // namespace game
