#include "rules/table/sheets/sheet.hpp"

#include "rules/notation/letters.hpp"
#include "rules/notation/san.hpp"
#include "rules/notation/uci.hpp"

#include <algorithm>
#include <utility>

namespace rules::table {
namespace {

using variants::Position;

std::optional<board::Move> meant(const std::optional<Position>& position, const std::optional<std::string>& line) {
    if (!position || !line) return std::nullopt;
    return move_written(*position, *line);
}

} // namespace

void Sheet::take(SheetLines all) {
    lines = std::move(all);
    gapless = 0;
    skip_written();
}

void Sheet::write(std::size_t ply, std::string text) {
    if (lines.size() <= ply) lines.resize(ply + 1);
    lines[ply] = std::move(text);
    skip_written();
}

void Sheet::cut(std::size_t ply) {
    if (lines.size() > ply) lines.resize(ply);
    gapless = std::min(gapless, lines.size());
    offers.erase(offers.upper_bound(ply), offers.end());
}

void Sheet::skip_written() {
    while (gapless < lines.size() && lines[gapless]) ++gapless;
}

notation::MoveReading read_written(const Position& position, std::string_view text) {
    const auto is_move = [](const notation::MoveReading& reading) {
        return !std::holds_alternative<notation::NotAMove>(reading);
    };
    if (auto reading = notation::read_squares(position, text); is_move(reading)) return reading;
    for (const std::string_view language : notation::lettered_languages())
        if (auto reading = notation::read_san(position, text, *notation::letters_of(language)); is_move(reading))
            return reading;
    return notation::NotAMove{};
}

std::optional<board::Move> move_written(const Position& position, std::string_view text) {
    const auto reading = read_written(position, text);
    const auto* move = std::get_if<board::Move>(&reading);
    return move != nullptr ? std::optional(*move) : std::nullopt;
}

std::optional<std::size_t> first_difference(const Position& start, const SheetLines& one, const SheetLines& other) {
    std::optional<Position> position = start;
    for (std::size_t ply = 0; ply < std::min(one.size(), other.size()); ++ply) {
        const auto mine = meant(position, one[ply]);
        const auto theirs = meant(position, other[ply]);
        const bool are_written = one[ply] && other[ply];
        if (are_written && (mine && theirs ? *mine != *theirs : one[ply] != other[ply])) return ply;
        const auto& played = mine ? mine : theirs;
        position = position && played ? std::optional(position->after(*played)) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace rules::table
