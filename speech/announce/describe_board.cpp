#include "speech/announce/describe_board.hpp"

#include "speech/announce/words.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace speech::announce {

using board::Color;
using board::Piece;
using board::Placement;
using board::Role;
using board::Square;
using phrases::PhraseId;
using phrases::Runs;
using variants::Position;

namespace {

/// From the most to the least, as pieces are listed.
constexpr std::array roles_in_order{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn};

constexpr int points(Role role) {
    switch (role) {
    case Role::Pawn: return 1;
    case Role::Knight:
    case Role::Bishop: return 3;
    case Role::Rook: return 5;
    case Role::Queen: return 9;
    case Role::King: return 0;
    }
    return 0;
}

std::vector<Square> squares_of(const Placement& board, Piece piece) {
    std::vector<Square> squares;
    for (int index = 0; index < 64; ++index)
        if (board[Square::at(index)] == piece) squares.push_back(Square::at(index));
    return squares;
}

Runs role_group(Role role, std::size_t count, const Manner& manner) {
    return manner.say(PhraseId::PieceGroup, {{"role", role_word(role)}, {"count", count}});
}

Runs names_of(const std::vector<Square>& squares, const Manner& manner) {
    std::vector<Runs> names;
    for (const Square square : squares) names.push_back(describe_square(square, manner));
    return describe_list(names, manner);
}

Runs counted_pieces(const Placement& board, Color side, const Manner& manner) {
    std::vector<Runs> groups;
    for (const Role role : roles_in_order) {
        if (role == Role::King) continue;
        const std::size_t count = squares_of(board, {side, role}).size();
        if (count > 0)
            groups.push_back(manner.say(PhraseId::PieceCounted, {{"role", role_word(role)}, {"count", count}}));
    }
    if (groups.empty()) return manner.say(PhraseId::PieceKingAlone);
    return describe_list(groups, manner);
}

std::string_view shade_word(Square square) { return square.is_light() ? "light" : "dark"; }

bool says_shade(const Manner& manner) {
    switch (manner.shade) {
    case Shade::InLongForm: return manner.forms.squares == Form::Long;
    case Shade::Always: return true;
    case Shade::Never: return false;
    }
    return false;
}

Runs describe_empty(Square square, const Runs& name, const Manner& manner) {
    const bool is_only_named = manner.forms.squares == Form::Short;
    if (says_shade(manner))
        return manner.say(is_only_named ? PhraseId::SquareShade : PhraseId::SquareEmptyShade,
                          {{"square", name}, {"shade", shade_word(square)}});
    return is_only_named ? name : manner.say(PhraseId::SquareEmpty, {{"square", name}});
}

/// What is told of a piece of that side, by the voice that tells whose it is.
Runs in_voice_of(Color side, Runs runs, const Manner& manner) {
    const bool is_own = side == manner.listener.value_or(Color::White);
    return manner.whose != Whose::ByVoice || is_own ? std::move(runs) : phrases::as_opponents(std::move(runs));
}

int points_of(const Placement& board, Color side) {
    int sum = 0;
    for (const Role role : roles_in_order)
        sum += points(role) * static_cast<int>(squares_of(board, {side, role}).size());
    return sum;
}

} // namespace

Runs describe_square(Square square, const Manner& manner) {
    return {manner.vocabulary.run(manner.vocabulary.square(square))};
}

Runs describe_role_in_moves(Role role, const Manner& manner) {
    return {manner.vocabulary.run(manner.vocabulary.word(role))};
}

Runs describe_file(board::File file, const Manner& manner) {
    return {manner.vocabulary.run(manner.vocabulary.word(file))};
}

Runs describe_rank(board::Rank rank, const Manner& manner) {
    return {manner.vocabulary.run(manner.vocabulary.word(rank))};
}

Runs describe_square(const Placement& board, Square square, const Manner& manner) {
    const Runs name = describe_square(square, manner);
    const auto piece = board[square];
    if (!piece) return describe_empty(square, name, manner);
    const Runs words = describe_piece(*piece, manner);
    Runs told = says_shade(manner) ? manner.say(PhraseId::SquareOccupiedShade,
                                                {{"piece", words}, {"square", name}, {"shade", shade_word(square)}})
                                   : manner.say(PhraseId::SquareOccupied, {{"piece", words}, {"square", name}});
    return in_voice_of(piece->color, std::move(told), manner);
}

