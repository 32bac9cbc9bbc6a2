#include "src/settings/own_time.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <utility>

namespace settings {

using rules::table::Duration;
using rules::table::Period;
using rules::table::TimeControl;
using namespace std::chrono_literals;

namespace {

constexpr int most_moves = 200;
constexpr int most_minutes = 600;
constexpr int most_seconds = 600;
constexpr int first_moves = 40;
constexpr Duration first_bonus = 30s;

enum class Bonus { None, Increment, Delay };

Bonus bonus_of(const TimeControl& control) {
    const Period& first = control.periods.front();
    if (first.increment > 0ms) return Bonus::Increment;
    return first.delay > 0ms ? Bonus::Delay : Bonus::None;
}

void give(TimeControl& control, Bonus bonus, Duration length) {
    for (Period& period : control.periods) {
        period.increment = bonus == Bonus::Increment ? length : Duration{};
        period.delay = bonus == Bonus::Delay ? length : Duration{};
    }
}

/// To the next number of a ladder whose rungs stand the wider the higher they are.
int next_rung(int number, int direction) {
    const int below = direction > 0 ? number : number - 1;
    const int step = below < 10 ? 1 : below < 60 ? 5 : 15;
    return direction > 0 ? (number / step + 1) * step : (number - 1) / step * step;
}

/// Without a bonus a period needs some time.
bool may_last(const Period& period) { return period.base + period.increment + period.delay > 0ms; }

bool is_usable(const TimeControl& control) { return std::ranges::all_of(control.periods, may_last); }

/// The new last period has what the one before had, which is for a number of moves now.
void add_period(TimeControl& control) {
    Period last = control.periods.back();
    last.moves.reset();
    control.periods.back().moves = control.periods.back().moves.value_or(first_moves);
    control.periods.push_back(last);
}

void remove_period(TimeControl& control) {
    control.periods.pop_back();
    control.periods.back().moves.reset();
}

bool set_periods(TimeControl& control, int number) {
    if (number < 1 || number > static_cast<int>(std::max(most_built_periods, control.periods.size()))) return false;
    while (static_cast<int>(control.periods.size()) < number) add_period(control);
    while (static_cast<int>(control.periods.size()) > number) remove_period(control);
    return true;
}

/// Only the last period can be for all moves that remain.
bool set_moves(TimeControl& control, std::size_t period, std::optional<int> moves) {
    const bool is_last = period + 1 == control.periods.size();
    if (!moves && !is_last) return false;
    if (moves && (*moves < 1 || *moves > most_moves)) return false;
    control.periods[period].moves = moves;
    return true;
}

bool change_moves(TimeControl& control, std::size_t period, int direction) {
    const auto& moves = control.periods[period].moves;
    if (!moves) return direction > 0 && set_moves(control, period, first_moves);
    const int next = next_rung(*moves, direction);
    return set_moves(control, period, next < 1 ? std::nullopt : std::optional(next));
}

bool set_minutes(TimeControl& control, std::size_t period, int minutes) {
    if (minutes < 0 || minutes > most_minutes) return false;
    TimeControl changed = control;
    changed.periods[period].base = std::chrono::minutes(minutes);
    if (!is_usable(changed)) return false;
    control = std::move(changed);
    return true;
}

bool change_minutes(TimeControl& control, std::size_t period, int direction) {
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(control.periods[period].base).count();
    return set_minutes(control, period, next_rung(static_cast<int>(minutes), direction));
}

bool change_bonus(TimeControl& control, int direction) {
    const int next = static_cast<int>(bonus_of(control)) + direction;
    if (next < static_cast<int>(Bonus::None) || next > static_cast<int>(Bonus::Delay)) return false;
    const Duration length = bonus_of(control) == Bonus::None ? first_bonus : bonus_length(control);
    TimeControl changed = control;
    give(changed, static_cast<Bonus>(next), length);
    if (!is_usable(changed)) return false;
    control = std::move(changed);
    return true;
}

bool set_seconds(TimeControl& control, int seconds) {
    if (bonus_of(control) == Bonus::None || seconds < 1 || seconds > most_seconds) return false;
    give(control, bonus_of(control), std::chrono::seconds(seconds));
    return true;
}

bool change_seconds(TimeControl& control, int direction) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(bonus_length(control)).count();
    return set_seconds(control, next_rung(static_cast<int>(seconds), direction));
}

} // namespace

