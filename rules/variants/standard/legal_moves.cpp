#include "rules/variants/standard/position.hpp"

#include "rules/variants/move_visitors.hpp"
#include "rules/variants/standard/rules.hpp"

namespace rules::variants::standard {

using board::Color;
using board::Move;
using board::MoveKind;
using board::Square;

namespace {

template <Color Us>
bool may_capture_en_passant_at_all(const Position& position) {
    const auto to = position.en_passant();
    if (!to) return false;
    for (const Square from : en_passant_candidates<Us>(position, *to))
        if (may_capture_en_passant<Us>(position, from, *to)) return true;
    return false;
}

} // namespace

MoveList Position::legal_moves() const { return list_moves<Rules>(*this); }

bool Position::has_legal_move() const { return has_move<Rules>(*this); }

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

Ending Position::ending_without_moves() const {
    return is_check() ? Ending{End::Checkmate, !turn_} : Ending{End::Stalemate, std::nullopt};
}

std::optional<Ending> Position::ending() const {
    if (has_legal_move()) return std::nullopt;
    return ending_without_moves();
}

std::array<std::uint64_t, 6> Position::words_without_castling() const {
    const bool has_capture = turn_ == Color::White ? may_capture_en_passant_at_all<Color::White>(*this)
                                                   : may_capture_en_passant_at_all<Color::Black>(*this);
    return to_words(has_capture);
}

std::array<std::uint64_t, 6> Position::repetition_words() const {
    auto words = words_without_castling();
    words[4] |= castling_rooks_.bits(); // on the corners, bits 0, 7, 56 and 63
    return words;
}

Position Position::without_castling() const {
    Position other = *this;
    other.castling_rooks_ = {};
    return other;
}

Position Position::with_colors_swapped() const {
    Position other = *this;
    other.swap_colors();
    other.castling_rooks_ = castling_rooks_.ranks_swapped();
    return other;
}

Position Position::with_files_swapped() const {
    Position other = *this;
    other.swap_files();
    return other;
}

Position Position::of_words(const std::array<std::uint64_t, 6>& words) {
    constexpr std::uint64_t corners = 0x8100000000000081;
    Position position;
    position.take_words(words);
    position.castling_rooks_ = board::Bitboard(words[4] & corners);
    return position;
}

} // namespace rules::variants::standard
