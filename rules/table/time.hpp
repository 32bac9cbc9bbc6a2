// Time at the table. It comes in from outside; nothing here asks a clock.
#pragma once

#include <chrono>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rules::table {

/// A length of time, to the millisecond.
using Duration = std::chrono::milliseconds;

/// The table's own time: it starts with the game and stands still while the program is not running.
struct TableTime {
    using rep = Duration::rep;
    using period = Duration::period;
    using duration = Duration;
    using time_point = std::chrono::time_point<TableTime>;
    static constexpr bool is_steady = true;
};
using Instant = std::chrono::time_point<TableTime, Duration>;

/// More moves no time control asks for, and no clock counts.
inline constexpr int most_moves = 10000;

/// More periods no time control has.
inline constexpr std::size_t most_periods = 20;

/// One period of a time control (Article 6.2). Increment and delay are zero where there are none, never both.
struct Period {
    std::optional<int> moves; ///< moves to make in it; empty: all that remain
    Duration base{};
    Duration increment{}; ///< added with every completed move (cumulative mode)
    Duration delay{};     ///< fixed time a move that costs nothing; what is left of it is lost
    bool operator==(const Period&) const = default;
};

/// Without periods the game is played without clocks.
struct TimeControl {
    std::vector<Period> periods;
    bool operator==(const TimeControl&) const = default;
};

/// Where a time control's text stops making sense, counted in characters from 0.
struct TimeControlFault {
    std::size_t at;
    bool operator==(const TimeControlFault&) const = default;
};

/// Reads PGN's TimeControl field: `40/5400:1800`, `5400+30`, `3600d10` (delay), `-` or `none`.
std::variant<TimeControl, TimeControlFault> read_time_control(std::string_view text);
std::string write_time_control(const TimeControl& control);

} // namespace rules::table
