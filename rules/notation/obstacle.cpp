#include "rules/notation/obstacle.hpp"

#include "rules/notation/arrivals.hpp"

namespace rules::notation {

using board::Bitboard;
using board::Role;
using board::Square;
using variants::Position;

namespace {

struct Finder {
    const Position& position;

    IllegalMove operator()(const CastlingWording&) const { return {Obstacle::CannotCastle, Role::King, {}, {}, {}}; }
    IllegalMove operator()(const DropWording& drop) const { return {Obstacle::CannotDrop, drop.role, drop.to, {}, {}}; }
    IllegalMove operator()(const StepWording& step) const {
        const auto because = [&](Obstacle obstacle) { return IllegalMove{obstacle, step.role, step.to, {}, {}}; };
        const auto piece_there = position.at(step.to);
        if (piece_there && piece_there->color == position.turn()) return because(Obstacle::OwnPiece);
        const Bitboard meant = position.pieces(position.turn(), step.role) & places_meant(step);
        if (meant.empty()) return because(Obstacle::NoSuchPiece);
        // As pieces can go there, the words beside the squares may be wrong; then they are to blame, not the squares.
        const Bitboard able = departures(position, step.role, step.to) & meant;
        if (!able.empty()) return because(wrong_words(step));
        const Bitboard reaching = pieces_reaching(position, step.role, step.to) & meant;
        if (reaching.empty()) return because(Obstacle::CannotReach);
        return held_back(step, reaching);
    }

private:
    Obstacle wrong_words(const StepWording& step) const {
        const bool promotes = step.role == Role::Pawn && is_last_rank(position, step.to);
        if (step.promoted && !promotes) return Obstacle::CannotPromote;
        if (step.says_en_passant) return Obstacle::NotEnPassant;
        if (step.says_capture && !position.at(step.to)) return Obstacle::NothingToCapture;
        if (step.promoted) return Obstacle::CannotPromote;
        if (!step.from_file) return Obstacle::CannotReach; // a pawn's capture without its file
        return Obstacle::PromotionUnnamed;
    }

    IllegalMove held_back(const StepWording& step, Bitboard reaching) const {
        const Square piece = reaching.first();
        const Bitboard attackers = attackers_after(position, step.role, piece, step.to);
        if (attackers.empty()) return {Obstacle::MustCapture, step.role, step.to, piece, {}};
        const Obstacle obstacle = position.is_check() ? Obstacle::StaysInCheck : Obstacle::ExposesKing;
        return {obstacle, step.role, step.to, piece, attackers.first()};
    }
};

} // namespace

IllegalMove illegal(const Position& position, const Wording& wording) { return std::visit(Finder{position}, wording); }

} // namespace rules::notation
