#include "rules/notation/uci.hpp"

namespace rules::notation {

using board::Move;
using board::Square;

namespace {

constexpr std::string_view role_letters = "pnbrqk";

char letter_of(board::Role role) { return role_letters[static_cast<std::size_t>(role)]; }

bool is_drop(std::string_view text) {
    constexpr std::string_view droppable = "PNBRQ";
    return text.size() == 4 && droppable.find(text[0]) != std::string_view::npos && text[1] == '@' &&
           Square::parse(text.substr(2));
}

bool is_step(std::string_view text) {
    constexpr std::string_view promotable = "nbrqk";
    if (text.size() == 5 && promotable.find(text[4]) == std::string_view::npos) return false;
    return (text.size() == 4 || text.size() == 5) && Square::parse(text.substr(0, 2)) &&
           Square::parse(text.substr(2, 2));
}

} // namespace

std::string write_uci(Move move) {
    if (const auto dropped = move.dropped())
        return std::string{static_cast<char>(letter_of(*dropped) - 'a' + 'A'), '@'} + move.to().name();
    std::string text = move.from()->name() + move.to().name();
    if (const auto promoted = move.promoted()) text += letter_of(*promoted);
    return text;
}

MoveReading read_uci(const variants::Position& position, std::string_view text) {
    if (!is_step(text) && !is_drop(text)) return NotAMove{};
    for (const Move move : position.legal_moves())
        if (write_uci(move) == text) return move;
    return IllegalMove{};
}

} // namespace rules::notation
