#include "rules/journal/times.hpp"

namespace rules::journal {

using table::Duration;

std::optional<long> read_digits(std::string_view text, std::size_t most) {
    if (text.empty() || text.size() > most) return std::nullopt;
    long number = 0;
    for (const char sign : text) {
        if (sign < '0' || sign > '9') return std::nullopt;
        number = 10 * number + (sign - '0');
    }
    return number;
}

std::optional<Duration> read_time(std::string_view text) {
    Duration time{};
    if (const auto point = text.find('.'); point != std::string_view::npos) {
        const std::string_view decimals = text.substr(point + 1);
        const auto part = read_digits(decimals, 3);
        if (!part) return std::nullopt;
        time += Duration{decimals.size() == 1 ? *part * 100 : decimals.size() == 2 ? *part * 10 : *part};
        text = text.substr(0, point);
    }
    const auto colon = text.rfind(':');
    const auto first = text.find(':');
    if (colon == std::string_view::npos) {
        const auto seconds = read_digits(text, 9);
        if (!seconds) return std::nullopt;
        return time + std::chrono::seconds(*seconds);
    }
    const std::string_view last = text.substr(colon + 1);
    const auto seconds = read_digits(last, 2);
    const auto hours_or_minutes = read_digits(text.substr(0, first), 5);
    if (!hours_or_minutes || !seconds || *seconds > 59) return std::nullopt;
    if (first == colon) {
        // `1:2` could be anything.
        if (last.size() != 2) return std::nullopt;
        return time + std::chrono::minutes(*hours_or_minutes) + std::chrono::seconds(*seconds);
    }
    const auto minutes = read_digits(text.substr(first + 1, colon - first - 1), 2);
    if (!minutes || *minutes > 59) return std::nullopt;
    return time + std::chrono::hours(*hours_or_minutes) + std::chrono::minutes(*minutes) +
           std::chrono::seconds(*seconds);
}

std::optional<Duration> read_signed_time(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+')) text.remove_prefix(1);
    const auto time = read_time(text);
    return time && is_negative ? std::optional(-*time) : time;
}

} // namespace rules::journal
