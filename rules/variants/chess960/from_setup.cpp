// The way from a set-up to a position of Chess960 and back.
#include "rules/variants/chess960/position.hpp"
#include "rules/variants/standard/rights.hpp"

namespace rules::variants::chess960 {

using board::Bitboard;
using standard::rights_to_castle;
using standard::RightToCastle;

std::variant<Position, std::set<SetupFault>> Position::from_setup(const board::Setup& setup, Origin origin) {
    std::set<SetupFault> faults;
    Position position(setup);
    position.take_all_but_castling(setup, origin, faults);
    for (const RightToCastle& right : rights_to_castle) {
        if (!(setup.castling.*right.held)) continue;
        if (const auto rook = board::castling_rook(setup, right.color, right.side))
            position.castling_rooks_ |= Bitboard(*rook);
        else
            faults.insert(SetupFault::CastlingWithoutPieces);
    }
    if (!faults.empty()) return faults;
    return position;
}

board::Setup Position::setup() const {
    board::Setup setup = to_setup();
    for (const RightToCastle& right : rights_to_castle) {
        const auto going = castling(right.color, right.side);
        if (!going || !castling_rooks_.has(going->rook_from)) continue;
        setup.castling.*right.held = true;
        if (board::outermost_rook(setup.placement, right.color, right.side) != going->rook_from)
            setup.castling.inner_rooks |= Bitboard(going->rook_from);
    }
    return setup;
}

bool Position::castles_as_ordinary() const {
    for (const RightToCastle& right : rights_to_castle) {
        const auto going = castling(right.color, right.side);
        const bool is_held = going && castling_rooks_.has(going->rook_from);
        if (is_held && (going->king_from != right.king || going->rook_from != right.rook)) return false;
    }
    return true;
}

} // namespace rules::variants::chess960
