// The way from a set-up to a position and back.
#include "rules/variants/standard/position.hpp"
#include "rules/variants/standard/steps.hpp"

#include <algorithm>

namespace rules::variants::standard {

using board::Bitboard;
using board::Color;
using board::File;
using board::Piece;
using board::Rank;
using board::Role;
using board::Square;

namespace {

constexpr int most_men = 16;

constexpr std::uint16_t counted(int number, int least) {
    return static_cast<std::uint16_t>(std::clamp(number, least, 65535));
}

struct RightToCastle {
    bool board::CastlingRights::*held;
    Color color;
    Square king;
    Square rook;
};

constexpr std::array rights_to_castle{
    RightToCastle{&board::CastlingRights::white_short, Color::White, Side<Color::White>::king_home,
                  Side<Color::White>::short_rook},
    RightToCastle{&board::CastlingRights::white_long, Color::White, Side<Color::White>::king_home,
                  Side<Color::White>::long_rook},
    RightToCastle{&board::CastlingRights::black_short, Color::Black, Side<Color::Black>::king_home,
                  Side<Color::Black>::short_rook},
    RightToCastle{&board::CastlingRights::black_long, Color::Black, Side<Color::Black>::king_home,
                  Side<Color::Black>::long_rook},
};

/// A double step of the side not to move can just have passed this square: its pawn stands before it, the way was
/// free, and with the pawn still at home nobody had left his king in check.
bool can_have_been_passed(const Position& position, Square passed) {
    const Color mover = !position.turn();
    const bool is_white = mover == Color::White;
    if (passed.rank() != (is_white ? Rank::Three : Rank::Six)) return false;
    const Square stands(passed.file(), is_white ? Rank::Four : Rank::Five);
    const Square came(passed.file(), is_white ? Rank::Two : Rank::Seven);
    if (position.at(stands) != Piece{mover, Role::Pawn}) return false;
    if (position.occupied().meets(Bitboard(passed) | Bitboard(came))) return false;
    const Bitboard king = position.men(position.turn(), Role::King);
    if (king.empty() || king.several()) return true; // named as a fault of its own
    if (king.meets(board::pawn_attacks(mover, came))) return false;
    const Bitboard before = (position.occupied() ^ Bitboard(stands)) | Bitboard(came);
    return position.attackers(king.first(), mover, before).without(Bitboard(stands)).empty();
}

} // namespace

void Position::put(Square square, Piece piece) {
    of(piece.role) |= Bitboard(square);
    of(piece.color) |= Bitboard(square);
}

std::variant<Position, std::set<SetupFault>> Position::from_setup(const board::Setup& setup) {
    std::set<SetupFault> faults;
    Position position;
    for (const Square square : Bitboard::all())
        if (const auto piece = setup.placement[square]) position.put(square, *piece);
    position.turn_ = setup.turn;
    position.halfmove_clock_ = counted(setup.halfmove_clock, 0);
    position.fullmove_number_ = counted(setup.fullmove_number, 1);

    const Bitboard white_kings = position.men(Color::White, Role::King);
    const Bitboard black_kings = position.men(Color::Black, Role::King);
    if (white_kings.empty()) faults.insert(SetupFault::NoWhiteKing);
    if (black_kings.empty()) faults.insert(SetupFault::NoBlackKing);
    if (white_kings.several()) faults.insert(SetupFault::SeveralWhiteKings);
    if (black_kings.several()) faults.insert(SetupFault::SeveralBlackKings);
    for (const Color color : board::both_colors)
        if (position.men(color).count() > most_men) faults.insert(SetupFault::TooManyMen);
    if (position.men(Role::Pawn).meets(Bitboard::of(Rank::One) | Bitboard::of(Rank::Eight)))
        faults.insert(SetupFault::PawnOnFirstOrLastRank);
    for (const Square king : position.men(!setup.turn, Role::King))
        if (!position.attackers(king, setup.turn, position.occupied()).empty())
            faults.insert(SetupFault::OpponentInCheck);

    for (const RightToCastle& right : rights_to_castle) {
        if (!(setup.castling.*right.held)) continue;
        if (position.at(right.king) == Piece{right.color, Role::King} &&
            position.at(right.rook) == Piece{right.color, Role::Rook})
            position.castling_rooks_ |= Bitboard(right.rook);
        else
            faults.insert(SetupFault::CastlingWithoutMen);
    }
    if (setup.en_passant) {
        if (can_have_been_passed(position, *setup.en_passant))
            position.en_passant_ = setup.en_passant;
        else
            faults.insert(SetupFault::ImpossibleEnPassant);
    }
    if (!faults.empty()) return faults;
    return position;
}

board::Setup Position::setup() const {
    board::Setup setup;
    for (const Square square : occupied()) setup.placement.put(square, *at(square));
    setup.turn = turn_;
    for (const RightToCastle& right : rights_to_castle) setup.castling.*right.held = castling_rooks_.has(right.rook);
    setup.en_passant = en_passant_;
    setup.halfmove_clock = halfmove_clock_;
    setup.fullmove_number = fullmove_number_;
    return setup;
}

} // namespace rules::variants::standard
