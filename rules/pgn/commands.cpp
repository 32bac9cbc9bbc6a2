#include "rules/pgn/commands.hpp"

#include "rules/notation/fen.hpp"

#include <charconv>
#include <functional>

namespace rules::pgn {

using std::chrono::milliseconds;

namespace {

constexpr long highest_part = 1'000'000; // of hours, minutes, pawns: nothing overflows

std::optional<std::string_view> told(const Ply& ply, std::string_view name) {
    for (const auto& comments : {std::cref(ply.after), std::cref(ply.before)})
        for (const std::string& comment : comments.get())
            if (const auto words = command(comment, name)) return words;
    return std::nullopt;
}

/// Takes a whole number off the front; empty if there is none or it is too large.
std::optional<long> take_number(std::string_view& text) {
    if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
    long number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number > highest_part) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// `.35` as so many of its `unit`ths; what is finer is cut off. Nothing is 0.
std::optional<long> take_fraction(std::string_view& text, long unit) {
    if (!text.starts_with('.')) return 0;
    text.remove_prefix(1);
    if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
    long fraction = 0;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        unit /= 10;
        fraction += unit * (text.front() - '0');
        text.remove_prefix(1);
    }
    return fraction;
}

bool drop(std::string_view& text, char sign) {
    if (!text.starts_with(sign)) return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

std::optional<std::string_view> command(std::string_view comment, std::string_view name) {
    constexpr std::string_view opening = "[%";
    for (auto start = comment.find(opening); start != std::string_view::npos;
         start = comment.find(opening, start + opening.size())) {
        std::string_view words = comment.substr(start + opening.size());
        if (!words.starts_with(name)) continue;
        words.remove_prefix(name.size());
        if (!words.empty() && words.front() != ' ' && words.front() != ']') continue; // a longer name
        const auto end = words.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        words = words.substr(0, end);
        while (drop(words, ' ')) continue;
        while (words.ends_with(' ')) words.remove_suffix(1);
        return words;
    }
    return std::nullopt;
}

std::optional<milliseconds> clock(const Ply& ply) {
    auto words = told(ply, "clk");
    if (!words) return std::nullopt;
    long seconds = 0;
    do { // hours, minutes, seconds, as far as they are told
        const auto part = take_number(*words);
        if (!part || seconds > highest_part) return std::nullopt;
        seconds = 60 * seconds + *part;
    } while (drop(*words, ':'));
    const auto fraction = take_fraction(*words, 1000);
    if (!fraction || !words->empty()) return std::nullopt;
    return milliseconds(1000 * seconds + *fraction);
}

std::string write_clock(milliseconds left) {
    const auto seconds = left.count() / 1000;
    const auto two = [](auto number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return "[%clk " + std::to_string(seconds / 3600) + ':' + two(seconds / 60 % 60) + ':' + two(seconds % 60) + ']';
}

std::string write_received(board::Piece piece) {
    return std::string("[%received ") + notation::fen_letter(piece) + ']';
}

void receive(variants::Position& position, std::string_view comment) {
    if (!position.description().has_partners) return;
    const auto words = command(comment, "received");
    const auto piece = words && words->size() == 1 ? notation::read_fen_letter(words->front()) : std::nullopt;
    if (!piece) return;
    if (const auto next = position.with_in_hand(*piece)) position = *next;
}

std::optional<Evaluation> evaluation(const Ply& ply) {
    auto words = told(ply, "eval");
    if (!words) return std::nullopt;
    const bool is_mate = drop(*words, '#');
    const bool is_blacks = drop(*words, '-');
    if (!is_blacks) drop(*words, '+');
    const auto whole = take_number(*words);
    const auto fraction = is_mate ? std::optional(0L) : take_fraction(*words, 100);
    if (!whole || !fraction || !(words->empty() || words->front() == ',' || words->front() == ' ')) return std::nullopt;
    const auto size = static_cast<int>(is_mate ? *whole : 100 * *whole + *fraction);
    if (is_mate) return MateIn{is_blacks ? -size : size};
    return Advantage{is_blacks ? -size : size};
}

} // namespace rules::pgn
