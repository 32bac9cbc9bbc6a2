// A time control that is built value by value.
#pragma once

#include "rules/table/time.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace settings {

/// More periods are not added to a time control here; one that has more keeps them.
inline constexpr std::size_t most_built_periods = 3;

/// What of a time control is changed.
enum class TimePart {
    Periods,     ///< how many there are
    Moves,       ///< of a period; none: all that remain
    Minutes,     ///< of a period
    Bonus,       ///< what each move brings: nothing, time that is added, or a delay
    BonusSeconds ///< how much of it
};

/// A value of a time control. `period` counts from 0, where the part is a period's.
struct TimeValue {
    TimePart part;
    std::size_t period = 0;
    bool operator==(const TimeValue&) const = default;
};

/// What a time control is built from first: an hour and a half, and 30 seconds with each move.
rules::table::TimeControl first_own_time();

/// `none`, `increment` or `delay`: what each move brings; `uneven` where periods differ in it, which is not built here.
/// Precondition: there are periods.
std::string_view bonus_word(const rules::table::TimeControl& control);

/// How much that is, in the first period. The same precondition.
rules::table::Duration bonus_length(const rules::table::TimeControl& control);

/// A time control as people type it, minutes and the seconds each move brings: `5+3`, `90`, `40/120:30+30`. A number
/// with `s` behind it means seconds, with `m` minutes, with `h` hours. Empty if it is none.
std::optional<rules::table::TimeControl> read_typed_time(std::string_view text);

/// One step up (1) or down (-1); false where it goes no further. Nothing else changes, but that a last period has all
/// moves that remain when another goes in front of it, and the bonus is that of all periods. Precondition: there are
/// periods, and the one meant is among them.
bool change(rules::table::TimeControl& control, const TimeValue& value, int direction);

/// Gives it that number; false if it cannot have it. The same precondition.
bool set(rules::table::TimeControl& control, const TimeValue& value, int number);

} // namespace settings
