#include "rules/variants/chess960/rules.hpp"
#include "rules/variants/move_visitors.hpp"

namespace rules::variants::chess960 {

using board::Bitboard;
using board::CastlingSide;
using board::Color;
using board::Move;
using board::MoveKind;
using board::Square;

MoveList Position::legal_moves() const { return list_moves<Rules>(*this); }

bool Position::has_legal_move() const { return has_move<Rules>(*this); }

template <Color Us>
Position Position::after_by(Move move) const {
    switch (move.kind()) {
    case MoveKind::Normal: return moved<Us>(at(*move.from())->role, *move.from(), move.to());
    case MoveKind::Promotion: return promoted<Us>(*move.promoted(), *move.from(), move.to());
    case MoveKind::EnPassant: return captured_en_passant<Us>(*move.from(), move.to());
    case MoveKind::Castling: return castled<Us>(*move.from(), move.to());
    case MoveKind::Drop: break; // is no legal move of Chess960
    }
    return *this;
}

Position Position::after(Move move) const {
    return turn_ == Color::White ? after_by<Color::White>(move) : after_by<Color::Black>(move);
}

std::optional<Ending> Position::ending() const {
    if (has_legal_move()) return std::nullopt;
    return ending_without_moves();
}

std::optional<Castling> Position::castling(Color color, CastlingSide side) const {
    const board::Rank home = color == Color::White ? board::Rank::One : board::Rank::Eight;
    const Bitboard kings = pieces(color, board::Role::King) & Bitboard::of(home);
    if (kings.empty()) return std::nullopt;
    const Square king = kings.first();
    const auto is_there = [&](Square rook) {
        return side == CastlingSide::Short ? rook.file() > king.file() : rook.file() < king.file();
    };
    std::optional<Square> outermost;
    for (const Square rook : pieces(color, board::Role::Rook) & Bitboard::of(home)) {
        if (!is_there(rook)) continue;
        if (castling_rooks_.has(rook)) return castling_of(king, rook);
        if (!outermost || side == CastlingSide::Short) outermost = rook; // they come from the a-file on
    }
    return outermost ? std::optional(castling_of(king, *outermost)) : std::nullopt;
}

std::array<std::uint64_t, 6> Position::repetition_words() const {
    auto words = words_without_castling();
    words[5] = castling_rooks_.bits(); // on any file, where the fifth word has no room
    return words;
}

} // namespace rules::variants::chess960
