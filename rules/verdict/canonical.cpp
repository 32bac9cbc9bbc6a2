#include "rules/verdict/canonical.hpp"

#include <optional>
#include <tuple>
#include <utility>

namespace rules::verdict {

using board::CastlingRights;
using board::Color;
using board::Move;
using board::MoveKind;
using board::Setup;
using board::Square;
using variants::Position;

namespace {

/// Which way a mirror is turned.
struct Mirror {
    bool swaps_ranks;
    bool swaps_files;

    Square of(Square square) const {
        return Square::at(square.index() ^ (swaps_ranks ? 56 : 0) ^ (swaps_files ? 7 : 0));
    }
    Color of(Color color) const { return swaps_ranks ? !color : color; }
    Move of(Move move) const {
        const Square from = of(*move.from());
        const Square to = of(move.to());
        switch (move.kind()) {
        case MoveKind::Promotion: return Move::promotion(from, to, *move.promoted());
        case MoveKind::EnPassant: return Move::en_passant(from, to);
        case MoveKind::Castling: return Move::castling(from, to);
        case MoveKind::Normal:
        case MoveKind::Drop: break; // nothing is dropped in ordinary chess
        }
        return Move::normal(from, to);
    }
    /// Precondition: no right to castle is left where files are swapped.
    Setup of(const Setup& setup) const {
        Setup image = setup;
        for (const Square square : board::Bitboard::all()) {
            const auto piece = setup.placement[square];
            image.placement.clear(of(square));
            if (piece) image.placement.put(of(square), {of(piece->color), piece->role});
        }
        image.turn = of(setup.turn);
        if (setup.en_passant) image.en_passant = of(*setup.en_passant);
        const CastlingRights rights = setup.castling;
        if (swaps_ranks)
            image.castling = {rights.black_short, rights.black_long, rights.white_short, rights.white_long};
        return image;
    }
};

/// Empty for what moves have made of an irregularity and no set-up can say: it is searched as it stands.
std::optional<Position> image(const Position& position, Mirror mirror) {
    const auto made = Position::as_it_stands(mirror.of(position.setup()));
    const auto* found = std::get_if<Position>(&made);
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

bool is_before(const Position& one, const Position& other) {
    const auto key = [](const Position& position) {
        return std::tuple(position.repetition_key(), position.setup().en_passant);
    };
    return key(one) < key(other);
}

} // namespace

Canonical::Canonical(const Position& position, Color side)
    : position_(position)
    , side_(side) {
    if (side_ == Color::Black) {
        if (const auto found = image(position_, {true, false})) {
            position_ = *found;
            side_ = Color::White;
            has_swapped_ranks_ = true;
        }
    }
    if (position_.setup().castling != CastlingRights{}) return;
    if (const auto found = image(position_, {false, true}); found && is_before(*found, position_)) {
        position_ = *found;
        has_swapped_files_ = true;
    }
}

std::vector<Move> Canonical::moves_back(std::vector<Move> moves) const {
    const Mirror mirror{has_swapped_ranks_, has_swapped_files_};
    for (Move& move : moves) move = mirror.of(move);
    return moves;
}

} // namespace rules::verdict
