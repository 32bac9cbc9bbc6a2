#include "rules/table/moves/illegality.hpp"

#include "rules/table/moves/may_play.hpp"
#include "rules/table/two_boards/procedure.hpp"

#include <algorithm>
#include <utility>

namespace rules::table {
namespace {

using board::Piece;
using board::Role;
using board::Square;

} // namespace

bool knows(const Table& table, laws::IllegalKind kind) { return table.laws.irregularities.extra_kinds.contains(kind); }

namespace {

int count(const board::Placement& board, Piece piece) {
    int pieces = 0;
    for (const Square square : board::Bitboard::all()) pieces += board[square] == piece ? 1 : 0;
    return pieces;
}

/// The side's king, where the game is about it, is off the board.
bool is_king_gone(const Table& table, Color side) {
    return table.position.king(side) && count(table.hands.board, {side, Role::King}) == 0;
}

board::Rank last_rank(Color side) { return side == Color::White ? board::Rank::Eight : board::Rank::One; }

/// A pawn that has come to the last rank and was not dropped there has to be exchanged.
bool has_unpromoted_pawn(const Table& table, Color side) {
    const Piece pawn{side, Role::Pawn};
    return waiting_pawn(table.hands.board, table.position) &&
           count(table.hands.board, pawn) <= count(table.position.setup().placement, pawn);
}

bool holds_own_piece(const Hands& hands, Color side) {
    return std::any_of(hands.held.begin(), hands.held.end(), [side](Piece piece) { return piece.color == side; });
}

/// A pawn has moved, or a piece is off the board, so that the count of moves begins anew (Article 9.3).
bool is_progress(const board::Placement& before, const board::Placement& after) {
    int pieces_gone = 0;
    bool pawn_moved = false;
    for (const Square square : board::Bitboard::all()) {
        pieces_gone += (before[square] ? 1 : 0) - (after[square] ? 1 : 0);
        const bool was_pawn = before[square] && before[square]->role == Role::Pawn;
        pawn_moved = pawn_moved || (was_pawn && before[square] != after[square]);
    }
    return pawn_moved || pieces_gone > 0;
}

/// What was dropped is in hand no more. Where a pawn has gone, a new piece has come for it.
void take_from_reserve(board::Setup& setup, const board::Placement& board) {
    if (!setup.reserve) return;
    const auto added = [&](Role role) {
        return count(board, {setup.turn, role}) - count(setup.placement, {setup.turn, role});
    };
    if (added(Role::Pawn) < 0) return;
    for (const Role role : board::droppable_roles) {
        const Piece piece{setup.turn, role};
        if (added(role) > 0) setup.reserve->set(piece, std::max(setup.reserve->count(piece) - added(role), 0));
    }
}

/// The rights of kings and rooks that stand where they stood.
board::CastlingRights rights_left(const Table& table) {
    using board::CastlingSide;
    const variants::Position& before = table.position;
    board::CastlingRights rights = before.setup().castling;
    board::Setup after;
    after.placement = table.hands.board;
    const board::Bitboard inner = std::exchange(rights.inner_rooks, {});
    const auto stays = [&](bool& right, Color color, CastlingSide side) {
        const auto castling = before.castling(color, side);
        right = right && castling && after.placement[castling->king_from] == before.at(castling->king_from) &&
                after.placement[castling->rook_from] == before.at(castling->rook_from);
        if (!right) return;
        const bool was_inner = inner.has(castling->rook_from);
        const auto outermost = board::outermost_rook(after.placement, color, side);
        const bool is_passed = before.description().engines_castling && outermost != castling->rook_from;
        if (was_inner || is_passed) rights.inner_rooks |= board::Bitboard(castling->rook_from);
    };
    stays(rights.white_short, Color::White, CastlingSide::Short);
    stays(rights.white_long, Color::White, CastlingSide::Long);
    stays(rights.black_short, Color::Black, CastlingSide::Short);
    stays(rights.black_long, Color::Black, CastlingSide::Long);
    return rights;
}

/// What stands on the board, the other side to move.
board::Setup setup_left(const Table& table) {
    board::Setup setup = table.position.setup();
    setup.castling = rights_left(table);
    setup.halfmove_clock = is_progress(setup.placement, table.hands.board) ? 0 : setup.halfmove_clock + 1;
    take_from_reserve(setup, table.hands.board);
    for (const Square square : setup.promoted)
        if (table.hands.board[square] != table.position.at(square))
            setup.promoted = setup.promoted.without(board::Bitboard(square));
    setup.placement = table.hands.board;
    setup.en_passant.reset();
    if (setup.turn == Color::Black) ++setup.fullmove_number;
    setup.turn = !setup.turn;
    return setup;
}

bool are_both_in_check(const variants::Position& position) {
    const auto king = position.king(!position.turn());
    return position.is_check() && king && position.is_attacked(*king, position.turn());
}

bool has_pawn_on_last_rank(const variants::Position& position) {
    return std::any_of(board::both_colors.begin(), board::both_colors.end(), [&](Color side) {
        return position.pieces(side, Role::Pawn).meets(board::Bitboard::of(last_rank(side)));
    });
}

} // namespace

/// What an arbiter sees at a glance, and deals with in rapid even if nobody has claimed it (B6, A.5.4 of 2023).
bool is_plainly_illegal(const variants::Position& position) {
    return are_both_in_check(position) || has_pawn_on_last_rank(position);
}

namespace {

/// The square of another piece of the kind that stood there, touched after it and standing: one gone from two alike has
/// taken the other.
std::optional<Square> taken_by_its_like(const Hands& hands, const variants::Position& agreed, Square gone) {
    const auto first = std::find(hands.touched.begin(), hands.touched.end(), gone);
    const auto alike = std::find_if(first, hands.touched.end(), [&](Square square) {
        return square != gone && agreed.at(square) == agreed.at(gone) && hands.board[square] == agreed.at(square);
    });
    return alike != hands.touched.end() ? std::optional(*alike) : std::nullopt;
}

/// A pawn's step aside and ahead onto an empty square, past a pawn that has gone from there.
bool is_done_as_en_passant(const variants::Position& agreed, board::Move move, Square gone) {
    const Color side = agreed.turn();
    const Square from = *move.from();
    const int ahead = side == Color::White ? 1 : -1;
    const bool is_beside = move.to() == from.offset(1, ahead) || move.to() == from.offset(-1, ahead);
    return agreed.at(from) == Piece{side, Role::Pawn} && is_beside && !agreed.at(move.to()) &&
           gone == Square(move.to().file(), from.rank()) && agreed.at(gone) == Piece{!side, Role::Pawn};
}

/// What was carried where, if that is all that was done: one piece, also onto another or as if en passant, or king and
/// rook as in castling.
std::optional<board::Move> move_of_hands(const Hands& hands, const variants::Position& agreed) {
    const board::Placement& board = hands.board;
    const Color side = agreed.turn();
    std::vector<Square> left;
    std::vector<Square> reached;
    std::vector<Square> gone; // the other side's, with nobody in their place
    for (const Square square : board::Bitboard::all()) {
        const auto was = agreed.at(square);
        const auto is = board[square];
        if (was == is) continue;
        if (was && was->color == side) left.push_back(square);
        if (is && is->color == side) reached.push_back(square);
        if (is && is->color != side) return std::nullopt;
        if (was && was->color != side && !is) gone.push_back(square);
    }
    if (left.size() == 2 && reached.size() == 1) std::erase(left, reached.front()); // an own piece was taken
    if (!gone.empty()) {
        if (gone.size() > 1 || left.size() != 1 || reached.size() != 1 ||
            board[reached.front()] != agreed.at(left.front()))
            return std::nullopt;
        const board::Move taking = board::Move::en_passant(left.front(), reached.front());
        return is_done_as_en_passant(agreed, taking, gone.front()) ? std::optional(taking) : std::nullopt;
    }
    if (left.size() == 1 && reached.empty())
        if (const auto alike = taken_by_its_like(hands, agreed, left.front()))
            return board::Move::normal(left.front(), *alike);
    if (left.size() == 1 && reached.size() == 1) {
        const Role from = agreed.at(left.front())->role;
        const Role to = board[reached.front()]->role;
        if (from == to) return board::Move::normal(left.front(), reached.front());
        const bool is_promotion = from == Role::Pawn && to != Role::King;
        return is_promotion ? std::optional(board::Move::promotion(left.front(), reached.front(), to)) : std::nullopt;
    }
    if (left.size() != 2 || reached.size() != 2) return std::nullopt;
    for (const auto on : board::both_castling_sides) {
        const auto meant = agreed.castling(side, on);
        if (!meant || board[meant->king_to] != Piece{side, Role::King}) continue;
        const board::Move castling = board::Move::castling(meant->king_from, meant->king_to);
        const std::vector<Way> ways = ways_of(agreed, castling);
        const bool is_done = std::all_of(ways.begin(), ways.end(), [&](Way way) {
            return agreed.at(way.from) && board[way.to] == agreed.at(way.from) && !board[way.from];
        });
        if (is_done) return castling;
    }
    return std::nullopt;
}

} // namespace

bool stays_illegal(const Table& table) {
    const bool waits = table.settings.kind != Kind::Standard &&
                       table.laws.kinds.rapid.both_kings_check == laws::BothKingsInCheck::DrawAfterNextMove;
    if (!waits || !table.settings.arbiter_present || table.illegal_moves.empty()) return false;
    const IllegalMove& last = table.illegal_moves.back();
    const auto& before = last.plies == table.plies.size() ? last.before : table.plies.back().before;
    return is_plainly_illegal(before) && is_plainly_illegal(table.position);
}

std::optional<board::Move> illegal_move_shown(const Table& table) {
    const Color side = table.position.turn();
    if (!illegality_on_board(table, side) || !table.hands.held.empty()) return std::nullopt;
    for (const board::Move move : table.position.legal_moves()) // closed by what was touched
        if (has_arrived(table.hands, table.position, move)) return move;
    return move_of_hands(table.hands, table.position);
}

std::optional<variants::Position> position_left(const Table& table) {
    const auto left = variants::Position::as_it_stands(setup_left(table), table.settings.variant);
    const auto* position = std::get_if<variants::Position>(&left);
    return position != nullptr ? std::optional(*position) : std::nullopt;
}

variants::Position turn_passed(const Table& table) {
    board::Setup setup = table.position.setup();
    setup.en_passant.reset();
    setup.turn = !setup.turn;
    return std::get<variants::Position>(variants::Position::as_it_stands(setup, table.settings.variant));
}

std::optional<Illegality> illegality_on_board(const Table& table, Color side) {
    const Hands& hands = table.hands;
    if (table.settings.illegal != IllegalPolicy::Record || may_play(table, side) || awaiting_words(table))
        return std::nullopt;
    if (holds_own_piece(hands, side)) return Illegality::EmptyPress;
    if (hands.board == table.position.setup().placement)
        return knows(table, laws::IllegalKind::EmptyPress) ? std::optional(Illegality::EmptyPress) : std::nullopt;
    if (is_king_gone(table, !side)) return Illegality::KingCaptured;
    return has_unpromoted_pawn(table, side) ? Illegality::UnpromotedPawn : Illegality::Move;
}

} // namespace rules::table
