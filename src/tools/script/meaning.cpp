#include "src/tools/script/meaning.hpp"

#include "rules/notation/letters.hpp"
#include "rules/notation/san.hpp"
#include "rules/notation/uci.hpp"

#include <algorithm>

namespace tools::script {
namespace {

using rules::board::Move;
using rules::board::Piece;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using rules::notation::PieceLetters;
using rules::variants::Position;

/// The moves from a square to another as somebody might mean them, legal or not.
void add_moves(std::vector<Move>& moves, Role role, Square from, Square to) {
    const bool last_rank = to.rank() == Rank::One || to.rank() == Rank::Eight;
    if (role == Role::Pawn && last_rank) {
        for (const Role promoted : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight})
            moves.push_back(Move::promotion(from, to, promoted));
        return;
    }
    moves.push_back(Move::normal(from, to));
    if (role == Role::Pawn && from.file() != to.file()) moves.push_back(Move::en_passant(from, to));
}

/// The squares named in the text, in order: the last is where the move arrives.
std::vector<Square> squares_named(std::string_view text) {
    std::vector<Square> squares;
    for (std::size_t start = 0; start + 2 <= text.size(); ++start)
        if (const auto square = Square::parse(text.substr(start, 2))) squares.push_back(*square);
    return squares;
}

Role role_meant(std::string_view text, const PieceLetters& letters) {
    for (const Role role : {Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight})
        if (text.starts_with(letters.of(role))) return role;
    return Role::Pawn;
}

/// Somebody who does not see their king in check means a piece whose way of moving leads there; without one, it may
/// be any.
void keep_likeliest(const Position& position, std::vector<Move>& moves) {
    const auto goes_there = [&](Move move) {
        const auto attackers = position.attackers(move.to(), position.turn());
        return std::find(attackers.begin(), attackers.end(), move.from()) != attackers.end();
    };
    if (std::any_of(moves.begin(), moves.end(), goes_there))
        std::erase_if(moves, [&](Move move) { return !goes_there(move); });
}

std::optional<Move> castling_meant(const Position& position, std::string_view text) {
    using rules::board::CastlingSide;
    // In matranj the king is a piece like others, but castling is still what the words mean.
    const Square home(rules::board::File::E, position.turn() == rules::board::Color::White ? Rank::One : Rank::Eight);
    const bool is_at_home = position.at(home) == Piece{position.turn(), Role::King};
    const auto king = is_at_home ? std::optional(home) : position.king(position.turn());
    const bool is_castling = text.starts_with("O-O") || text.starts_with("0-0");
    if (!is_castling || !king) return std::nullopt;
    const bool is_long = text.starts_with("O-O-O") || text.starts_with("0-0-0");
    const auto castling = position.castling(position.turn(), is_long ? CastlingSide::Long : CastlingSide::Short);
    const auto to = castling && castling->king_from == *king ? castling->king_to : king->offset(is_long ? -2 : 2, 0);
    return to ? std::optional(Move::castling(*king, *to)) : std::nullopt;
}

Meant meant_by_san(const Position& position, std::string_view text, const PieceLetters& letters) {
    Meant meant;
    if (const auto castling = castling_meant(position, text)) meant.moves.push_back(*castling);
    const auto squares = squares_named(text);
    if (squares.empty()) return meant;
    const Square to = squares.back();
    const bool names_departure = squares.size() > 1;
    const Role role = role_meant(text, letters);
    for (int index = 0; index < 64; ++index) {
        const Square from = Square::at(index);
        const bool is_meant = from != to && (!names_departure || from == squares.front()) &&
                              position.at(from) == Piece{position.turn(), role};
        // A pawn's capture names the file it comes from; a step ahead stays on its own.
        const bool right_file = role != Role::Pawn || from.name().front() == text.front();
        if (is_meant && right_file) add_moves(meant.moves, role, from, to);
    }
    keep_likeliest(position, meant.moves);
    return meant;
}

/// Precondition: it is as UCI has it, so that squares are named; in a drop only one.
Meant meant_by_squares(const Position& position, std::string_view text) {
    Meant meant;
    const auto squares = squares_named(text);
    const Square from = squares.front();
    const Square to = squares.back();
    if (from == to) return meant;
    const auto piece = position.at(from);
    add_moves(meant.moves, piece ? piece->role : Role::King, from, to);
    return meant;
}

std::string choices(const Position& position, const rules::notation::AmbiguousMove& ambiguous) {
    std::string list = "a move that is not ambiguous:";
    for (const Move move : ambiguous.candidates) list += " " + rules::notation::write_san(position, move);
    return list;
}

} // namespace

Meaning read_move(const Position& position, std::string_view text) {
    using rules::notation::AmbiguousMove;
    using rules::notation::IllegalMove;
    const auto uci = rules::notation::read_squares(position, text);
    if (const auto* move = std::get_if<Move>(&uci)) return *move;
    if (std::holds_alternative<IllegalMove>(uci)) return meant_by_squares(position, text);

    for (const std::string_view language : rules::notation::lettered_languages()) {
        const PieceLetters letters = *rules::notation::letters_of(language);
        const auto san = rules::notation::read_san(position, text, letters);
        if (const auto* move = std::get_if<Move>(&san)) return *move;
        if (const auto* ambiguous = std::get_if<AmbiguousMove>(&san))
            return NotUnderstood{choices(position, *ambiguous)};
        if (std::holds_alternative<IllegalMove>(san)) return meant_by_san(position, text, letters);
    }
    return NotUnderstood{"a move in SAN or UCI, not '" + std::string(text) + "'"};
}

} // namespace tools::script
