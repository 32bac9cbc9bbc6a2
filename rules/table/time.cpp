#include "rules/table/time.hpp"

#include <charconv>

namespace rules::table {
namespace {

constexpr Duration longest = std::chrono::hours(1000);

/// Reads a time control from left to right; `at_` is where it stops making sense.
class Reader {
public:
    explicit Reader(std::string_view text)
        : text_(text) {}

    std::variant<TimeControl, TimeControlFault> read() {
        if (text_ == "-" || text_ == "none") return TimeControl{};
        TimeControl control;
        for (;;) {
            if (control.periods.size() == most_periods) return TimeControlFault{at_};
            const auto period = read_period();
            if (!period) return TimeControlFault{at_};
            control.periods.push_back(*period);
            if (at_ == text_.size()) return control;
            // Only the last period can be for all the moves that remain.
            if (!period->moves || !take(':')) return TimeControlFault{at_};
        }
    }

private:
    std::optional<Period> read_period() {
        Period period;
        const std::size_t begin = at_;
        if (const auto moves = read_number(most_moves); moves && take('/')) {
            if (*moves == 0) return at(begin);
            period.moves = static_cast<int>(*moves);
        } else {
            at_ = begin;
        }
        const std::size_t base_begin = at_;
        const auto base = read_seconds();
        if (!base) return std::nullopt;
        period.base = *base;
        if (take('+')) {
            const auto increment = read_seconds();
            if (!increment) return std::nullopt;
            period.increment = *increment;
        } else if (take('d')) {
            const auto delay = read_seconds();
            if (!delay) return std::nullopt;
            period.delay = *delay;
        }
        if (period.base + period.increment + period.delay == Duration::zero()) return at(base_begin);
        return period;
    }

    /// Whole seconds, or with up to three decimals.
    std::optional<Duration> read_seconds() {
        const std::size_t begin = at_;
        const auto whole = read_number(std::chrono::duration_cast<std::chrono::seconds>(longest).count());
        if (!whole) return std::nullopt;
        Duration time = std::chrono::seconds(*whole);
        if (take('.')) {
            Duration digit{100};
            const std::size_t decimals = at_;
            while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && digit.count() > 0) {
                time += digit * (text_[at_] - '0');
                digit /= 10;
                ++at_;
            }
            if (at_ == decimals) return std::nullopt;
        }
        if (time > longest) {
            at_ = begin;
            return std::nullopt;
        }
        return time;
    }

    std::optional<long> read_number(long most) {
        long number = 0;
        const char* const begin = text_.data() + at_;
        const char* const end = text_.data() + text_.size();
        if (begin == end || *begin < '0' || *begin > '9') return std::nullopt;
        const auto [stop, error] = std::from_chars(begin, end, number);
        if (error != std::errc{} || number > most) return std::nullopt;
        at_ += static_cast<std::size_t>(stop - begin);
        return number;
    }

    bool take(char wanted) {
        if (at_ == text_.size() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }

    std::nullopt_t at(std::size_t place) {
        at_ = place;
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

std::string write_seconds(Duration time) {
    std::string text = std::to_string(time.count() / 1000);
    if (const auto rest = time.count() % 1000; rest != 0) {
        std::string decimals = std::to_string(1000 + rest).substr(1);
        while (decimals.back() == '0') decimals.pop_back();
        text += "." + decimals;
    }
    return text;
}

} // namespace

std::variant<TimeControl, TimeControlFault> read_time_control(std::string_view text) { return Reader(text).read(); }

std::string write_time_control(const TimeControl& control) {
    if (control.periods.empty()) return "-";
    std::string text;
    for (const Period& period : control.periods) {
        if (!text.empty()) text += ":";
        if (period.moves) text += std::to_string(*period.moves) + "/";
        text += write_seconds(period.base);
        if (period.increment != Duration::zero()) text += "+" + write_seconds(period.increment);
        if (period.delay != Duration::zero()) text += "d" + write_seconds(period.delay);
    }
    return text;
}

} // namespace rules::table
