#include "rules/table/hands/touch_move.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;
using board::MoveKind;
using board::Piece;
using board::Role;
using board::Square;
using Moves = std::vector<Move>;
using Squares = std::vector<Square>;

class Resolver {
public:
    Resolver(const variants::Position& position, const Squares& touched, Moves possible)
        : position_(position)
        , touched_(touched)
        , possible_(std::move(possible)) {}

    Obligation resolve() {
        if (touched_.empty()) return {possible_, std::nullopt};
        const auto king =
            std::find_if(touched_.begin(), touched_.end(), [&](Square square) { return is_king(square); });
        const auto is_rook = [&](Square square) { return is_castling_rook(square); };
        if (king == touched_.end()) return by_pieces();
        if (std::any_of(touched_.begin(), king, is_rook)) return by_pieces_without_castling({touched_.begin(), king});
        const auto rook = std::find_if(king, touched_.end(), is_rook);
        return rook == touched_.end() ? by_pieces() : castle(*king, *rook);
    }

private:
    bool is_own(Square square) const { return position_.at(square)->color == position_.turn(); }
    bool is_king(Square square) const { return position_.at(square) == Piece{position_.turn(), Role::King}; }

    /// The rook of a castling whose king stands where it begins, the corners' in ordinary chess: with another one
    /// nobody means to castle.
    bool is_castling_rook(Square square) const {
        return position_.at(square) == Piece{position_.turn(), Role::Rook} &&
               std::any_of(board::both_castling_sides.begin(), board::both_castling_sides.end(), [&](auto side) {
                   const auto castling = position_.castling(position_.turn(), side);
                   return castling && castling->rook_from == square && is_king_at(castling->king_from);
               });
    }
    bool is_king_at(Square square) const { return position_.king(position_.turn()) == square; }

    Moves those(auto are_meant) const {
        Moves moves;
        std::copy_if(possible_.begin(), possible_.end(), std::back_inserter(moves), are_meant);
        return moves;
    }
    Moves moves_of(Square square) const {
        return those([&](Move move) { return move.from() == square; });
    }
    bool captures_on(Move move, Square square) const {
        const auto captured = position_.captured(move);
        return captured && captured->square == square;
    }
    Moves castlings_with(Square rook) const {
        return those([&](Move move) { return is_castling_with(move, rook); });
    }
    bool is_castling_with(Move move, Square rook) const {
        return move.kind() == MoveKind::Castling && position_.castling(move).rook_from == rook;
    }

    /// What the piece on the square is touched for: to be moved, or to be captured.
    Moves workable(Square square) const {
        if (is_own(square)) return moves_of(square);
        return those([&](Move move) { return captures_on(move, square); });
    }

    /// 4.4a, 4.4c: king and rook, the king first or both together.
    Obligation castle(Square king, Square rook) const {
        if (Moves castling = castlings_with(rook); !castling.empty())
            return {std::move(castling), laws::Rule::TouchedKingAndRook};
        if (Moves of_king = moves_of(king); !of_king.empty()) return {std::move(of_king), laws::Rule::CastlingNotLegal};
        return {possible_, std::nullopt};
    }

    /// 4.4b: with a rook touched before the king there is no castling; for the rest the pieces are what counts.
    Obligation by_pieces_without_castling(const Squares& before_king) {
        std::erase_if(possible_, [&](Move move) {
            return std::any_of(before_king.begin(), before_king.end(), [&](Square square) {
                return is_castling_rook(square) && is_castling_with(move, square);
            });
        });
        return {by_pieces().open, laws::Rule::TouchedRookFirst};
    }

    Obligation by_pieces() const {
        const auto own = std::find_if(touched_.begin(), touched_.end(), [&](Square square) { return is_own(square); });
        const auto enemy =
            std::find_if(touched_.begin(), touched_.end(), [&](Square square) { return !is_own(square); });
        if (enemy == touched_.end()) return first_workable(laws::Rule::TouchedOwnPiece);
        if (own == touched_.end()) return first_workable(laws::Rule::TouchedEnemyPiece);
        Moves both = those([&](Move move) { return move.from() == *own && captures_on(move, *enemy); });
        if (!both.empty()) return {std::move(both), laws::Rule::TouchedBothColours};
        return first_workable(laws::Rule::TouchedBothColours);
    }

    /// 4.3, and 4.5 if there is none.
    Obligation first_workable(laws::Rule rule) const {
        for (const Square square : touched_)
            if (Moves moves = workable(square); !moves.empty()) return {std::move(moves), rule};
        return {possible_, std::nullopt};
    }

    const variants::Position& position_;
    const Squares& touched_;
    Moves possible_;
};

} // namespace

Obligation oblige(const variants::Position& position, const Squares& touched, Moves possible) {
    return Resolver(position, touched, std::move(possible)).resolve();
}

} // namespace rules::table
