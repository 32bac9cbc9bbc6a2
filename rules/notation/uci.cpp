#include "rules/notation/uci.hpp"

#include "rules/notation/letters.hpp"
#include "rules/notation/obstacle.hpp"

namespace rules::notation {

using board::Move;
using board::Square;

namespace {

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

std::optional<board::Role> role_of(char letter) {
    const auto role =
        role_letters.find(letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter);
    if (role == std::string_view::npos) return std::nullopt;
    return static_cast<board::Role>(role);
}

/// What a well-written move says, as notation would say it. Precondition: is_drop or is_step.
Wording wording(const variants::Position& position, std::string_view text) {
    if (text[1] == '@') return DropWording{*role_of(text[0]), *Square::parse(text.substr(2))};
    const Square from = *Square::parse(text.substr(0, 2));
    const Square to = *Square::parse(text.substr(2, 2));
    const auto piece = position.at(from);
    const board::Role role = piece && piece->color == position.turn() ? piece->role : board::Role::Pawn;
    if (role == board::Role::King)
        for (const auto side : board::both_castling_sides)
            if (const auto castling = position.castling(position.turn(), side);
                castling && castling->rook_from == to &&
                position.at(to) == board::Piece{position.turn(), board::Role::Rook})
                return CastlingWording{side == board::CastlingSide::Short};
    const int files = static_cast<int>(to.file()) - static_cast<int>(from.file());
    if (role == board::Role::King && from.rank() == to.rank() && (files == 2 || files == -2))
        return CastlingWording{files == 2};
    const auto promoted = text.size() == 5 ? role_of(text[4]) : std::nullopt;
    return StepWording{role, from.file(), from.rank(), to, promoted, false, false};
}

} // namespace

std::string write_uci(Move move) {
    if (const auto dropped = move.dropped())
        return std::string{static_cast<char>(letter_of(*dropped) - 'a' + 'A'), '@'} + move.to().name();
    std::string text = move.from()->name() + move.to().name();
    if (const auto promoted = move.promoted()) text += letter_of(*promoted);
    return text;
}

std::string write_uci(const variants::Position& before, Move move) {
    if (move.kind() != board::MoveKind::Castling || !before.description().engines_castling) return write_uci(move);
    const variants::Castling castling = before.castling(move);
    return castling.king_from.name() + castling.rook_from.name();
}

MoveReading read_uci(const variants::Position& position, std::string_view text) {
    if (!is_step(text) && !is_drop(text)) return NotAMove{};
    for (const Move move : position.legal_moves())
        if (write_uci(position, move) == text) return move;
    return illegal(position, wording(position, text));
}

MoveReading read_squares(const variants::Position& position, std::string_view text) {
    constexpr std::string_view signs = "-x:";
    const bool is_signed = text.size() > 2 && Square::parse(text.substr(0, 2)) && signs.find(text[2]) != signs.npos;
    if (!is_signed) return read_uci(position, text);
    return read_uci(position, std::string(text.substr(0, 2)) + std::string(text.substr(3)));
}

} // namespace rules::notation
