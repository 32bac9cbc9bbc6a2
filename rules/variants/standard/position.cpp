#include "rules/variants/standard/position.hpp"

#include "rules/variants/standard/generator.hpp"

namespace rules::variants::standard {

using board::Bitboard;
using board::Color;
using board::Move;
using board::MoveKind;
using board::Piece;
using board::Role;
using board::Square;

namespace {

/// Writes the moves down.
struct Lister {
    MoveList& moves;

    void piece_moves(Role, Square from, Bitboard arrivals) {
        for (const Square to : arrivals) moves.push(Move::normal(from, to));
    }
    void pawn_moves(Bitboard arrivals, int step) {
        for (const Square to : arrivals) moves.push(Move::normal(Square::at(to.index() - step), to));
    }
    void promotions(Bitboard arrivals, int step) {
        for (const Square to : arrivals)
            for (const Role role : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight})
                moves.push(Move::promotion(Square::at(to.index() - step), to, role));
    }
    void en_passant(Square from, Square to) { moves.push(Move::en_passant(from, to)); }
    void castling(Square from, Square to) { moves.push(Move::castling(from, to)); }
};

/// Notes only that there is one.
struct Finder {
    bool found = false;

    void piece_moves(Role, Square, Bitboard arrivals) { found = found || !arrivals.empty(); }
    void pawn_moves(Bitboard arrivals, int) { found = found || !arrivals.empty(); }
    void promotions(Bitboard arrivals, int) { found = found || !arrivals.empty(); }
    void en_passant(Square, Square) { found = true; }
    void castling(Square, Square) { found = true; }
};

template <Color Us>
bool may_capture_en_passant_at_all(const Position& position) {
    const auto to = position.en_passant();
    if (!to) return false;
    for (const Square from : en_passant_candidates<Us>(position, *to))
        if (may_capture_en_passant<Us>(position, from, *to)) return true;
    return false;
}

} // namespace

std::optional<Piece> Position::at(Square square) const {
    for (const Color color : board::both_colors) {
        if (!men(color).has(square)) continue;
        for (const Role role : board::all_roles)
            if (men(role).has(square)) return Piece{color, role};
    }
    return std::nullopt;
}

Bitboard Position::attackers(Square square, Color by, Bitboard occupied) const {
    const Bitboard straight = men(Role::Rook) | men(Role::Queen);
    const Bitboard diagonal = men(Role::Bishop) | men(Role::Queen);
    return men(by) &
           ((board::pawn_attacks(!by, square) & men(Role::Pawn)) | (board::knight_attacks(square) & men(Role::Knight)) |
            (board::king_attacks(square) & men(Role::King)) | (board::rook_attacks(square, occupied) & straight) |
            (board::bishop_attacks(square, occupied) & diagonal));
}

bool Position::is_check() const { return !attackers(king(turn_), !turn_, occupied()).empty(); }

MoveList Position::legal_moves() const {
    MoveList moves;
    Lister lister{moves};
    if (turn_ == Color::White)
        generate<Color::White>(*this, lister);
    else
        generate<Color::Black>(*this, lister);
    return moves;
}

bool Position::has_legal_move() const {
    Finder finder;
    if (turn_ == Color::White)
        generate<Color::White>(*this, finder);
    else
        generate<Color::Black>(*this, finder);
    return finder.found;
}

template <Color Us>
Position Position::after_by(Move move) const {
    const Square to = move.to();
    const Square from = *move.from();
    switch (move.kind()) {
    case MoveKind::Normal: return moved<Us>(at(from)->role, from, to);
    case MoveKind::Promotion: return promoted<Us>(*move.promoted(), from, to);
    case MoveKind::EnPassant: return captured_en_passant<Us>(from, to);
    case MoveKind::Castling: return castled<Us>(from, to);
    case MoveKind::Drop: break; // is no legal move of ordinary chess
    }
    return *this;
}

Position Position::after(Move move) const {
    return turn_ == Color::White ? after_by<Color::White>(move) : after_by<Color::Black>(move);
}

std::array<std::uint64_t, 5> Position::repetition_words() const {
    // Each square in four bits, one from each of the first four words: the colour, and a number for the role.
    const Bitboard first = men(Role::Pawn) | men(Role::Bishop) | men(Role::Queen);
    const Bitboard second = men(Role::Knight) | men(Role::Bishop) | men(Role::King);
    const Bitboard third = men(Role::Rook) | men(Role::Queen) | men(Role::King);
    // The rooks that may castle stand on the corners, so bits 1 to 6 are free for the turn and the en passant file.
    std::uint64_t rest = castling_rooks_.bits();
    if (turn_ == Color::Black) rest |= 2U;
    const bool has_capture = turn_ == Color::White ? may_capture_en_passant_at_all<Color::White>(*this)
                                                   : may_capture_en_passant_at_all<Color::Black>(*this);
    if (has_capture) rest |= 4U | static_cast<std::uint64_t>(en_passant_->file()) << 3U;
    return {men(Color::Black).bits(), first.bits(), second.bits(), third.bits(), rest};
}

} // namespace rules::variants::standard
