#include "rules/verdict/canonical.hpp"

#include <tuple>
#include <utility>

namespace rules::verdict {

using board::Color;
using board::Move;
using board::MoveKind;
using board::Square;
using variants::standard::Position;

namespace {

bool is_before(const Position& one, const Position& other) {
    const auto key = [](const Position& position) {
        return std::tuple(position.repetition_words(), position.en_passant());
    };
    return key(one) < key(other);
}

/// What of a square's index changes in the mirror.
constexpr int swaps_ranks = 56;
constexpr int swaps_files = 7;

std::vector<Move> mirrored(std::vector<Move> moves, int mirror) {
    const auto other = [&](Square square) { return Square::at(square.index() ^ mirror); };
    for (Move& move : moves) {
        const Square from = other(*move.from());
        const Square to = other(move.to());
        switch (move.kind()) {
        case MoveKind::Promotion: move = Move::promotion(from, to, *move.promoted()); break;
        case MoveKind::EnPassant: move = Move::en_passant(from, to); break;
        case MoveKind::Castling: move = Move::castling(from, to); break;
        case MoveKind::Normal:
        case MoveKind::Drop: move = Move::normal(from, to); break; // nothing is dropped in ordinary chess
        }
    }
    return moves;
}

} // namespace

Canonical::Canonical(const variants::Position& position, Color side)
    : position_(position)
    , has_swapped_colors_(side == Color::Black) {
    if (has_swapped_colors_) position_ = variants::Position(position_.as_standard().with_colors_swapped());
    if (!position_.as_standard().castling_rooks().empty()) return;
    const Position other = position_.as_standard().with_files_swapped();
    has_swapped_files_ = is_before(other, position_.as_standard());
    if (has_swapped_files_) position_ = variants::Position(other);
}

std::vector<Move> Canonical::moves_back(std::vector<Move> moves) const {
    const int mirror = (has_swapped_colors_ ? swaps_ranks : 0) ^ (has_swapped_files_ ? swaps_files : 0);
    return mirrored(std::move(moves), mirror);
}

std::vector<Move> with_files_swapped(std::vector<Move> moves) { return mirrored(std::move(moves), swaps_files); }

} // namespace rules::verdict
