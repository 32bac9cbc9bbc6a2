// Days as the calendar of a language counts them.
#pragma once

#include <compare>
#include <string>
#include <string_view>

namespace speech::phrases {

enum class Calendar {
    Gregorian,
    Persian, ///< Solar Hijri, as in Iran and Afghanistan
};

/// A day of a calendar: the month is 1 to 12, the day 1 to 31.
struct Day {
    int year;
    int month;
    int day;
    auto operator<=>(const Day&) const = default;
};

/// The day of the Gregorian calendar at the beginning of `2026-11-20T15:30:00`, in that calendar. A part that is no
/// number is 0, and then the day is left as it is.
Day day_of(std::string_view time, Calendar calendar);

/// `2026-11-20`, in that calendar. What is no day of the Gregorian calendar stays as it is.
std::string date_of(std::string_view time, Calendar calendar);

} // namespace speech::phrases
