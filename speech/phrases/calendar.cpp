#include "speech/phrases/calendar.hpp"

#include <fmt/format.h>
#include <unicode/calendar.h>
#include <unicode/gregocal.h>

#include <charconv>
#include <chrono>
#include <memory>

namespace speech::phrases {
namespace {

int number_in(std::string_view text, std::size_t place, std::size_t digits) {
    int number = 0;
    if (text.size() >= place + digits) std::from_chars(text.data() + place, text.data() + place + digits, number);
    return number;
}

bool exists(const Day& day) {
    using namespace std::chrono;
    return year_month_day(year(day.year), month(static_cast<unsigned>(day.month)),
                          std::chrono::day(static_cast<unsigned>(day.day)))
        .ok();
}

Day in_persian(const Day& day) {
    using namespace std::chrono;
    const sys_days noon_of{year_month_day(year(day.year), month(static_cast<unsigned>(day.month)),
                                          std::chrono::day(static_cast<unsigned>(day.day)))};
    const auto noon = duration_cast<milliseconds>((noon_of + 12h).time_since_epoch());
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Calendar> calendar(
        icu::Calendar::createInstance(*icu::TimeZone::getGMT(), icu::Locale("fa@calendar=persian"), status));
    if (U_FAILURE(status)) return day;
    calendar->setTime(static_cast<UDate>(noon.count()), status);
    const Day found{calendar->get(UCAL_YEAR, status), calendar->get(UCAL_MONTH, status) + 1,
                    calendar->get(UCAL_DATE, status)};
    return U_FAILURE(status) ? day : found;
}

} // namespace

Day day_of(std::string_view time, Calendar calendar) {
    const Day day{number_in(time, 0, 4), number_in(time, 5, 2), number_in(time, 8, 2)};
    switch (calendar) {
    case Calendar::Gregorian: return day;
    case Calendar::Persian: return exists(day) ? in_persian(day) : day;
    }
    return day;
}

std::string date_of(std::string_view time, Calendar calendar) {
    const std::string_view date = time.substr(0, 10);
    if (!exists(day_of(date, Calendar::Gregorian))) return std::string(date);
    const Day day = day_of(date, calendar);
    return fmt::format("{:04}-{:02}-{:02}", day.year, day.month, day.day);
}

} // namespace speech::phrases
