#include "speech/listen/matching.hpp"

#include <algorithm>
#include <tuple>

namespace speech::listen {
namespace {

using board::Color;
using board::Move;
using board::MoveKind;
using board::Piece;
using board::Rank;
using board::Role;
using board::Square;
using variants::Position;

bool fits_castling(Move move, CastlingSide side) {
    if (move.kind() != MoveKind::Castling) return false;
    const bool is_short = move.castling_side() == board::CastlingSide::Short;
    switch (side) {
    case CastlingSide::Short: return is_short;
    case CastlingSide::Long: return !is_short;
    case CastlingSide::Either: return true;
    }
    return false;
}

bool fits_departure(Square from, const MoveRequest& request) {
    return (!request.from_file || *request.from_file == from.file()) &&
           (!request.from_rank || *request.from_rank == from.rank());
}

/// Without a named piece a full departure square may hold any piece; otherwise it is a pawn.
bool fits_role(Role role, const MoveRequest& request) {
    if (request.role) return *request.role == role;
    return role == Role::Pawn || request.from().has_value();
}

/// Where kings castle from elsewhere than in ordinary chess, castling is named by the rook's square too.
bool is_onto_rook(const Position& position, Move move, Square to) {
    return move.kind() == MoveKind::Castling && position.description().engines_castling &&
           position.castling(move).rook_from == to;
}

/// Castling has words of its own: where the king can step to the square named, that step is meant.
bool is_hidden_by_step(const Position& position, Move move, const MoveRequest& request) {
    return move.kind() == MoveKind::Castling && request.to &&
           position.is_legal(Move::normal(*move.from(), *request.to));
}

/// A piece out of the reserve, where nothing else is said than which and where to.
bool fits_drop(Move move, const MoveRequest& request) {
    const bool is_more_said = request.from_file || request.from_rank || request.takes || request.en_passant ||
                              request.promotion || request.castling;
    return !is_more_said && move.dropped() == request.role.value_or(Role::Pawn) && move.to() == request.to;
}

bool fits(const Position& position, Move move, const MoveRequest& request) {
    if (request.drops || move.kind() == MoveKind::Drop) return request.drops && fits_drop(move, request);
    if (request.castling) return fits_castling(move, *request.castling);
    if (is_hidden_by_step(position, move, request)) return false;
    if (!move.from() || !fits_departure(*move.from(), request)) return false;
    if (!fits_role(position.at(*move.from())->role, request)) return false;
    if (request.to && *request.to != move.to() && !is_onto_rook(position, move, *request.to)) return false;
    if (request.promotion && request.promotion != move.promoted()) return false;
    if (request.en_passant && move.kind() != MoveKind::EnPassant) return false;
    if (!request.takes) return true;
    const auto capture = position.captured(move);
    return capture && (!request.captured || *request.captured == capture->piece.role);
}

int place_of(Role promoted) {
    switch (promoted) {
    case Role::Queen: return 0;
    case Role::Rook: return 1;
    case Role::Bishop: return 2;
    case Role::Knight: return 3;
    case Role::King:
    case Role::Pawn: return 4;
    }
    return 4;
}

auto order_of(Move move) {
    return std::tuple(move.to().index(), move.from() ? move.from()->index() : 64,
                      move.promoted() ? place_of(*move.promoted()) : 0);
}

/// A pawn's way to a square, its own king left aside.
bool pawn_could_go(const Position& position, Square from, Square to) {
    const int ahead = position.turn() == Color::White ? 1 : -1;
    if (from.file() != to.file()) {
        const auto attackers = position.attackers(to, position.turn());
        const bool attacks = std::find(attackers.begin(), attackers.end(), from) != attackers.end();
        return attacks && (position.at(to) || position.setup().en_passant == to);
    }
    const auto one = from.offset(0, ahead);
    if (!one || position.at(*one)) return false;
    if (*one == to) return true;
    const Rank home = position.turn() == Color::White ? Rank::Two : Rank::Seven;
    return from.rank() == home && from.offset(0, 2 * ahead) == to && !position.at(to);
}

bool could_go(const Position& position, Square from, Square to) {
    if (position.at(from)->role == Role::Pawn) return pawn_could_go(position, from, to);
    const auto attackers = position.attackers(to, position.turn());
    return std::find(attackers.begin(), attackers.end(), from) != attackers.end();
}

std::vector<Square> pieces_meant(const Position& position, const MoveRequest& request) {
    std::vector<Square> pieces;
    for (int index = 0; index < 64; ++index) {
        const Square from = Square::at(index);
        const auto piece = position.at(from);
        if (piece && piece->color == position.turn() && fits_departure(from, request) &&
            fits_role(piece->role, request))
            pieces.push_back(from);
    }
    return pieces;
}

bool has_any(const Position& position, Role role) {
    MoveRequest any;
    any.role = role;
    return !pieces_meant(position, any).empty();
}

/// A departure square on which the piece that was named does not stand.
std::optional<Illegal> wrong_departure(const Position& position, const MoveRequest& request) {
    const auto from = request.from();
    if (!from) return std::nullopt;
    const auto piece = position.at(*from);
    if (!piece) return Illegal{Hindrance::EmptySquare, std::nullopt, from};
    if (piece->color != position.turn()) return Illegal{Hindrance::OpponentsPiece, piece->role, from};
    if (request.role && *request.role != piece->role) return Illegal{Hindrance::NotThere, request.role, from};
    return std::nullopt;
}

bool has_right(const board::CastlingRights& rights, Color color, board::CastlingSide side) {
    const bool is_short = side == board::CastlingSide::Short;
    if (color == Color::White) return is_short ? rights.white_short : rights.white_long;
    return is_short ? rights.black_short : rights.black_long;
}

/// The squares from one to the other of the same rank, both among them.
std::vector<Square> way(Square from, Square to) {
    std::vector<Square> squares{from};
    const int step = to.file() > from.file() ? 1 : -1;
    while (squares.back() != to) squares.push_back(*squares.back().offset(step, 0));
    return squares;
}

Illegal castling_hindrance(const Position& position, board::CastlingSide side) {
    const Color own = position.turn();
    const auto castling = position.castling(own, side);
    if (!castling || !has_right(position.setup().castling, own, side))
        return {Hindrance::CastlingLost, std::nullopt, std::nullopt};
    const std::vector<Square> kings_way = way(castling->king_from, castling->king_to);
    for (const auto& squares :
         {way(castling->king_from, castling->rook_from), kings_way, way(castling->rook_from, castling->rook_to)})
        for (const Square square : squares)
            if (square != castling->king_from && square != castling->rook_from)
                if (const auto piece = position.at(square)) return {Hindrance::CastlingBlocked, piece->role, square};
    if (position.is_check()) return {Hindrance::CastlingInCheck, std::nullopt, std::nullopt};
    const auto attacked =
        std::ranges::find_if(kings_way, [&position, own](Square square) { return position.is_attacked(square, !own); });
    // Where the rook has covered the king, the square is attacked only once it has left.
    return {Hindrance::CastlingAttacked, std::nullopt, attacked == kings_way.end() ? kings_way.back() : *attacked};
}

/// Of both sides' castling what comes nearest to being possible, short castling first.
Illegal castling_hindrance(const Position& position, CastlingSide side) {
    if (!position.description().has_castling) return {Hindrance::CannotCastle, std::nullopt, std::nullopt};
    switch (side) {
    case CastlingSide::Short: return castling_hindrance(position, board::CastlingSide::Short);
    case CastlingSide::Long: return castling_hindrance(position, board::CastlingSide::Long);
    case CastlingSide::Either: break;
    }
    const Illegal shorter = castling_hindrance(position, board::CastlingSide::Short);
    return shorter.hindrance == Hindrance::CastlingLost ? castling_hindrance(position, board::CastlingSide::Long)
                                                        : shorter;
}

/// The move without what was said about captures and promotion.
MoveRequest bare(MoveRequest request) {
    request.takes = false;
    request.captured.reset();
    request.en_passant = false;
    request.promotion.reset();
    return request;
}

/// The move is there, but is not the capture or promotion it was said to be.
std::optional<Illegal> wrong_effect(const Position& position, const MoveRequest& request) {
    if (!request.to) return std::nullopt;
    const auto plain = matching_moves(position, bare(request));
    if (plain.empty()) return std::nullopt;
    const auto target = position.at(*request.to);
    if (request.takes && !target && plain.front().kind() != MoveKind::EnPassant)
        return Illegal{Hindrance::NothingToCapture, std::nullopt, request.to};
    if (request.captured && target && target->role != *request.captured)
        return Illegal{Hindrance::NotThere, request.captured, request.to};
    if (request.promotion && !plain.front().promoted())
        return Illegal{Hindrance::CannotPromote, request.promotion, request.to};
    return Illegal{Hindrance::NothingToCapture, std::nullopt, request.to};
}

/// The move that is meant, where only a capture that is possible makes it illegal (MAT-02).
std::optional<Illegal> missed_capture(const Position& position, const MoveRequest& request) {
    for (const Move move : position.moves_missing_captures())
        if (fits(position, move, request))
            return Illegal{Hindrance::MissesCapture, position.at(*move.from())->role, move.to(), move};
    return std::nullopt;
}

} // namespace

std::vector<Move> matching_moves(const Position& position, const MoveRequest& request) {
    std::vector<Move> moves;
    for (const Move move : position.legal_moves())
        if (fits(position, move, request)) moves.push_back(move);
    std::sort(moves.begin(), moves.end(), [](Move one, Move other) { return order_of(one) < order_of(other); });
    return moves;
}

bool describes(const Position& position, Move move, const MoveRequest& request) {
    if (position.is_legal(move) || request.castling || move.kind() == MoveKind::Castling)
        return fits(position, move, request);
    if (!move.from() || !position.at(*move.from()) || !fits_departure(*move.from(), request)) return false;
    const bool is_en_passant = move.kind() == MoveKind::EnPassant;
    const auto target = is_en_passant ? position.at({move.to().file(), move.from()->rank()}) : position.at(move.to());
    return fits_role(position.at(*move.from())->role, request) && request.to == move.to() &&
           (!request.promotion || request.promotion == move.promoted()) && (!request.en_passant || is_en_passant) &&
           (!request.takes || (target && (!request.captured || *request.captured == target->role)));
}

/// The side on which the king was to castle that was moved onto its own rook, where castling is named so.
std::optional<board::CastlingSide> castled_onto(const Position& position, const MoveRequest& request) {
    const auto own = position.turn();
    const auto king = position.king(own);
    const bool is_of_king = request.from() ? request.from() == king : request.role == Role::King;
    if (!position.description().engines_castling || !is_of_king || !king || !request.to) return std::nullopt;
    if (position.at(*request.to) != board::Piece{own, Role::Rook}) return std::nullopt;
    return request.to->file() > king->file() ? board::CastlingSide::Short : board::CastlingSide::Long;
}

/// Of a piece that cannot come out of the reserve.
Illegal drop_hindrance(const Position& position, const MoveRequest& request) {
    const Role role = request.role.value_or(Role::Pawn);
    if (role == Role::King || position.in_hand({position.turn(), role}) == 0)
        return {Hindrance::NotInReserve, role, std::nullopt};
    if (position.at(*request.to)) return {Hindrance::DropOccupied, std::nullopt, request.to};
    const bool is_on_edge = request.to->rank() == Rank::One || request.to->rank() == Rank::Eight;
    if (role == Role::Pawn && is_on_edge) return {Hindrance::DropOnEdge, std::nullopt, std::nullopt};
    return {position.is_check() ? Hindrance::StaysInCheck : Hindrance::ExposesKing, role, request.to};
}

Illegal hindrance(const Position& position, const MoveRequest& request) {
    if (request.drops) return drop_hindrance(position, request);
    if (request.castling) return castling_hindrance(position, *request.castling);
    if (const auto wrong = wrong_departure(position, request)) return *wrong;
    if (auto missed = missed_capture(position, request)) return *missed;
    const Role role = request.role ? *request.role : request.from() ? position.at(*request.from())->role : Role::Pawn;
    if (const auto wrong = wrong_effect(position, request)) return *wrong;
    const std::vector<Square> pieces = pieces_meant(position, request);
    if (pieces.empty() && !has_any(position, role)) return {Hindrance::NoSuchPiece, role, std::nullopt};
    if (!request.to) return {Hindrance::CannotReach, role, std::nullopt};
    const auto target = position.at(*request.to);
    if (const auto side = castled_onto(position, request)) return castling_hindrance(position, *side);
    if (target && target->color == position.turn()) return {Hindrance::OwnPiece, target->role, request.to};
    const bool could =
        std::any_of(pieces.begin(), pieces.end(), [&](Square from) { return could_go(position, from, *request.to); });
    if (!could) return {Hindrance::CannotReach, role, request.to};
    return {position.is_check() ? Hindrance::StaysInCheck : Hindrance::ExposesKing, role, request.to};
}

} // namespace speech::listen