TimeControl first_own_time() { return {{Period{.moves = {}, .base = 90min, .increment = first_bonus}}}; }

std::string_view bonus_word(const TimeControl& control) {
    const Period& first = control.periods.front();
    const bool is_even = std::ranges::all_of(control.periods, [&first](const Period& period) {
        return period.increment == first.increment && period.delay == first.delay;
    });
    if (!is_even) return "uneven";
    switch (bonus_of(control)) {
    case Bonus::None: return "none";
    case Bonus::Increment: return "increment";
    case Bonus::Delay: return "delay";
    }
    return {};
}

Duration bonus_length(const TimeControl& control) {
    const Period& first = control.periods.front();
    return std::max(first.increment, first.delay);
}

bool change(TimeControl& control, const TimeValue& value, int direction) {
    switch (value.part) {
    case TimePart::Periods: return set_periods(control, static_cast<int>(control.periods.size()) + direction);
    case TimePart::Moves: return change_moves(control, value.period, direction);
    case TimePart::Minutes: return change_minutes(control, value.period, direction);
    case TimePart::Bonus: return change_bonus(control, direction);
    case TimePart::BonusSeconds: return change_seconds(control, direction);
    }
    return false;
}

bool set(TimeControl& control, const TimeValue& value, int number) {
    switch (value.part) {
    case TimePart::Periods: return set_periods(control, number);
    case TimePart::Moves: return set_moves(control, value.period, number);
    case TimePart::Minutes: return set_minutes(control, value.period, number);
    case TimePart::Bonus: return false;
    case TimePart::BonusSeconds: return set_seconds(control, number);
    }
    return false;
}

namespace {

constexpr std::string_view digits = "0123456789.";

/// `5+3`: the time of a period, in seconds as a file of games has it; empty if a unit stands where none can.
std::optional<std::string> in_seconds(std::string_view period) {
    const auto after_moves = period.find('/');
    std::string written(after_moves == std::string_view::npos ? "" : period.substr(0, after_moves + 1));
    std::string_view rest = period.substr(written.size());
    for (double unit = 60; !rest.empty(); unit = 1) {
        const std::size_t length = std::min(rest.find_first_not_of(digits), rest.size());
        double number = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + length, number);
        if (error != std::errc{} || end != rest.data() + length || number > 1e7) return std::nullopt;
        rest.remove_prefix(length);
        if (rest.starts_with('s')) unit = 1;
        if (rest.starts_with('m')) unit = 60;
        if (rest.starts_with('h')) unit = 3600;
        if (rest.starts_with('s') || rest.starts_with('m') || rest.starts_with('h')) rest.remove_prefix(1);
        const auto milliseconds = std::llround(number * unit * 1000);
        written += std::to_string(milliseconds / 1000) + "." + std::to_string(1000 + milliseconds % 1000).substr(1);
        if (rest.empty()) break;
        if (rest.front() != '+' && rest.front() != 'd') return std::nullopt;
        written += rest.front();
        rest.remove_prefix(1);
        if (rest.empty()) return std::nullopt;
    }
    return written;
}

} // namespace

std::optional<TimeControl> read_typed_time(std::string_view text) {
    std::string typed;
    for (const char sign : text)
        if (sign != ' ') typed += sign;
    std::string written;
    for (std::size_t begin = 0; begin <= typed.size();) {
        const std::size_t end = std::min(typed.find(':', begin), typed.size());
        const auto period = in_seconds(std::string_view(typed).substr(begin, end - begin));
        if (!period) return std::nullopt;
        written += (begin == 0 ? "" : ":") + *period;
        begin = end + 1;
    }
    auto read = rules::table::read_time_control(written);
    auto* control = std::get_if<TimeControl>(&read);
    if (control == nullptr || control->periods.empty()) return std::nullopt;
    return std::move(*control);
}

} // namespace settings