Runs describe_piece(Piece piece, const Manner& manner) {
    if (manner.whose != Whose::InWords) return in_voice_of(piece.color, describe_role(piece.role, manner), manner);
    return manner.say(PhraseId::PieceColored, {{"side", side_word(piece.color)}, {"role", role_word(piece.role)}});
}

Runs describe_role(Role role, const Manner& manner) { return role_group(role, 1, manner); }

Runs describe_pieces(const Placement& board, Color side, const Manner& manner) {
    std::vector<Runs> groups;
    for (const Role role : roles_in_order) {
        const std::vector<Square> squares = squares_of(board, {side, role});
        if (squares.empty()) continue;
        groups.push_back(
            manner.say(PhraseId::PieceGroupOn,
                       {{"role", role_word(role)}, {"count", squares.size()}, {"squares", names_of(squares, manner)}}));
    }
    return describe_list(groups, manner);
}

Runs describe_pieces(const Placement& board, Piece piece, const Manner& manner) {
    const std::vector<Square> squares = squares_of(board, piece);
    if (squares.empty())
        return manner.say(PhraseId::PieceNone, {{"side", side_word(piece.color)}, {"role", role_word(piece.role)}});
    return manner.say(
        PhraseId::PieceGroupOn,
        {{"role", role_word(piece.role)}, {"count", squares.size()}, {"squares", names_of(squares, manner)}});
}

namespace {

/// What the side has that the other has not, each kind counted; empty if nothing.
Runs surplus(const Placement& board, Color side, const Manner& manner) {
    std::vector<Runs> groups;
    for (const Role role : roles_in_order) {
        if (role == Role::King) continue;
        const auto own = static_cast<int>(squares_of(board, {side, role}).size());
        const auto others = static_cast<int>(squares_of(board, {!side, role}).size());
        if (own > others)
            groups.push_back(manner.say(PhraseId::PieceCounted, {{"role", role_word(role)}, {"count", own - others}}));
    }
    return describe_list(groups, manner);
}

Runs describe_difference(const Placement& board, const Manner& manner) {
    const Color first = manner.listener.value_or(Color::White);
    const int lead = points_of(board, first) - points_of(board, !first);
    const Runs more = surplus(board, first, manner);
    const Runs fewer = surplus(board, !first, manner);
    const auto is_any = [](const Runs& runs) { return runs.empty() ? "no" : "yes"; };
    return manner.say(PhraseId::PieceDifference, {{"lead", lead == 0  ? "none"
                                                           : lead > 0 ? "plus"
                                                                      : "minus"},
                                                  {"points", lead > 0 ? lead : -lead},
                                                  {"has_more", is_any(more)},
                                                  {"more", more},
                                                  {"has_fewer", is_any(fewer)},
                                                  {"fewer", fewer}});
}

} // namespace

Runs describe_material(const Placement& board, const Manner& manner) {
    if (manner.forms.squares == Form::Short) return describe_difference(board, manner);
    const Color first = manner.listener.value_or(Color::White);
    const int lead = points_of(board, first) - points_of(board, !first);
    const std::string_view ahead = lead == 0 ? "nobody" : who_word(lead > 0 ? first : !first, manner);
    return manner.say(PhraseId::PieceMaterial, {{"who", who_word(first, manner)},
                                                {"first", counted_pieces(board, first, manner)},
                                                {"second", counted_pieces(board, !first, manner)},
                                                {"ahead", ahead},
                                                {"points", lead > 0 ? lead : -lead}});
}

Runs describe_counted(Role role, int count, const Manner& manner) {
    return manner.say(PhraseId::PieceCounted, {{"role", role_word(role)}, {"count", count}});
}

Runs describe_reserve(const Position& position, Color side, const Manner& manner) {
    std::vector<Runs> pieces;
    for (const Role role : reserve_order)
        if (const int count = position.in_hand({side, role}); count > 0)
            pieces.push_back(describe_counted(role, count, manner));
    return pieces.empty() ? Runs{} : describe_list(pieces, manner);
}

Runs describe_turn(const Position& position, const Manner& manner) {
    return manner.say(PhraseId::MoveTurn,
                      {{"who", who_word(position.turn(), manner)}, {"check", position.is_check() ? "yes" : "no"}});
}

} // namespace speech::announce
