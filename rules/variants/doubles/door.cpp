// The way from a set-up to a position of doubles and back.
//
// A right to castle is written as in ordinary chess. Without a rook on the corner, or with one that was a pawn, it says
// that the king has not moved, so that one dropped there may castle. (That a king has not moved cannot be written when
// rooks which have moved stand on both its corners.)
#include "rules/variants/doubles/position.hpp"
#include "rules/variants/standard/rights.hpp"

namespace rules::variants::doubles {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Role;
using standard::rights_to_castle;
using standard::RightToCastle;

namespace {

// Two sets have 32 pieces of a colour, and the king at the other board is one of them.
constexpr int most_pieces = 31;

} // namespace

int Position::pieces_of(Color color) const {
    int count = pieces(color).count();
    for (const Role role : board::droppable_roles) count += in_hand({color, role});
    return count;
}

void Position::take_castling(const board::CastlingRights& rights, std::set<SetupFault>& faults) {
    for (const RightToCastle& right : rights_to_castle) {
        if (!(rights.*right.held)) continue;
        if (at(right.king) != Piece{right.color, Role::King}) {
            faults.insert(SetupFault::CastlingWithoutPieces);
            continue;
        }
        unmoved_kings_ |= Bitboard(right.king);
        if (at(right.rook) == Piece{right.color, Role::Rook} && !promoted_.has(right.rook))
            castling_rooks_ |= Bitboard(right.rook);
    }
}

std::variant<Position, std::set<SetupFault>> Position::from_setup(const board::Setup& setup, Origin origin) {
    std::set<SetupFault> faults;
    Position position(setup);
    const board::Reserve reserve = setup.reserve.value_or(board::Reserve());
    for (const Color color : board::both_colors) {
        if (position.pieces(color).count() + reserve.count(color) > most_pieces) {
            faults.insert(SetupFault::TooManyPieces);
            continue;
        }
        for (const Role role : board::droppable_roles)
            position.reserve_[place(color)][place(role)] = static_cast<std::uint8_t>(reserve.count({color, role}));
    }
    position.promoted_ =
        setup.promoted & position.occupied().without(position.pieces(Role::Pawn) | position.pieces(Role::King));
    position.check_kings(origin, faults);
    if (origin != Origin::Irregularity) check_pawns(position, faults);
    position.take_castling(setup.castling, faults);
    position.take_en_passant(setup, faults);
    if (!faults.empty()) return faults;
    return position;
}

board::Setup Position::setup() const {
    board::Setup setup = to_setup();
    for (const RightToCastle& right : rights_to_castle) {
        const bool has_rook = at(right.rook) == Piece{right.color, Role::Rook} && !promoted_.has(right.rook);
        const bool may_be_dropped = unmoved_kings_.has(right.king) && !has_rook;
        setup.castling.*right.held = castling_rooks_.has(right.rook) || may_be_dropped;
    }
    setup.promoted = promoted_;
    setup.reserve.emplace();
    for (const Color color : board::both_colors)
        for (const Role role : board::droppable_roles) setup.reserve->set({color, role}, in_hand({color, role}));
    return setup;
}

std::optional<Position> Position::with_in_hand(Piece piece) const {
    if (piece.role == Role::King || pieces_of(piece.color) >= most_pieces) return std::nullopt;
    Position next = *this;
    ++next.reserve_[place(piece.color)][place(piece.role)];
    return next;
}

} // namespace rules::variants::doubles
